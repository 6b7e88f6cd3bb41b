import type {OpenedIndex} from '../engines/SearchEngine';

/** Rows of a result list that are asked for where they are not judged. */
const LIMIT = 8;

/** Asks one after the other; what an engine rejects has still cost what it read and kept. */
export async function askAll(index: OpenedIndex, inputs: readonly string[]): Promise<void> {
  for (const input of inputs) {
    try {
      await index.search(input, LIMIT);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
    }
  }
}
