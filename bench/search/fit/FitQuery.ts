import type {QueryClass} from '../queries/Query';

/** A section that was found for a query, with what the fit needs to rank it again. */
export interface FitRow {
  /** Its page, as a number. */
  readonly page: string;
  /** Whether its page, or itself, answers the query. */
  readonly isPage: boolean;
  readonly isSection: boolean;
  /** Factor on the sum of the features that are known before the text is read. */
  readonly factor: number;
  /** Values of the features, in the order of the weights. */
  readonly values: readonly number[];
}

/** A query of a corpus with the sections that are ranked for it. */
export interface FitQuery {
  readonly corpus: string;
  readonly class: QueryClass;
  readonly rows: readonly FitRow[];
}
