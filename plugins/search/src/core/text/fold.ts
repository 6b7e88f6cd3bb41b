/**
 * Characters used as apostrophes: straight, both curly ones, letters of Ukrainian and Uzbek, full-width,
 * Hebrew.
 */
export const APOSTROPHES = "'’‘ʼʻ＇׳";

/**
 * Hyphens with the same meaning as the one on keyboards: hyphen, non-breaking hyphen, figure dash, en dash,
 * minus sign, small and full-width hyphen.
 */
export const HYPHENS = '\u2010-\u2013\u2212\ufe63\uff0d';

/** Invisible characters within words: soft hyphen, zero-width space, word joiner, byte order mark. */
export const INVISIBLE = '\u00ad\u200b\u2060\ufeff';

/**
 * Characters that join words into one name, for a character class: `screwBox.mouse`, `l'interface`, Catalan
 * `col·lecció`, Persian words with a zero-width non-joiner.
 */
export const CONNECTING = `._\\-${HYPHENS}:#$/@·\\u200c${APOSTROPHES}`;

export const IDEOGRAPH =
  /[\u3005-\u3007\u303b\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u0e00-\u0e4f\u0e5a-\u0ecf\u0eda-\u0eff\u1000-\u103f\u104a-\u108f\u109a-\u109f\u1780-\u17df\u17ea-\u17ff\uff66-\uff9f]/;

// In other scripts, a letter with a mark is a different letter: Russian й is not и. The pattern has no
// lookbehind, because Safari before 16.4 does not support it and every page loads this script.
const MARKED = /([\p{Script=Latin}\p{Script=Greek}\p{Script=Hebrew}\p{Script=Arabic}])\p{M}+/gu;

/** Letters that have no separable mark, each with the letters that readers type if their keyboard lacks it. */
const LETTERS = new Map(
  'ßss œoe æae øo łl đd ðd þth ıi ħh ŧt ŋn əe ǝe ɛe ɔo ɓb ɗd ɖd ƙk ƴy ςσ ёе ґг يي ىي یي کك ةه ہه'
    .split(' ')
    .map((pair) => [pair.charAt(0), pair.slice(1)] as const),
);
const UNMARKED = new RegExp(`[${Array.from(LETTERS.keys()).join('')}]`, 'g');

/**
 * Format characters: soft hyphen, tatweel, zero-width and directional marks, word joiner, byte order mark,
 * variation selectors.
 */
const FORMATS = /[\u00ad\u0640\u200b-\u200f\u2060\ufeff]|[\ufe00-\ufe0f]/g;

/** Decimal digits of any script. Unicode has them in runs of ten that start with a zero. */
const DIGIT = /\p{Nd}/u;
const DIGITS = /(?![0-9])\p{Nd}/gu;

function valueOf(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (DIGIT.test(String.fromCodePoint(start - 1))) start--;
  return String((code - start) % 10);
}

/**
 * First code points of Devanagari, Bengali, Gurmukhi, Gujarati, Odia, Telugu and Kannada, whose letters have
 * the same order.
 */
const INDIC = [0x900, 0x980, 0xa00, 0xa80, 0xb00, 0xc00, 0xc80];
const indic = (first: number, last = first): string =>
  INDIC.map(
    (start) => `${String.fromCharCode(start + first)}-${String.fromCharCode(start + last)}`,
  ).join('');
/** The sign that joins a letter to the next one. */
export const VIRAMA = indic(0x4d);
/** The dot that changes a letter into another one. Many writers omit it. */
const NUKTA = new RegExp(`[${indic(0x3c)}]`, 'g');
/** Signs of a nasal sound, and the nasal letters that replace them: हिन्दी for हिंदी. */
const NASAL = new RegExp(
  `[${indic(0x01)}\u0a70]|[${[0x19, 0x1e, 0x23, 0x28, 0x2e].map((at) => indic(at)).join('')}][${VIRAMA}](?=[${indic(0x15, 0x2d)}])`,
  'g',
);
const anusvara = (nasal: string): string =>
  String.fromCharCode((nasal.charCodeAt(0) & ~0x7f) | 0x02);

/**
 * Lower case without accents: `Größe` → `grosse`, `Cœur` → `coeur`, and `ещё` → `еще`, as it is often
 * written.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  for (let index = 0; index < lower.length; index++) {
    if (lower.charCodeAt(index) > 127)
      return lower
        .normalize('NFKD')
        .replace(FORMATS, '')
        .replace(MARKED, '$1')
        .replace(NUKTA, '')
        .replace(NASAL, anusvara)
        .normalize('NFC')
        .toLowerCase()
        .replace(UNMARKED, (letter) => LETTERS.get(letter) ?? letter)
        .replace(DIGITS, valueOf);
  }
  return lower;
}
