import type {TextRange} from './declaredName';

/** What emoji are made of: pictures, skin tones, flags, and what joins and colors them. */
const EMOJI =
  /^(?:[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\s]|\u200d|\ufe0f|\u20e3)$/u;
const NUMBER = String.raw`(?:\d+|[A-Z])(?:\.\d+)*`;
const NUMBERED = 'chapter|appendix|part|section|step|example|lesson|exercise';
const NUMBERING = new RegExp(
  String.raw`^(?:(?:${NUMBERED})\s+${NUMBER}(?:[.:)]|\s+[-–—])|${NUMBER}[.)])\s+(?=\S)`,
  'i',
);

/** A call with what it takes: `loadURL(url[, options])`, `new Lamp(color)`, `each(table)(name, test)`. */
const SIGNATURE =
  /^(?<before>new )?(?=[^\s()]*\p{L})(?<name>[^\s()]+)(?:\([^()]*(?:\([^()]*\)[^()]*)*\))+$/u;

/** The part without the emoji around it; all where there is nothing else. */
function withoutEmoji(heading: string): TextRange {
  let start = 0;
  let end = 0;
  let at = 0;
  for (const character of heading) {
    const isEmoji = EMOJI.test(character);
    if (isEmoji && end === 0) start = at + character.length;
    at += character.length;
    if (!isEmoji) end = at;
  }
  return end === 0 ? {start: 0, end: at} : {start, end};
}

/**
 * The part of a heading that says what it is about: `Table basics` in `5.1. Table basics`, `Build a
 * level` in `Step 2: Build a level`, `Getting started` in `🚀 Getting started`, `win.loadURL` in
 * `win.loadURL(url[, options])`. Readers type it with what stands around it or without.
 */
export function bareHeading(heading: string): TextRange {
  const {start, end} = withoutEmoji(heading);
  const text = heading.slice(start, end);
  const [numbering = ''] = NUMBERING.exec(text) ?? [];
  const rest = text.slice(numbering.length);
  const {before = '', name = rest} = SIGNATURE.exec(rest)?.groups ?? {};
  const from = start + numbering.length + before.length;
  return {start: from, end: from + name.length};
}
