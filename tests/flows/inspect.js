// What a person could complain about on this page, as data. Run by Device.inspect.
() => {
  const CONTROLS = "button, a[href], input, select, textarea, summary";
  const EDGE = 1.5; // px: rounding
  const root = document.scrollingElement;
  const { clientWidth: width, clientHeight: height } = root; // not innerWidth: a phone zooms out where a page is too wide
  const shown = (element) => element.checkVisibility({ visibilityProperty: true }) && element.getClientRects().length > 0;
  const name = (element) => element.dataset.testid ?? element.outerHTML.slice(0, 120);
  const scrolls = (box, axis) => /auto|scroll/.test(getComputedStyle(box)[`overflow${axis}`]);

  /** Is the element where the viewer can get it: inside the window, or inside boxes that scroll? */
  function reachable(element, axis, start, end, size) {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement)
      if (scrolls(box, axis)) return reachable(box, axis, start, end, size);
    const place = element.getBoundingClientRect();
    return place[start] >= -EDGE && place[end] <= size + EDGE;
  }
  const within = (element) =>
    reachable(element, "X", "left", "right", width) && reachable(element, "Y", "top", "bottom", height);

  const controls = [...document.querySelectorAll(CONTROLS)].filter(shown);
  return {
    errors: globalThis.__pyErrors ?? [],
    wider: root.scrollWidth - width,
    higher: root.scrollHeight - height,
    unreachable: controls.filter((one) => !one.closest("[inert]") && !within(one)).map(name),
    nameless: controls.filter((one) => !one.dataset.testid).map(name),
    ids: [...document.querySelectorAll("[data-testid]")].map(name),
  };
};
