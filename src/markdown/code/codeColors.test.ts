import {readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {contrastProblem} from '../../../plugins/announcement-bar/src/node/contrast';

const read = (name: string) =>
  readFileSync(path.join(import.meta.dirname, '../../css', name), 'utf8');
const [light = '', dark = ''] = read('tokens.css').split("[data-theme='dark']");
const used = new Set(
  Array.from(
    read('code.css').matchAll(/[{;\s]color: var\((--site-code-\w+)\)/g),
    ([, name = '']) => name,
  ),
);

describe.each([
  ['light', light],
  ['dark', dark],
])('In the %s theme', (_name, tokens) => {
  const valueOf = (variable: string) =>
    new RegExp(`${variable}: (#[0-9a-f]{6});`).exec(tokens)?.[1] ?? '';

  it.each([
    ['a line of code', '--site-code-background'],
    ['a highlighted line', '--docusaurus-highlighted-code-line-bg'],
  ])('every color of code has enough contrast on the background of %s', (_line, background) => {
    expect(used.size).toBe(8);
    for (const color of used)
      expect(
        contrastProblem({background: valueOf(background), text: valueOf(color)}),
      ).toBeUndefined();
  });
});
