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

/** A loaded index, ready for queries. */
export interface OpenedIndex {
  /**
   * At most `limit` rows in the order in which the engine shows them, complete with their excerpts.
   * An engine that knows these ends what is cancelled, and reports when it can show rows without excerpts.
   */
  readonly search: (
    query: string,
    limit: number,
    options?: {readonly signal?: AbortSignal; readonly onRows?: () => void},
  ) => Promise<readonly Hit[]>;
}

/** How an index is built: in this process, or with a program of its own. */
export type Build =
  | {readonly kind: 'code'; readonly run: () => Promise<void>}
  | {readonly kind: 'program'; readonly command: string; readonly args: readonly string[]};

/** What the bench needs of an engine. */
export interface SearchEngine {
  /** Says which files beside the index are the engine's own code; without it none are. */
  readonly isCode?: (file: string) => boolean;
  /** Files of the index that its pages ask for at the same time as its code. Default none. */
  readonly ahead?: readonly string[];
  /** Whether what is typed may hold operators. */
  readonly hasOperators?: boolean;
  /** Everything that happens before the clock starts, such as reading the extracted sections. */
  readonly prepareBuild: (corpus: StagedCorpus, indexDir: string) => Promise<Build>;
  /** Loads the engine's own code, which counts neither as index nor as heap, and then opens indexes. */
  readonly load: (indexDir: string) => Promise<(reader: FileReader) => Promise<OpenedIndex>>;
}
