// The words on the page that are written from right to left, but for those that contain `allowed`: their direction is their own.
(allowed) => {
  const letter = (node, place) => {
    const range = document.createRange();
    range.setStart(node, place);
    range.setEnd(node, place + 1);
    return range.getBoundingClientRect();
  };
  const backwards = [];
  const texts = document.createTreeWalker(document.getElementById("root"), NodeFilter.SHOW_TEXT);
  while (texts.nextNode())
    for (const { 0: word, index } of texts.currentNode.data.matchAll(/[A-Za-z]{2,}/g)) {
      const first = letter(texts.currentNode, index), last = letter(texts.currentNode, index + word.length - 1);
      if (first.width && first.top === last.top && first.left > last.left && !word.includes(allowed)) backwards.push(word);
    }
  return backwards;
};
