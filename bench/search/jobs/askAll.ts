import type {OpenedIndex} from '../engines/SearchEngine';

const LIMIT = 8;

/** Runs queries one after another. Ignores errors, because the time and memory of failed queries also count. */
export async function askAll(index: OpenedIndex, inputs: readonly string[]): Promise<void> {
  for (const input of inputs) {
    try {
      await index.search(input, LIMIT);
    } catch (error) {
      if (!(error instanceof Error)) throw error;
    }
  }
}
