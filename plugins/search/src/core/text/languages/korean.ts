import type {Language} from '../Analyzer';

/** Particles after a Korean noun, the longest first: `기능은`, `기능이`, `기능에서는`. */
const PARTICLE =
  /(?<=[가-힣]{2})(?:(?:에서|에게|으로|로|에|와|과|까지|부터)?(?:는|도|만|의)|에서|에게|한테|으로|로|까지|부터|보다|처럼|마다|조차|밖에|이나|나|이라도|라도|이며|와|과|은|이|가|을|를|에|도|만|의)$/u;
/** Particles after a single syllable. `추가` and `나이` are not nouns with a particle. */
const CLEAR_PARTICLE = /(?<=[가-힣])(?:에서|으로|은|는|을|를)$/u;

function koreanStem(word: string): string {
  const noun = word.replace(PARTICLE, '');
  return noun === word ? word.replace(CLEAR_PARTICLE, '') : noun;
}

export const korean: Language = {
  stem: koreanStem,
  isStopWord: () => false,
  inflectsShortWords: true,
};
