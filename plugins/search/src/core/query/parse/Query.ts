import type {Clause} from './parseOperators';
import type {PlainWords} from './parsePlain';
import type {QueryNotice} from './QueryNotice';
import type {Phrase} from './readPhrases';
import type {WrittenTag} from './readTags';

export interface QueryParts {
  tags: readonly WrittenTag[];
  phrases: readonly Phrase[];
  notices: readonly QueryNotice[];
}

export interface PlainQuery extends QueryParts, PlainWords {
  kind: 'plain';
  text: string;
  typed: string;
  /** Whether the query requires a phrase. If so, a section must have all words of the phrase. */
  hasPhrase: boolean;
}

export interface OperatorQuery extends QueryParts {
  kind: 'operators';
  clauses: readonly Clause[];
}

export type Query = PlainQuery | OperatorQuery;
