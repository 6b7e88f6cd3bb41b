import {setImmediate} from 'node:timers/promises';
import type {BooksByKind} from '../compression/CodeBook';
import {TEXTS} from '../format/layout';
import {
  type DataContent,
  type PackedData,
  termContents,
  termSamples,
  textContents,
} from '../indexing/DataContent';
import type {IndexBuilder} from '../indexing/IndexBuilder';
import type {IndexFile} from '../indexing/IndexFile';
import {sealFiles} from '../indexing/sealFiles';
import type {BuildOptions} from './buildOptions';
import {inBatches} from './work/inBatches';
import {inOrder} from './work/inOrder';
import type {Workforce} from './work/Workforce';

/** Files that are handed to a thread at once. */
const BATCH_FILES = 32;

/** Does a work step by step, and sees between the steps what other threads have done. */
async function inTurns<Result>(steps: Generator<void, Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
    await setImmediate();
  }
}

/** The finished files of an index whose pages are all there, the manifest last. */
export async function makeFiles(
  builder: IndexBuilder,
  {ahead, run}: Workforce,
  onProgress: BuildOptions['onProgress'],
): Promise<IndexFile[]> {
  let done = 0;
  const pack = async (contents: DataContent[], books: BooksByKind): Promise<PackedData[]> => {
    const all: PackedData[] = [];
    const batches = inBatches(contents, BATCH_FILES, () => 0, 1);
    const packing = inOrder(batches, ahead, (batch) => run({kind: 'pack', contents: batch, books}));
    for await (const packed of packing) {
      all.push(...packed);
      done += packed.length;
      onProgress?.({step: 'files', done});
    }
    return all;
  };
  const {blocks, sample} = builder.texts();
  const packTexts = async () => {
    const {sharedText, book} = await run({kind: 'shareTexts', sample});
    const data = await pack(textContents(blocks, sharedText), new Map([[TEXTS, book]]));
    return {sharedText, book, data};
  };
  const packTerms = async () => {
    const terms = await inTurns(builder.terms());
    const contents = termContents(terms);
    const training = termSamples(contents).map((one) => run({kind: 'train', sample: one}));
    const books = await Promise.all(training);
    return {terms, books, data: await pack(contents, new Map(books.entries()))};
  };
  // Other threads work at the texts while this one encodes the terms.
  const [ofTexts, ofTerms] = await Promise.all([packTexts(), packTerms()]);
  const {terms} = ofTerms;
  const {sharedText} = ofTexts;
  const data = [...ofTerms.data, ...ofTexts.data];
  const books = [...ofTerms.books, ofTexts.book];
  const directory = builder.directory({terms, blocks, sharedText, data, books});
  const ofDirectory = await run({kind: 'train', sample: directory.sample});
  const files = sealFiles(directory, data, [...books, ofDirectory]);
  onProgress?.({step: 'files', done: files.length});
  return files;
}
