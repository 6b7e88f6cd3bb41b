import type {StagedCorpus} from '../corpus/stageCorpus';
import type {Hit} from '../measure/judge';
import type {FileReader} from './IndexReader';

export const ENGINES = [
  'ours',
  'minisearch',
  'orama',
  'lunr',
  'flexsearch',
  'pagefind',
  'easyops',
] as const;
export type EngineName = (typeof ENGINES)[number];

export interface OpenedIndex {
  /**
   * Returns at most `limit` rows with their excerpts, in the order the engine shows them. If the engine supports it, a
   * callback reports when rows without excerpts can be shown.
   */
  readonly search: (
    query: string,
    limit: number,
    options?: {readonly onRows?: () => void},
  ) => Promise<readonly Hit[]>;
}

export interface Program {
  readonly kind: 'program';
  readonly command: string;
  readonly args: readonly string[];
}

export type Build = {readonly kind: 'code'; readonly run: () => Promise<void>} | Program;

export interface SearchEngine {
  readonly isCode?: (file: string) => boolean;
  /** Files of the index that the engine's pages request together with its code. Default: none. */
  readonly ahead?: readonly string[];
  /** Program that indexes a folder of HTML as it is. Only engines that have one can be measured with many pages. */
  readonly indexFolder?: (htmlDir: string, indexDir: string) => Promise<Program>;
  /** Does all work that is not timed, such as reading the extracted sections. */
  readonly prepareBuild: (corpus: StagedCorpus, indexDir: string) => Promise<Build>;
  /** Loads the engine's code, which counts neither as index nor as heap. Returns a function that opens indexes. */
  readonly load: (indexDir: string) => Promise<(reader: FileReader) => Promise<OpenedIndex>>;
}
