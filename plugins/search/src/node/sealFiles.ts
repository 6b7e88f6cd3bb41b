import {termContents, termSamples, textContents} from '../indexing/DataContent';
import type {IndexBuilder} from '../indexing/IndexBuilder';
import type {IndexFile} from '../indexing/IndexFile';
import type {BuildOptions} from './buildOptions';
import {inBatches} from './work/inBatches';
import {inOrder} from './work/inOrder';
import type {Workforce} from './work/Workforce';

/** Files that are handed to a thread at once. */
const BATCH_FILES = 32;

/** The finished files of an index whose pages are all there, the manifest last. */
export async function sealFiles(
  builder: IndexBuilder,
  {ahead, run}: Workforce,
  onProgress: BuildOptions['onProgress'],
): Promise<IndexFile[]> {
  const {blocks, sample} = builder.texts();
  // Another thread looks for what the texts have in common while this one encodes the terms.
  const [{dictionary, book}, terms] = await Promise.all([
    run({kind: 'shareTexts', sample}),
    Promise.resolve().then(() => builder.terms()),
  ]);
  const ofTerms = termContents(terms);
  const samples = termSamples(ofTerms);
  const books = await Promise.all(samples.map((one) => run({kind: 'train', sample: one})));
  const all = builder.contents({
    terms,
    blocks,
    dictionary,
    data: [...ofTerms, ...textContents(blocks, dictionary)],
    books: [...books, book],
  });
  const files: IndexFile[] = [];
  const batches = inBatches(all.contents, BATCH_FILES, () => 0, 1);
  const sealing = inOrder(batches, ahead, (contents) =>
    run({kind: 'seal', contents, books: all.books}),
  );
  for await (const sealed of sealing) {
    files.push(...sealed);
    onProgress?.({step: 'files', done: files.length});
  }
  return files;
}
