import {pageRoute} from '../lacks/pageRoute';
import type {MarkdownFile} from '../pages/markdownFiles';
import {pageTexts} from './pageTexts';
import type {Fact} from './readFacts';

/** Returns a message with file and line for each claim that is no longer on its page. */
export async function checkClaims(
  claims: readonly Fact[],
  pages: readonly MarkdownFile[],
): Promise<string[]> {
  const routes = new Map<string, MarkdownFile>();
  for (const page of pages) routes.set(await pageRoute(page), page);
  const texts = new Map<string, string[]>();
  return claims.flatMap(({file, line, page, sentence}) => {
    const found = routes.get(page);
    if (!found) return [`${file}:${line}: there is no page ${page}.`];
    const known = texts.get(page) ?? pageTexts(found);
    texts.set(page, known);
    return known.some((text) => text.includes(sentence))
      ? []
      : [
          `${file}:${line}: ${found.file} no longer says "${sentence}". Run the program, make sure ` +
            'that it asserts what the page says now, and quote the new sentence.',
        ];
  });
}
