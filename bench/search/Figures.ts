import type {MeasureReport} from './jobs/Job';
import type {EngineName} from './engines/SearchEngine';
import type {QueryClass} from './queries/Query';

/** Relevance of one engine on one class of queries, as shares of 1. */
export interface ClassRelevance {
  readonly queries: number;
  readonly pageMrr: number;
  readonly sectionMrr: number;
  readonly pageSuccess1: number;
  readonly pageSuccess8: number;
  readonly sectionSuccess1: number;
  readonly sectionSuccess8: number;
  readonly empty: number;
}

export interface Relevance {
  readonly classes: Partial<Record<QueryClass, ClassRelevance>>;
  /** Each class counts the same. */
  readonly mean: ClassRelevance;
  /** False when time ran out: the classes then rest on the first queries of each. */
  readonly complete: boolean;
}

/** A step that took too long or failed, in words; never left out silently. */
export interface NotMeasured {
  readonly reason: string;
}

/** Milliseconds from a key to the rows that it leads to. */
export interface KeystrokeFigures {
  readonly count: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Share of the time, from 0 to 1, in which garbage was collected. */
  readonly garbageShare: number;
  readonly repeatedP99: number | undefined;
  readonly complete: boolean;
}

export interface EngineFigures {
  readonly engine: EngineName;
  readonly build:
    | {readonly seconds: number; readonly processSeconds: number; readonly peakBytes: number}
    | NotMeasured;
  readonly index: Omit<MeasureReport, 'hits' | 'keystrokes' | 'failures'> & {
    readonly keystrokes?: KeystrokeFigures;
  };
  readonly relevance?: Relevance;
  /** Queries that ended in an exception. */
  readonly failedQueries: readonly string[];
  /** Why the measuring of the index stopped early, if it did. */
  readonly stopped?: string;
}

export interface CorpusFigures {
  readonly corpus: string;
  readonly pages: number;
  readonly sections: number;
  readonly queries: number;
  readonly engines: readonly EngineFigures[];
}

/** What long natural-language queries with judgements give. */
export interface CollectionFigures {
  readonly collection: string;
  readonly documents: number;
  readonly queries: number;
  readonly engines: readonly {
    readonly engine: EngineName;
    /** Mean nDCG@10, from 0 to 1. */
    readonly ndcg: number;
    /** Share of queries without a row. */
    readonly empty: number;
  }[];
}

export interface CodeSize {
  readonly engine: EngineName;
  readonly minified: number;
  readonly gzip: number;
  readonly what: string;
}

export interface BenchFigures {
  readonly seed: number;
  readonly node: string;
  readonly corpora: readonly CorpusFigures[];
  readonly collections: readonly CollectionFigures[];
  readonly code: readonly CodeSize[];
}
