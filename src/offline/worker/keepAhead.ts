import {unpackFiles} from '../packFiles';
import type {Build} from './Build';
import {keptHeaders} from './keptHeaders';

/**
 * Files that are fetched at once to be kept. A browser has six connections to a host, and the search
 * needs one for each of its indexes, and one more to ask again where they hang.
 */
const AT_ONCE = 2;
/** How long one of them may take, in milliseconds: what hangs would hold its connection for ever. */
const LONGEST_FETCH = 120_000;
/** Files that a host may refuse, or send otherwise than they were built, before it is left in peace. */
const MOST_LOST = 4;

/** Files of the index that are asked for one by one where no more are missing. */
const FEW = 4;

const NOTHING = new ArrayBuffer(0);

/** What a host answers, unless it refuses. */
async function fetchFile(
  build: Build,
  file: string,
  cache: RequestCache,
): Promise<Response | undefined> {
  const signal = AbortSignal.timeout(LONGEST_FETCH);
  const answer = await fetch(build.addressOf(file), {cache, priority: 'low', signal});
  if (answer.ok) return answer;
  // A body that nobody reads holds a connection, and so what waits for one, without end.
  await answer.body?.cancel();
  return undefined;
}

async function keepFile(build: Build, file: string): Promise<boolean> {
  if (await build.cached(file)) return true;
  // Only a name with a hash in it may come from the browser's cache unasked.
  const answer = await fetchFile(build, file, file.startsWith('assets/') ? 'default' : 'no-cache');
  return answer !== undefined && build.keep(file, answer);
}

async function keepAll(build: Build, files: readonly string[]): Promise<boolean> {
  const waiting = files.values();
  let lost = 0;
  const keepNext = async (): Promise<void> => {
    for (const file of waiting) {
      if (!(await keepFile(build, file))) lost++;
      if (lost >= MOST_LOST) return;
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, keepNext));
  return lost === 0;
}

/** Keeps what a pack holds of these files, and returns those that it does not. */
async function keepFromPack(
  build: Build,
  pack: string,
  files: readonly string[],
): Promise<string[]> {
  const answer = await fetchFile(build, pack, 'no-cache');
  if (answer === undefined) return [...files];
  const contents = unpackFiles(await answer.arrayBuffer());
  const headers = keptHeaders(answer);
  const kept = await Promise.all(
    files.map((file, place) => build.keepContent(file, contents[place] ?? NOTHING, headers)),
  );
  return files.filter((_, place) => !kept[place]);
}

/** Keeps the search index: from its pack, and what is missing then file by file. */
async function keepIndex(build: Build): Promise<boolean> {
  const {pack, files} = build.searchPack() ?? {pack: '', files: []};
  const known = await Promise.all(files.map((file) => build.cached(file)));
  const missing = files.filter((_, place) => known[place] === undefined);
  return keepAll(build, missing.length > FEW ? await keepFromPack(build, pack, files) : missing);
}

/**
 * Fetches what is missing of a page and keeps it, the page last: what is kept here can be read.
 * @returns whether all of it is kept
 */
export async function keepPage(build: Build, page: string): Promise<boolean> {
  const areOthersKept = await keepAll(build, build.filesOfPage(page));
  return (await keepFile(build, page)) && areOthersKept;
}

/**
 * Fetches what is missing for the search and keeps it, its page last.
 * @returns whether all of it is kept
 */
export async function keepSearch(build: Build): Promise<boolean> {
  const isPage = (file: string): boolean => file.endsWith('.html');
  const files = build.filesOfSearch();
  const outcomes = [
    await keepIndex(build),
    await keepAll(
      build,
      files.filter((file) => !isPage(file)),
    ),
  ];
  for (const page of files.filter(isPage)) outcomes.push(await keepPage(build, page));
  return outcomes.every(Boolean);
}
