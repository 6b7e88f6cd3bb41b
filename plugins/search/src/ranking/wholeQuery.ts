import type {ExpandedQuery} from '../engine/query/expandQuery';

/** For a section with the whole query as one identifier: typed as one, or as separate words. */
const WHOLE_BONUS = 2;
const WHOLE_SPLIT_BONUS = 1;

/** The join that covers a query of several words. */
export interface WholeQuery {
  /** Its column among the scores; -1 where there is none. */
  column: number;
  /** Whether the reader typed it as separate words. */
  isSplit: boolean;
  /** What a section with it has more. */
  bonus: number;
}

/** Finds the join that covers all words of a query. */
export function wholeQuery({words, joined}: ExpandedQuery): WholeQuery {
  const at = joined.findIndex(({covered}) => covered.length === words.length);
  const whole = words.length > 1 || joined[at]?.isTyped ? joined[at] : undefined;
  return {
    column: whole ? words.length + at : -1,
    isSplit: whole?.isTyped === false,
    bonus: whole?.isTyped ? WHOLE_BONUS : WHOLE_SPLIT_BONUS,
  };
}
