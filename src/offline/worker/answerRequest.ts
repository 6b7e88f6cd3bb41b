import type {Build} from './Build';
import type {RequestEvent} from './scope';
import type {Strangers} from './Strangers';

/** How long a page may take before the kept one is shown instead, in milliseconds. */
const PATIENCE = 4000;

function timeout(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

/** Pages come from the network, so that readers get the newest; without network from the cache. */
async function answerNavigation(
  event: RequestEvent,
  file: string,
  build: Build,
  strangers: Strangers,
): Promise<Response> {
  const kept = await build.cached(file);
  const request = fetch(event.request);
  let answer: Response | undefined;
  try {
    answer = await (kept ? Promise.race([request, timeout(PATIENCE)]) : request);
  } catch (error) {
    if (!kept) throw error;
  }
  if (kept && (answer === undefined || answer.status >= 500)) {
    // Nobody waits for the slow answer any more; it may still fail, and must not hold a connection.
    request.then(({body}) => body?.cancel()).catch(() => undefined);
    return kept;
  }
  if (answer === undefined) return request;
  if (answer.ok && !(await build.keep(file, answer.clone())))
    await strangers.add(event.resultingClientId);
  return answer;
}

/** Everything else of a build never changes, so the cache is as good as the network. */
async function answerFile(event: RequestEvent, file: string, build: Build): Promise<Response> {
  const kept = await build.cached(file);
  if (kept) return kept;
  const answer = await fetch(event.request);
  if (!answer.ok || answer.status !== 200) return answer;
  if (await build.keep(file, answer.clone())) return answer;
  // Data of a newer build must not reach the code of this one; a picture may.
  return event.request.destination === '' ? Response.error() : answer;
}

/**
 * Answers a request of a page: only ever with content of the build that the page belongs to.
 * @returns undefined where the browser should ask the network itself
 */
export function answerRequest(
  event: RequestEvent,
  build: Build,
  strangers: Strangers,
): Promise<Response> | undefined {
  const {request} = event;
  if (request.method !== 'GET' || request.headers.has('range')) return undefined;
  const file = build.fileOf(request.url);
  if (file === undefined) return undefined;
  if (request.mode === 'navigate') return answerNavigation(event, file, build, strangers);
  return (async () => {
    if (!(await strangers.has(event.clientId))) return answerFile(event, file, build);
    // A worker belongs to the build of the page that starts it.
    if (event.resultingClientId !== '') await strangers.add(event.resultingClientId);
    return fetch(request);
  })();
}
