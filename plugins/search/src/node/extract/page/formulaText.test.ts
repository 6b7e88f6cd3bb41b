import {isTag} from 'domhandler';
import {expect, it} from 'vitest';
import {parseHtml} from '../html/parseHtml';
import {formulaText} from './formulaText';

const textOf = (html: string): string[] => parseHtml(html).children.filter(isTag).map(formulaText);

const SQUARE = '<msup><mi>n</mi><mn>2</mn></msup>';

it.each(['application/x-tex', 'LaTeX', 'TeX'])(
  'The text of a formula is the TeX in its annotation with the encoding %s',
  (encoding) => {
    const html = `<math><semantics>${SQUARE}<annotation encoding="${encoding}">n^2</annotation></semantics></math>`;
    expect(textOf(html)).toEqual(['n^2']);
  },
);

it.each([
  ['without an annotation', ''],
  [
    'with an annotation in another language',
    '<annotation encoding="StarMath 5.0">n^2</annotation>',
  ],
  ['with an annotation without a language', '<annotation>n^2</annotation>'],
  [
    'with an annotation in MathML',
    `<annotation-xml encoding=MathML-Content><apply><ci>n</ci></apply></annotation-xml>`,
  ],
])('The text of a formula %s is its visible text', (_, annotation) => {
  expect(textOf(`<math><semantics>${SQUARE}${annotation}</semantics></math>`)).toEqual(['n2']);
});

it('Names in a formula are separated by spaces, but not symbols that MathML shows close together', () => {
  const html = `<math>
    <mi>O</mi> <mo>(</mo><mi>n</mi><mi>log</mi><mo>&ApplyFunction;</mo><mi>n</mi><mo>)</mo>
  </math>`;
  expect(textOf(html).map((text) => text.replace(/ +/g, ' '))).toEqual(['O(n log n)']);
});

it('Spaces in a text element of a formula are kept', () => {
  expect(textOf('<math><mi>x</mi><mtext>&nbsp;<=&nbsp;</mtext><mi>y</mi></math>')).toEqual([
    'x\u00a0<=\u00a0y',
  ]);
});
