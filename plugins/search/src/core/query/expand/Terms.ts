import type {TermEntry} from '../../reading/Dictionary';
import type {QueryJoin, QueryWord} from '../parse/parsePlain';
import type {Query} from '../parse/Query';
import type {Expansion} from './expandWord';

/** Terms for a word of the query, or for neighboring words written as one. */
export interface Group {
  /** Positions of the words in the query, in the order in which they are typed. */
  covered: readonly number[];
  expansions: readonly Expansion[];
  /**
   * Whether the reader typed the words of the group as one word. False for a join of words that are typed
   * separately.
   */
  isTyped: boolean;
  fields?: readonly string[];
  boost?: number;
  /** Clause as a reader would write it. If undefined, notices use the text of the word. */
  written?: string;
  /** Whether terms, or sections of a term, were left out because there are too many to read. */
  isPartial?: boolean;
}

export interface Condition extends Pick<Group, 'expansions' | 'written' | 'isPartial'> {
  isProhibited: boolean;
  /** Names of lunr's fields in which the terms count. Undefined for tags. */
  fields?: readonly string[];
}

export type IsWanted = (section: number) => boolean;

export interface Terms {
  query: Query;
  /** Words of plain text, or the terms of clauses that are not excluded. */
  words: readonly QueryWord[];
  joins: readonly QueryJoin[];
  groups: readonly Group[];
  joined: readonly Group[];
  conditions: readonly Condition[];
  isWanted?: IsWanted | undefined;
  /** Search answer that matches the query. Its postings are the pages that declare it. */
  answer?: TermEntry;
  corrections: ReadonlyMap<number, readonly Expansion[]>;
  /** Upper bound of the number of dictionary files that were read for the words. */
  files: number;
  suggestion?: string;
}
