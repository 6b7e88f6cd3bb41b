import {readdirSync, readFileSync} from 'node:fs';
import {join, relative} from 'node:path';

/** A sentence of a page that a program asserts. */
export interface Claim {
  /** The program, relative to the working folder. */
  readonly file: string;
  readonly line: number;
  /** Address of the page. */
  readonly page: string;
  /** The sentence, or a cell or row of a table, word for word and without markup. */
  readonly sentence: string;
}

/** The lines `key: value` of the comment that a program begins with. */
function headerOf(text: string): {key: string; value: string; line: number}[] {
  const end = text.indexOf('*/');
  if (!text.startsWith('/*') || end < 0) return [];
  return text
    .slice(0, end)
    .split('\n')
    .flatMap((content, index) => {
      const match = /^\s*\*\s(\w+): (.+)$/.exec(content);
      return match?.[1] && match[2]
        ? [{key: match[1], value: match[2].trim(), line: index + 1}]
        : [];
    });
}

/**
 * Reads the claims of all programs in a folder. A claim belongs to the page that was named last.
 *
 * @throws when a program makes no claim, or makes one before it has named a page
 */
export function readFacts(folder: string): Claim[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.java'))
    .sort()
    .flatMap((name) => {
      const file = relative(process.cwd(), join(folder, name));
      let page: string | undefined;
      const claims: Claim[] = [];
      for (const {key, value, line} of headerOf(readFileSync(join(folder, name), 'utf8'))) {
        if (key === 'page') page = value;
        if (key !== 'claim') continue;
        if (!page)
          throw new Error(
            `${file}:${line}: the claim names no page. Write a line "page: /docs/…" above.`,
          );
        claims.push({file, line, page, sentence: value});
      }
      if (claims.length === 0)
        throw new Error(
          `${file}: begins with no claim. Write "page: /docs/…" and "claim: <sentence>" into a comment at its top.`,
        );
      return claims;
    });
}
