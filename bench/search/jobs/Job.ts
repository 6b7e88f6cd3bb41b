import type {StagedCorpus} from '../corpus/stageCorpus';
import type {EngineName} from '../engines/SearchEngine';
import type {Hit} from '../measure/judge';
import type {Build} from '../engines/SearchEngine';
import type {Waiting} from '../waiting/measureWaiting';
import type {NetworkName} from '../waiting/VirtualNetwork';

/** What a child process is asked to do; its result goes to `resultFile` as JSON. */
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
      /** Bytes of the scripts, compressed, which come before the first rows: the engine's, and its user interface's. */
      readonly scripts: readonly number[];
      /** Rows of a result list that are asked for and judged. */
      readonly rows: number;
      /** All queries, for relevance. */
      readonly queries: readonly string[];
      /** The ten queries after which the heap is measured. */
      readonly tenQueries: readonly string[];
      /** Typed letter by letter to get the engine going, not measured. */
      readonly warmUpQueries: readonly string[];
      /** Typed letter by letter against the clock. */
      readonly typedQueries: readonly string[];
      /** Seconds after which relevance, and after it typing, stop with what they have. */
      readonly phaseSeconds: number;
    };

/** What a child that builds reports: the time in its own code, or the program that the parent is to run. */
export type BuildReport =
  {readonly kind: 'code'; readonly seconds: number} | Extract<Build, {kind: 'program'}>;

/** What a measured index reports; parts appear one after the other, so that a stopped child leaves some. */
export interface MeasureReport {
  files?: {count: number; bytes: number; transferred: number};
  /** Milliseconds from the call that opens the index until it can be asked. */
  readyMs?: number;
  /** Bytes in use by the index, engine code not counted. */
  heap?: {afterLoad: number; afterTenQueries: number};
  /** What readers wait, by network. */
  waiting?: Readonly<Partial<Record<NetworkName, Waiting>>>;
  /** Rows of each query, in order; shorter than the queries when time ran out. */
  hits?: readonly (readonly Hit[])[];
  /** Messages of queries that the engine answered with an exception. */
  failures?: readonly string[];
  /** Longest stretch in milliseconds for which each query with operators keeps the thread busy. */
  blocks?: readonly {readonly query: string; readonly ms: number}[];
  keystrokes?: {
    ms: readonly number[];
    /** What of `ms` the garbage collector took. */
    garbageMs: number;
    repeatedMs: readonly number[];
    complete: boolean;
  };
}
