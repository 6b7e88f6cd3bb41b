import type {TermEntry} from '../../reading/Dictionary';
import type {QueryJoin, QueryWord} from '../parse/parsePlain';
import type {Query} from '../parse/parseQuery';
import type {Expansion} from './expandWord';

/** The terms that stand for a word of the query, or for neighbouring words written as one. */
export interface Group {
  /** Places of the words, in the order in which they are written. */
  covered: readonly number[];
  expansions: readonly Expansion[];
  /** Whether the reader typed it so: a word, or a join that is typed as one. */
  isTyped: boolean;
  /** Fields of lunr's in which the terms count; every field if undefined. */
  fields?: readonly string[];
  /** Factor on the weight of the word. Default 1. */
  boost?: number;
  /** The clause as a reader would write it; the text of the word if undefined. */
  written?: string;
  /** Whether terms, or sections of a term, were left out because they are too many to read. */
  isPartial?: boolean;
}

/** Terms that a section must have, or must not have. */
export interface Condition extends Pick<Group, 'expansions' | 'written' | 'isPartial'> {
  isProhibited: boolean;
  /** Fields of lunr's in which the terms count; undefined for tags, whose lists name the first sections of pages. */
  fields?: readonly string[];
}

/** A query with the terms of the index that it stands for. */
export interface Terms {
  query: Query;
  /** Words of plain text, or the terms of clauses that are not prohibited. */
  words: readonly QueryWord[];
  joins: readonly QueryJoin[];
  /** Groups of the words, and of the joins. */
  groups: readonly Group[];
  joined: readonly Group[];
  conditions: readonly Condition[];
  /** The promised answer that equals the query, if any; its list names the page. */
  answer?: TermEntry;
  /** Corrections and compounds of words, by the place of the word. */
  corrections: ReadonlyMap<number, readonly Expansion[]>;
  /** Files of the dictionary that were read for the words at most. */
  files: number;
  /** The typed query with misspelled words corrected. */
  suggestion?: string;
}
