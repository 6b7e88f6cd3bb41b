import type {Analyzer} from '../../text/Analyzer';
import {parsePlain} from './parsePlain';
import type {PlainQuery, QueryParts} from './Query';

export function readPlain(
  text: string,
  parts: QueryParts & Pick<PlainQuery, 'typed'>,
  analyzer: Analyzer,
): PlainQuery {
  const {words, joins} = parsePlain(text, analyzer);
  const quoted = parts.phrases.flatMap(({isProhibited, words: own}) => (isProhibited ? [] : own));
  const needed = words.filter(({text: word, isNeeded}) => isNeeded && quoted.includes(word));
  return {
    ...parts,
    kind: 'plain',
    text,
    hasPhrase: quoted.length > 0,
    words:
      needed.length === 0
        ? words
        : words.map((word) => ({...word, isNeeded: needed.includes(word)})),
    joins,
  };
}
