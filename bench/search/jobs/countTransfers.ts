import type {IndexReader} from '../engines/IndexReader';
import type {OpenedIndex} from '../engines/SearchEngine';
import {mean} from '../measure/relevance';
import {askAll} from './askAll';
import type {Transfers} from './Job';
import {typedLetterByLetter} from './typeQueries';

/** Asks one after the other in a freshly opened index and says what that fetched. */
async function fetchedBy(
  open: (reader: IndexReader) => Promise<OpenedIndex>,
  newReader: () => IndexReader,
  inputs: readonly string[],
): Promise<{bytes: number; requests: number}> {
  const reader = newReader();
  const index = await open(reader);
  await askAll(index, inputs);
  return {bytes: reader.transferred, requests: reader.requests};
}

/** What readers fetch: for one query in a fresh page, for ten in a row, and for ten typed letter by letter. */
export async function countTransfers(
  open: (reader: IndexReader) => Promise<OpenedIndex>,
  newReader: () => IndexReader,
  queries: readonly string[],
): Promise<Transfers> {
  const opened = await fetchedBy(open, newReader, []);
  const all = await fetchedBy(open, newReader, queries);
  if (opened.requests === all.requests) {
    // The whole index is fetched when it is opened: nothing that follows can differ.
    const {bytes, requests} = opened;
    return {
      firstResult: {meanBytes: bytes, maxBytes: bytes, maxRequests: requests},
      tenQueries: {bytes, requests},
      typedTenQueries: {bytes, requests, maxRequestsOfOne: requests},
    };
  }
  const first = [];
  const typed = [];
  for (const query of queries) {
    first.push(await fetchedBy(open, newReader, [query]));
    typed.push(await fetchedBy(open, newReader, typedLetterByLetter(query)));
  }
  const typedAll = await fetchedBy(open, newReader, queries.flatMap(typedLetterByLetter));
  return {
    firstResult: {
      meanBytes: mean(first.map(({bytes}) => bytes)),
      maxBytes: Math.max(...first.map(({bytes}) => bytes)),
      maxRequests: Math.max(...first.map(({requests}) => requests)),
    },
    tenQueries: all,
    typedTenQueries: {
      ...typedAll,
      maxRequestsOfOne: Math.max(...typed.map(({requests}) => requests)),
    },
  };
}
