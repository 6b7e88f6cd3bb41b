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
 * level` in `Step 2: Build a level`, `Getting started` in `🚀 Getting started`. Readers type it with
 * what stands around it or without.
 */
export function bareHeading(heading: string): TextRange {
  const {start, end} = withoutEmoji(heading);
  const [numbering = ''] = NUMBERING.exec(heading.slice(start, end)) ?? [];
  return {start: start + numbering.length, end};
}
