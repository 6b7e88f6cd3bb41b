import type {FragmentRecord} from '../../../src/plugins/examples/FragmentRecord';

/** A block of code on a page that no program fills. */
export interface PageBlock {
  readonly file: string;
  readonly line: number;
  /** Digest of the block and of what it needs of the blocks before it. */
  readonly digest: string;
}

const AGAIN = 'Run it: npm run examples -- --changed fragments';

/**
 * Compares blocks of pages with the record of their last run: the engine is not needed.
 *
 * @returns what is wrong, and what to run
 */
export function fragmentFaults(blocks: readonly PageBlock[], record: FragmentRecord): string[] {
  const ofBlocks = blocks.flatMap(({file, line, digest}) => {
    const result = record[file]?.[digest];
    if (result === undefined) {
      return [`${file}:${line}: this block has not been run since it was changed. ${AGAIN}`];
    }
    return result.startsWith('threw') ? [`${file}:${line}: this block ${result}`] : [];
  });
  const gone = Object.entries(record).flatMap(([file, results]) =>
    Object.keys(results)
      .filter((digest) => !blocks.some((block) => block.file === file && block.digest === digest))
      .map(
        (digest) =>
          `examples/records/fragments.json has the block ${digest} of ${file}, which is gone. Remove it.`,
      ),
  );
  return [...ofBlocks, ...gone];
}
