import type {MeasureReport} from './jobs/Job';
import type {EngineName} from './engines/SearchEngine';
import type {QueryClass} from './queries/Query';

/** Relevance of one engine for one class of queries, as fractions of 1. */
export interface ClassRelevance {
  readonly queries: number;
  readonly pageMrr: number;
  readonly sectionMrr: number;
  readonly pageSuccess1: number;
}

export interface Relevance {
  readonly classes: Partial<Record<QueryClass, ClassRelevance>>;
  /** Mean with equal weights for all classes. */
  readonly mean: ClassRelevance;
  /** False if time ran out. In that case the classes only cover the first queries. */
  readonly complete: boolean;
}

/** Reason why a step took too long or failed, so that the report never omits it silently. */
export interface NotMeasured {
  readonly reason: string;
}

export interface EngineFigures {
  readonly engine: EngineName;
  readonly build: {readonly seconds: number} | NotMeasured;
  readonly index: Omit<MeasureReport, 'hits' | 'failures'>;
  readonly relevance?: Relevance;
  readonly failedQueries: readonly string[];
  readonly stopped?: string;
}

export interface CorpusFigures {
  readonly corpus: string;
  readonly pages: number;
  readonly sections: number;
  readonly queries: number;
  readonly engines: readonly EngineFigures[];
}

export interface CollectionFigures {
  readonly collection: string;
  readonly documents: number;
  readonly queries: number;
  readonly engines: readonly {
    readonly engine: EngineName;
    /** Mean nDCG@10, from 0 to 1. */
    readonly ndcg: number;
  }[];
}

export interface BenchFigures {
  readonly seed: number;
  readonly node: string;
  readonly corpora: readonly CorpusFigures[];
  readonly collections: readonly CollectionFigures[];
}
