import {QUOTES} from '../../engine/query/readPhrases';

/** Words that are offered at most. */
const MOST_OFFERED = 3;
/** Letters of a word that says something, in most cases. */
const LONG = 4;

/** Quotation marks, punctuation and operators around a word, and the field of a phrase. */
const AROUND_WORD = new RegExp(`^([+-]*\\w+:)?[${QUOTES}+-]+|[${QUOTES}*,.;:?!]+$`, 'g');

/** The longest words of a query of several, in their order: each alone may find something. */
export function fewerWords(query: string): string[] {
  const words = query.trim().split(/\s+/);
  if (words.length < 2) return [];
  const bare = Array.from(new Set(words.map((word) => word.replace(AROUND_WORD, '')))).filter(
    Boolean,
  );
  const long = bare.filter((word) => word.length >= LONG);
  const longest = [...(long.length > 0 ? long : bare)]
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST_OFFERED);
  return bare.filter((word) => longest.includes(word));
}
