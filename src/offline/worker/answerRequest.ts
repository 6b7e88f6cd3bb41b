import type {Build} from './Build';
import type {RequestEvent} from './scope';
import type {Strangers} from './Strangers';

/** How long a page may take before the kept one is shown instead, in milliseconds. */
const PATIENCE = 4000;

function timeout(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}

/** What the page of the build says where nothing is found. */
const NOT_FOUND = '404.html';

/** What requests are answered from. */
export interface Site {
  build: Build;
  strangers: Strangers;
  /** Makes what is shown in place of a page that can neither be loaded nor is kept. */
  notKept: () => Promise<Response>;
}

/** What the network answers to a navigation, and whether it is a page of another build. */
interface Arrival {
  answer: Response;
  isStranger: boolean;
}

/** Whether a host is in no state to answer, so that asking again later may help. */
function isFailing({status}: Response): boolean {
  const isTimeout = status === 408;
  const isTooMany = status === 429;
  return status >= 500 || isTimeout || isTooMany;
}

/** Reads a page that may be of the build to its end: it may break off in the middle. */
async function load(request: Request, file: string | undefined, build: Build): Promise<Arrival> {
  const answer = await fetch(request);
  if (answer.ok) {
    const isOfBuild = file !== undefined && (await build.keep(file, answer.clone()));
    return {answer, isStranger: !isOfBuild};
  }
  // Neither the way to another address nor a host that fails is a page of any build.
  const isPage = answer.status >= 400 && !isFailing(answer);
  return {answer, isStranger: isPage && !(await build.isFile(NOT_FOUND, answer.clone()))};
}

/**
 * Pages come from the network, so that readers get the newest; without network from the cache, and
 * what is not kept either is told.
 */
async function answerNavigation(
  event: RequestEvent,
  file: string | undefined,
  {build, strangers, notKept}: Site,
): Promise<Response> {
  const kept = file === undefined ? undefined : await build.cached(file);
  const loading = load(event.request, file, build);
  let arrival: Arrival | undefined;
  try {
    arrival = await (kept ? Promise.race([loading, timeout(PATIENCE)]) : loading);
  } catch (error) {
    if (!kept) {
      console.warn('Offline: a page that is not kept cannot be loaded.', error);
      // It belongs to no build, so no update has to wait for its reader.
      await strangers.add(event.resultingClientId);
      return notKept();
    }
  }
  if (kept && (arrival === undefined || isFailing(arrival.answer))) {
    // Nobody waits for the slow answer any more; it may still fail, and must not hold a connection.
    loading.then(({answer}) => answer.body?.cancel()).catch(() => undefined);
    return kept;
  }
  const {answer, isStranger} = arrival ?? (await loading);
  if (isStranger) await strangers.add(event.resultingClientId);
  return answer;
}

/**
 * Everything else of a build never changes, so the cache is as good as the network. What comes from
 * the network is handed on as it came: the search tells a damaged file and a page in its place from a
 * host that cannot be reached, and asks again past the browser's cache.
 */
async function answerFile(event: RequestEvent, file: string, build: Build): Promise<Response> {
  const kept = await build.cached(file);
  if (kept) return kept;
  const answer = await fetch(event.request);
  try {
    await build.keep(file, answer.clone());
  } catch (error) {
    console.warn(`Offline: ${file} broke off and is not kept.`, error);
  }
  return answer;
}

/**
 * Answers a request of a page, from the cache only with content of the build that the page belongs to.
 * @returns undefined where the browser should ask the network itself
 */
export function answerRequest(event: RequestEvent, site: Site): Promise<Response> | undefined {
  const {request} = event;
  const {build, strangers} = site;
  if (request.method !== 'GET' || request.headers.has('range')) return undefined;
  const file = build.fileOf(request.url);
  if (request.mode === 'navigate') return answerNavigation(event, file, site);
  // Of what the build does not have, only the worker of a stranger matters: it will ask for more.
  if (file === undefined && event.resultingClientId === '') return undefined;
  return (async () => {
    if (await strangers.has(event.clientId)) {
      // A worker belongs to the build of the page that starts it.
      if (event.resultingClientId !== '') await strangers.add(event.resultingClientId);
      return fetch(request);
    }
    return file === undefined ? fetch(request) : answerFile(event, file, build);
  })();
}
