/** What the probe notes in the page, all times in milliseconds of the page's own clock. */
export interface ProbeNotes {
  /** Key presses. */
  keys: number[];
  /** The last change of the search field's text. */
  input: number | undefined;
  /** Changes of what shows the suggestions, since they were last taken away. */
  changes: number[];
  /** When the first suggestion was painted. */
  firstPainted: number | undefined;
  /** Lengths of tasks that kept the page from answering, 50 ms and more. */
  longTasks: number[];
  /** Sum of unexpected layout shifts. */
  layoutShift: number;
}

declare global {
  interface Window {
    probe: ProbeNotes;
  }
  interface PerformanceEntry {
    readonly value?: number;
    readonly hadRecentInput?: boolean;
  }
}

/**
 * Runs in the page before its own scripts.
 *
 * @param popup selector of what shows the suggestions
 */
export function installProbe(popup: string): void {
  const probe: ProbeNotes = {
    keys: [],
    input: undefined,
    changes: [],
    firstPainted: undefined,
    longTasks: [],
    layoutShift: 0,
  };
  window.probe = probe;
  new PerformanceObserver((list) => {
    for (const {duration} of list.getEntries()) probe.longTasks.push(duration);
  }).observe({type: 'longtask', buffered: true});
  new PerformanceObserver((list) => {
    for (const {value = 0, hadRecentInput} of list.getEntries())
      if (!hadRecentInput) probe.layoutShift += value;
  }).observe({type: 'layout-shift', buffered: true});

  const isPopup = (node: Node): boolean => {
    const element = node instanceof Element ? node : node.parentElement;
    if (!element || element.matches('input, html, body, head, title')) return false;
    return element.closest(popup) !== null || element.querySelector(popup) !== null;
  };
  let isWaiting = true;
  const watch = () =>
    new MutationObserver((mutations) => {
      if (mutations.some(({target}) => isPopup(target))) probe.changes.push(performance.now());
      if (!isWaiting || document.querySelector('[role=option]')?.checkVisibility() !== true) return;
      isWaiting = false;
      // The message is handled after the frame that was asked for has been painted.
      requestAnimationFrame(() => {
        const {port1, port2} = new MessageChannel();
        port1.onmessage = () => (probe.firstPainted = performance.now());
        port2.postMessage(undefined);
      });
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['style', 'class', 'hidden', 'open', 'aria-expanded'],
    });
  if (document.documentElement) watch();
  else document.addEventListener('readystatechange', watch, {once: true});
  document.addEventListener('keydown', () => probe.keys.push(performance.now()), true);
  document.addEventListener('input', () => (probe.input = performance.now()), true);
}
