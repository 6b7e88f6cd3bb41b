import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {digestOfRecording} from '../../../examples/runner/digestOfRecording';

const EXAMPLES = join(import.meta.dirname, '../../../examples');

/**
 * Reads what the engine computed for a figure.
 *
 * @throws Error if the recording program has changed since then
 */
export function readRecording<Recorded>(name: string): Recorded {
  const {digest, recorded} = JSON.parse(
    readFileSync(join(EXAMPLES, 'figures', `${name}.json`), 'utf8'),
  ) as {digest: string; recorded: Recorded};
  if (digest !== digestOfRecording(EXAMPLES, name)) {
    throw new Error(
      `examples/figures/${name}.java has changed since it ran. Run: npm run examples:figures`,
    );
  }
  return recorded;
}
