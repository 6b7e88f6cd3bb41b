import {vi} from 'vitest';

interface Asked {
  file: string;
  cache: RequestCache | undefined;
  isAborted: () => boolean;
}

export type Answer = (asked: Asked) => Response | Promise<Response>;

/** A response that never arrives. The request only ends when it is aborted. */
export const NEVER = Symbol('never');

export function indexHost(files: Iterable<readonly [string, Uint8Array]> = []) {
  const known = new Map(files);
  const answers = new Map<string, Answer | typeof NEVER>();
  const asked: Asked[] = [];
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const file = input instanceof Request ? input.url : String(input);
    const signal = init?.signal ?? undefined;
    const request = {file, cache: init?.cache, isAborted: () => signal?.aborted === true};
    asked.push(request);
    signal?.throwIfAborted();
    const answer = answers.get(file);
    if (answer === NEVER)
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(signal.reason as Error));
      });
    if (answer !== undefined) return answer(request);
    const bytes = known.get(file);
    return bytes === undefined
      ? new Response('', {status: 404})
      : new Response(Uint8Array.from(bytes), {
          headers: {'content-type': 'application/octet-stream'},
        });
  });
  return {
    files: known,
    answers,
    asked,
    cachesOf: (file: string) => asked.filter((one) => one.file === file).map(({cache}) => cache),
  };
}

export const at = (url: string, files: ReadonlyMap<string, Uint8Array>): [string, Uint8Array][] =>
  [...files].map(([name, bytes]) => [url + name, bytes]);
