import type {StagedCorpus} from '../corpus/stageCorpus';
import type {EngineName} from '../engines/SearchEngine';
import type {Hit} from '../measure/judge';
import type {Build} from '../engines/SearchEngine';
import type {ReadingQueries} from '../scale/measureReading';
import type {Waiting} from '../waiting/measureWaiting';
import type {NetworkName} from '../waiting/VirtualNetwork';

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
       * Compressed sizes in bytes of the scripts that load before the first rows: those of the engine and of
       * its user interface.
       */
      readonly scripts: readonly number[];
      /** Number of requested and judged rows. */
      readonly rows: number;
      /** All queries for relevance. */
      readonly queries: readonly string[];
      /** The ten queries after which the heap is measured. */
      readonly tenQueries: readonly string[];
      /** Queries typed letter by letter to warm up the engine, not measured. */
      readonly warmUpQueries: readonly string[];
      /** Queries typed letter by letter and measured. */
      readonly typedQueries: readonly string[];
      /** Seconds after which relevance, and then typing, stop with the results they have. */
      readonly phaseSeconds: number;
    }
  | ({
      readonly kind: 'reading';
      readonly engine: EngineName;
      readonly resultFile: string;
    } & ReadingQueries)
  | {readonly kind: 'options'; readonly resultFile: string; readonly indexDir: string};

/** Report of a child that builds: the time in its own code, or the program for the parent to run. */
export type BuildReport =
  {readonly kind: 'code'; readonly seconds: number} | Extract<Build, {kind: 'program'}>;

/** Report of a measured index. Parts are written one after another, so that a stopped child leaves some. */
export interface MeasureReport {
  files?: {count: number; bytes: number; transferred: number};
  /** Milliseconds from opening the index until it can be searched. */
  readyMs?: number;
  /** Memory of the index in bytes, without engine code. */
  heap?: {afterLoad: number; afterTenQueries: number};
  /** Waiting times of readers, by network. */
  waiting?: Readonly<Partial<Record<NetworkName, Waiting>>>;
  /** Rows of each query, in order. Fewer than the queries if time ran out. */
  hits?: readonly (readonly Hit[])[];
  /** Messages of queries for which the engine threw an exception. */
  failures?: readonly string[];
  /** Longest time in milliseconds for which each query with operators blocks the thread. */
  blocks?: readonly {readonly query: string; readonly ms: number}[];
  keystrokes?: {
    ms: readonly number[];
    /** Part of `ms` that garbage collection took. */
    garbageMs: number;
    repeatedMs: readonly number[];
    complete: boolean;
  };
}
