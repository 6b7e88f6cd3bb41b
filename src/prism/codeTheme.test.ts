import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrastProblem} from '../../plugins/announcement-bar/src/node/contrast';
import {codeTheme} from './codeTheme';

const css = readFileSync(path.join(import.meta.dirname, '../css/tokens.css'), 'utf8');
const [light = '', dark = ''] = css.split("[data-theme='dark']");
const {plain, styles} = codeTheme;

describe.each([
  ['light', light],
  ['dark', dark],
])('In the %s theme', (_name, tokens) => {
  const valueOf = (variable: string) =>
    new RegExp(`${variable}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '';
  const paint = (color = '') => valueOf(/^var\((--[\w-]+)\)$/.exec(color)?.[1] ?? color);
  const colors = [plain, ...styles.map(({style}) => style)].map(({color}) => paint(color));

  it.each([
    ['a line of code', paint(plain.backgroundColor)],
    ['a highlighted line', valueOf('--docusaurus-highlighted-code-line-bg')],
  ])('every color can be read on the background of %s', (_line, background) => {
    for (const text of colors) expect(contrastProblem({background, text})).toBeUndefined();
  });
});
