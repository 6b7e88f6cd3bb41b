/** What stands for an apostrophe: straight, curly either way, as letters of Ukrainian and Uzbek, wide, Hebrew. */
export const APOSTROPHES = "'’‘ʼʻ＇׳";

/**
 * What joins words to one name, for use between the brackets of a pattern: `screwBox.mouse`,
 * `l'interface`, Catalan `col·lecció`, Persian words with a zero-width non-joiner.
 */
export const CONNECTING = `._\\-:#$/@·\\u200c${APOSTROPHES}`;

/**
 * A character of the writings that put no spaces between words: Japanese, Chinese, Lao and Thai,
 * Burmese and Khmer.
 */
export const IDEOGRAPH =
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\uff66-\uff9f]/;
