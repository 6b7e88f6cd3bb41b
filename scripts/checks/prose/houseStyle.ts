export interface StyleRule {
  readonly pattern: RegExp;
  /** Example of a sentence or line that breaks the rule. */
  readonly wrong: string;
  /** The correct wording. It follows `"…" is not our style: ` in the message. */
  readonly instead: string;
}

/** Rules for sentences of pages and code. Inline code has been replaced by one backtick. */
export const SENTENCE_RULES: readonly StyleRule[] = [
  {
    pattern: /^So (?!far|that)/,
    wrong: 'So close the menu first.',
    instead: 'join it to its cause with ", so", or leave "So" out',
  },
  {
    pattern: /^(?:Who|Whoever|What|Whatever) [^?]*\.$/,
    wrong: 'What should stay must be saved.',
    instead: 'no clause as the subject: "Data that …", "A player who …", "If the reader …"',
  },
  {
    pattern:
      /\bof (?:(?:its|their|your|our|my) own(?! (?!and|are|as|at|but|by|for|from|in|is|on|or|so|that|to|when|which|with)\w)|yours|theirs)\b/,
    wrong: 'A file of its own is read.',
    instead: 'the owner before the noun, or "separate": "your file", "a separate file"',
  },
  {
    pattern: /\b[Bb]eside\b/,
    wrong: 'It is drawn beside the title.',
    instead: '"next to", "with" or "instead of"',
  },
  {pattern: /, too(?=[.:;]?$)/, wrong: 'It is drawn, too.', instead: '"also" before the verb'},
  {
    pattern:
      /(?<![Tt]here )\b(?:is|are) (?:none\b|no (?!longer|more|less|wider|larger|later|newer))/,
    wrong: 'A light is no collider.',
    instead: '"is not a", "are not" or "there is none"',
  },
  {pattern: /\bbelongs? into\b/, wrong: 'It belongs into a scene.', instead: '"belongs in"'},
  {pattern: /\bby chance\b/, wrong: 'It starts by chance.', instead: '"at random"'},
  {pattern: /\d %/, wrong: 'It takes 6 % of the time.', instead: '"6%"'},
  {pattern: /\be\.g\./, wrong: 'Some, e.g. water, move.', instead: '"for example" or "such as"'},
  {
    pattern: /\banew\b/,
    wrong: 'The animation starts anew.',
    instead: '"again" or "from the start"',
  },
  {pattern: /\bto and fro\b/, wrong: 'It swings to and fro.', instead: '"back and forth"'},
  {
    pattern: /\b(?:inside|outside) of\b/i,
    wrong: 'Outside of menus nothing happens.',
    instead: '"inside" or "outside"',
  },
  {pattern: /\bby code\b/, wrong: 'Move it by code.', instead: '"in code"'},
  {pattern: /\b[Aa]t last\b/, wrong: 'At last the friction is applied.', instead: '"finally"'},
  {
    pattern: /\balso (?:when|in) (?:it|the|a)\b/,
    wrong: 'It is drawn also when the window is hidden.',
    instead: '"even if" or "even in"',
  },
  {
    pattern: /\b(?:allow|enable|permit)s? to\b/,
    wrong: 'This allows to jump.',
    instead: '"lets you" with the verb',
  },
  {
    pattern: /\btells? (?:which|how|whether|where|what|when)\b/,
    wrong: 'It tells which key is down.',
    instead: '"tells you …" or "returns"',
  },
  {
    pattern: /\braise[sd]? (?:an? )?(?:`|\w*Exception|exception)/,
    wrong: 'The call raises an exception.',
    instead: '"throws"',
  },
  {
    pattern: /, see (?!what|how|why|whether|if )/,
    wrong: 'This is in the guide, see the first example.',
    instead: '": see …", or a sentence of its own',
  },
  {pattern: /\bUi\b/, wrong: 'The Ui shows menus.', instead: '"UI"'},
  {
    pattern: /\bsub ?packages?\b/,
    wrong: 'It searches sub packages too.',
    instead: '"sub-packages"',
  },
];

/** Rules for pages only. They do not apply to code, where pixels are a common unit. */
export const PAGE_RULES: readonly StyleRule[] = [
  {
    pattern: /\bpixels? per second/,
    wrong: 'It moves 100 pixels per second.',
    instead: '"world units per second"',
  },
];

export const JAVA_RULES: readonly StyleRule[] = [
  {
    pattern: /\bEngine (?!engine\b|onMac\b)[a-z]\w* =/,
    wrong: 'Engine game = null;',
    instead: 'the engine object is called `engine`',
  },
  {
    pattern: /^\s*final (?!class)|\(final /,
    wrong: 'final int i = 0;',
    instead: 'local variables are not `final`',
  },
];

export const WORDS_PER_SENTENCE = 40;
