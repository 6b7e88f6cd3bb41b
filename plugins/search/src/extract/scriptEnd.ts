const MARKS = /<!--|-->|<\/?script(?=[\t\n\f\r />])/gi;

/**
 * Where the content of a script ends: at its end tag, or at the end of the text. Within `<!--` and
 * `-->` a script may write another one, whose tags are part of it.
 * Source: HTML Standard, 13.2.5.18 Script data escaped state and those that follow.
 * @param from where the content begins
 */
export function scriptEnd(html: string, from: number): number {
  let isEscaped = false;
  let isInner = false;
  MARKS.lastIndex = from;
  for (let mark = MARKS.exec(html); mark !== null; mark = MARKS.exec(html)) {
    const [text] = mark;
    if (text === '-->') isEscaped = isInner = false;
    else if (text === '<!--') {
      isEscaped = true;
      // Its hyphens may be those of the end, too: `<!-->`.
      MARKS.lastIndex -= 2;
    } else if (text.startsWith('</')) {
      if (!isInner) return mark.index;
      isInner = false;
    } else isInner = isEscaped;
  }
  return html.length;
}
