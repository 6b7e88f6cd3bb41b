import type {Page} from '@playwright/test';

interface TraceEvent {
  name: string;
  args?: {elementCount?: number};
}

/** How many elements Chromium styled again, in each of its rounds, while `act` ran and until the next frame. */
export async function restyledElements(page: Page, act: () => Promise<void>): Promise<number[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('Elements can only be counted in a browser of its own.');
  const twoFrames = () =>
    page.evaluate(
      () =>
        new Promise<void>((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve())),
        ),
    );
  await twoFrames();
  await browser.startTracing(page, {categories: ['devtools.timeline']});
  await act();
  await twoFrames();
  const trace = await browser.stopTracing();
  const {traceEvents} = JSON.parse(trace.toString()) as {traceEvents: TraceEvent[]};
  return traceEvents
    .filter(({name}) => name === 'UpdateLayoutTree')
    .map(({args}) => args?.elementCount ?? 0);
}
