import {bracketed, outdatedLaw, type TextRule} from './textRules';

/** Words typical of sample data. They are not rejected, because people and companies can have such names. */
const SAMPLE_WORDS: readonly RegExp[] = [
  /\b(fixme|changeme|change me|lorem ipsum|john doe|jane doe|placeholder|platzhalter)\b/i,
  /\b(todo|tbd|vorname|nachname|first ?name|last ?name|your name|ihr name)\b/i,
  /\b(muster(mann|frau|firma|-?str(a(ß|ss)e)?|weg|stadt|hausen|ort|gmbh|verein)|beispiel(-?str(a(ß|ss)e)?|stadt|firma))(?!\p{L})/iu,
  /x{3,}|_{3,}/i,
  /\b(domain|beispiel|muster)\.(com|org|net|de)\b/i,
];
const SAMPLE_SENTENCES: readonly RegExp[] = [
  /\b(fixme|changeme|lorem ipsum)\b/i,
  /\b(TODO|TBD)\b/,
  /x{3,}|_{3,}/i,
];
const SAMPLE_PHONE = /^\+[\d\s()/-]*(\b0?123[\s/-]?456[\s-]?7?8?9?0?\b|0{6,}$)/;
const SAMPLE_POSTAL_CODE = /^(0+|9+|1+|12345|01234)$/;

const LOOKS_LIKE_A_SAMPLE = 'looks like a placeholder';

function oneOf(patterns: readonly RegExp[]): TextRule {
  return (text) =>
    patterns.some((pattern) => pattern.test(text)) ? LOOKS_LIKE_A_SAMPLE : undefined;
}

const inSentence = oneOf(SAMPLE_SENTENCES);

/** Returns why a value is doubtful, or `undefined`. Only the operator knows whether it is correct. */
export function doubtOf(path: string, text: string): string | undefined {
  if (path.endsWith('.postalCode')) return oneOf([SAMPLE_POSTAL_CODE])(text.trim());
  if (path === 'phone') return oneOf([SAMPLE_PHONE])(text.trim());
  return oneOf(SAMPLE_WORDS)(text) ?? bracketed(text) ?? outdatedLaw(text);
}

export const doubtOfSentence: TextRule = (text) => inSentence(text) ?? outdatedLaw(text);
