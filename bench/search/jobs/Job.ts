import type {StagedCorpus} from '../corpus/stageCorpus';
import type {EngineName, Program} from '../engines/SearchEngine';
import type {Hit} from '../measure/judge';
import type {DrawnWords} from '../scale/drawWords';
import type {Pasted} from '../waiting/measureWaiting';

/** Instructions for a child process. It writes its result to `resultFile` as JSON. */
export type Job =
  | {
      readonly kind: 'build';
      readonly engine: EngineName;
      readonly corpus: StagedCorpus;
      readonly indexDir: string;
      readonly resultFile: string;
    }
  | {
      readonly kind: 'measure';
      readonly engine: EngineName;
      readonly indexDir: string;
      readonly resultFile: string;
      /**
       * Compressed sizes in bytes of the scripts that load before the first rows: the engine and its user interface.
       */
      readonly scripts: readonly number[];
      readonly rows: number;
      readonly queries: readonly string[];
      readonly tenQueries: readonly string[];
      /** Queries typed letter by letter to warm up the engine. They are not measured. */
      readonly warmUpQueries: readonly string[];
      readonly typedQueries: readonly string[];
      /** Time limit in seconds for relevance and for typing, each. Results before the limit are kept. */
      readonly phaseSeconds: number;
    }
  | {
      readonly kind: 'reading';
      readonly engine: EngineName;
      readonly indexDir: string;
      readonly resultFile: string;
      readonly scripts: readonly number[];
      readonly queries: readonly string[];
      readonly typedQueries: readonly string[];
      readonly topics: readonly string[];
      readonly words: DrawnWords;
    }
  | {readonly kind: 'options'; readonly resultFile: string; readonly indexDir: string};

/** Report of a child process that builds: the seconds its own code took, or the program the parent has to run. */
export type BuildReport = {readonly kind: 'code'; readonly seconds: number} | Program;

/** Report of a measured index. Each value is written when it is measured, so that a stopped child process keeps it. */
export interface MeasureReport {
  /** Bytes of the index over the network. */
  transferred?: number;
  /** Memory of the index in bytes after ten queries, without engine code. */
  heap?: number;
  pasted?: Pasted;
  /** Rows of each query, in the order of the queries. The list is shorter than the queries if time ran out. */
  hits?: readonly (readonly Hit[])[];
  failures?: readonly string[];
  /** The 99th percentile of milliseconds from a key press to its rows. */
  keystrokeP99?: number;
}
