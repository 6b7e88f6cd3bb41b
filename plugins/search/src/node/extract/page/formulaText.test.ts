import {isTag} from 'domhandler';
import {expect, it} from 'vitest';
import {parseHtml} from '../html/parseHtml';
import {formulaText} from './formulaText';

const textOf = (html: string): string[] => parseHtml(html).children.filter(isTag).map(formulaText);

const SQUARE = '<msup><mi>n</mi><mn>2</mn></msup>';

it.each(['application/x-tex', 'LaTeX', 'TeX'])('is its TeX, which %s marks', (encoding) => {
  const html = `<math><semantics>${SQUARE}<annotation encoding="${encoding}">n^2</annotation></semantics></math>`;
  expect(textOf(html)).toEqual(['n^2']);
});

it.each([
  ['without an annotation', ''],
  ['with one in another language', '<annotation encoding="StarMath 5.0">n^2</annotation>'],
  ['with one that does not say its language', '<annotation>n^2</annotation>'],
  [
    'with one in MathML',
    `<annotation-xml encoding=MathML-Content><apply><ci>n</ci></apply></annotation-xml>`,
  ],
])('is what it shows %s', (_, annotation) => {
  expect(textOf(`<math><semantics>${SQUARE}${annotation}</semantics></math>`)).toEqual(['n2']);
});

it('keeps names apart, and nothing else that MathML shows close together', () => {
  const html = `<math>
    <mi>O</mi> <mo>(</mo><mi>n</mi><mi>log</mi><mo>&ApplyFunction;</mo><mi>n</mi><mo>)</mo>
  </math>`;
  expect(textOf(html).map((text) => text.replace(/ +/g, ' '))).toEqual(['O(n log n)']);
});

it('keeps the spaces of a text that authors write as such', () => {
  expect(textOf('<math><mi>x</mi><mtext>&nbsp;<=&nbsp;</mtext><mi>y</mi></math>')).toEqual([
    'x\u00a0<=\u00a0y',
  ]);
});
