import type {FragmentRecord} from '../../../src/plugins/examples/FragmentRecord';

export interface PageBlock {
  readonly file: string;
  readonly line: number;
  /** Digest of the block and of the earlier code that it needs. */
  readonly digest: string;
}

const AGAIN = 'Run it: npm run examples -- --changed fragments';

/**
 * Compares code blocks of pages with the record of their last run. Does not need the engine. Returns problems, each
 * with the command that fixes it.
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
