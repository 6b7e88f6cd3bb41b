/**
 * A character of the writings that put no spaces between words: Japanese, Chinese, Lao and Thai,
 * Burmese and Khmer.
 */
export const IDEOGRAPH =
  /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff\u0e00-\u0eff\u1000-\u109f\u1780-\u17ff\uff66-\uff9f]/;
