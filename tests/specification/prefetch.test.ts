// Specification: 2.18.
import {expect, it} from 'vitest';
import {loadInstalled} from './loadInstalled';

interface Prefetch {
  default: (url: string) => Promise<void>;
}

type Outcome = 'pending' | 'success' | 'failure';

/** Loads the prefetch of a browser without prefetch links; its GET is answered with a status. */
async function prefetchWithoutLinks(status: number) {
  const requests: unknown[] = [];
  const outcomes: Outcome[] = [];
  class Request {
    status = status;
    withCredentials = false;
    onload = (): void => undefined;
    private line: unknown[] = [];
    open(...line: unknown[]): void {
      this.line = line;
    }
    send(): void {
      requests.push([...this.line, this.withCredentials]);
      this.onload();
    }
  }
  // Prefetching never rejects; only the promise inside it shows whether it counts as a success.
  class Recorded<Value> extends Promise<Value> {
    static override get [Symbol.species](): PromiseConstructor {
      return Promise;
    }
    constructor(executor: ConstructorParameters<typeof Promise<Value>>[0]) {
      const index = outcomes.push('pending') - 1;
      super((resolve, reject) =>
        executor(
          (value) => {
            outcomes[index] = 'success';
            resolve(value);
          },
          (reason) => {
            outcomes[index] = 'failure';
            reject(reason as Error);
          },
        ),
      );
    }
  }
  const document = {createElement: () => ({relList: {supports: () => false}})};
  const {default: prefetch} = await loadInstalled<Prefetch>({
    entry: "export {default} from '@docusaurus/core/lib/client/prefetch.js'",
    globals: {XMLHttpRequest: Request, Promise: Recorded, document},
  });
  await prefetch('/assets/js/page.js');
  return {requests, outcomes};
}

it('prefetch falls back to a GET request with credentials', async () => {
  const {requests} = await prefetchWithoutLinks(200);
  expect(requests).toEqual([['GET', '/assets/js/page.js', true, true]]);
});

it.each([
  [200, 'success'],
  [204, 'failure'],
] as const)('prefetch by GET counts status %i as a %s', async (status, outcome) => {
  const {outcomes} = await prefetchWithoutLinks(status);
  expect(outcomes[0]).toBe(outcome);
});
