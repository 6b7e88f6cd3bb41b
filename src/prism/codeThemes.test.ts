import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrastProblem} from '../../plugins/announcement-bar/src/node/contrast';
import {darkCode, lightCode} from './codeThemes';

const css = readFileSync(path.join(import.meta.dirname, '../css/tokens.css'), 'utf8');
const [lightHighlight = '', darkHighlight = ''] = [
  ...css.matchAll(/--docusaurus-highlighted-code-line-bg: (#[0-9a-f]{6});/g),
].map(([, color = '']) => color);

describe.each([
  ['light', lightCode, lightHighlight],
  ['dark', darkCode, darkHighlight],
])('In the %s theme', (_name, {plain, styles}, highlight) => {
  const colors = [plain, ...styles.map(({style}) => style)].map(({color}) => color ?? '');

  it.each([
    ['a line of code', plain.backgroundColor ?? ''],
    ['a highlighted line', highlight],
  ])('every color can be read on the background of %s', (_line, background) => {
    for (const text of colors) expect(contrastProblem({background, text})).toBeUndefined();
  });
});
