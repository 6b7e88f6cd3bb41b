import type {Page} from '@playwright/test';

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: {node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly}[];
}

/** Returns the elements that have moved since the page started to load, with their old and new positions. */
export function layoutShifts(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        const place = ({x, y, width, height}: DOMRectReadOnly) => `${x},${y} ${width}×${height}`;
        const shifts: string[] = [];
        new PerformanceObserver((list) => {
          for (const {value, sources} of list.getEntries() as LayoutShift[]) {
            const moves = sources.map(({node, previousRect, currentRect}) => {
              const element = node instanceof Element ? node : node?.parentElement;
              const name = element?.cloneNode(false) as Element | undefined;
              return `${name?.outerHTML ?? 'what is gone'}: ${place(previousRect)} to ${place(currentRect)}`;
            });
            shifts.push(`${value}: ${moves.join('; ')}`);
          }
        }).observe({type: 'layout-shift', buffered: true});
        // Waits for two frames: in the first, buffered entries are delivered, and the second includes the current
        // layout.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(shifts)));
      }),
  );
}
