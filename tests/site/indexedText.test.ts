import {readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {parseHtml} from '../../plugins/search/src/node/extract/html/parseHtml';
import {extractPage} from '../../plugins/search/src/node/extract/page/extractPage';
import {BUILD_DIR, builtPages, routeOfFile} from './builtPages';

/** Labels of buttons and links around the content. A one-word label only matches before a capitalized word or alone. */
const INTERFACE =
  /^(?:Copy (?:page|Java|code)|View as Markdown|Edit this page|On this page|Skip to |Back to top|Was this |(?:Copied|Copy|Share|Print|Reset|Pause|Play|Step|Close|Next|Previous|Loading)(?:…? [A-Z]|…?$))/;

const starts = builtPages().flatMap((file) => {
  const route = routeOfFile(file);
  const page = extractPage(route, parseHtml(readFileSync(path.join(BUILD_DIR, file), 'utf8')));
  return (page?.sections ?? []).map(({hash, text}) => `${route}#${hash} ${text.slice(0, 60)}`);
});

it('No indexed section starts with text of the user interface', () => {
  expect(starts.length).toBeGreaterThan(500);
  const found = starts.filter((start) => INTERFACE.test(start.slice(start.indexOf(' ') + 1)));
  expect(found).toEqual([]);
});
