// The texts on this page that a person cannot read whole, each with what is the matter: cut off by the box around it, sticking out of its
// button or card, or out of the window. What can be scrolled into view counts as readable, and so do names that people typed.
() => {
  const EDGE = 2; // px: rounding, and the overhang of letters
  const root = document.documentElement;
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const faults = [];

  const silent = (element) =>
    !element.checkVisibility({ visibilityProperty: true }) ||
    element.closest(".hidden-text, .name, script, noscript, [inert], option, title") !== null;
  const outside = (text, box, axis) =>
    axis === "X" ? Math.max(box.left - text.left, text.right - box.right) : Math.max(box.top - text.top, text.bottom - box.bottom);

  /** What hides or lets out some of this line of text on one axis; undefined if nothing does. */
  function fault(element, text, axis) {
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const style = getComputedStyle(box), place = box.getBoundingClientRect();
      const overflow = style[`overflow${axis}`];
      if (/auto|scroll/.test(overflow)) return undefined;
      if (/hidden|clip/.test(overflow) && outside(text, place, axis) > EDGE) return `cut off by .${box.className}`;
      if (box.matches("button, a.button, .card, td, th") && outside(text, place, axis) > EDGE) return `out of .${box.className || box.tagName}`;
      if (style.position === "fixed") break;
    }
    const size = axis === "X" ? root.clientWidth : root.clientHeight;
    const [start, end] = axis === "X" ? [text.left, text.right] : [text.top, text.bottom];
    return start < -EDGE || end > size + EDGE ? "out of the window" : undefined;
  }

  while (texts.nextNode()) {
    const node = texts.currentNode, element = node.parentElement;
    if (!node.data.trim() || silent(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const line of range.getClientRects()) {
      const found = line.width && line.height ? (fault(element, line, "X") ?? fault(element, line, "Y")) : undefined;
      if (found) {
        faults.push(`${node.data.trim().slice(0, 60)}: ${found}`);
        break;
      }
    }
  }
  return faults;
};
