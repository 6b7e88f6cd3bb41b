import {describe, expect, it} from 'vitest';
import {codeFolds} from './codeFolds';

const NONE = new Set<number>();
const JAVA = 'package a;\n\nimport a.B;\nimport a.C;\n\nclass D {}';
const lines = (count: number) => Array.from({length: count}, (_, line) => `${line};`).join('\n');

describe('The imports of a block', () => {
  it('are folded with the empty lines after them', () => {
    expect(codeFolds(JAVA, 'java', NONE).imports).toEqual({start: 2, end: 5, count: 2});
  });

  it.each([
    ['of one line', 'import a.B;\n\nclass D {}', 'java', NONE],
    ['with nothing after them', 'import a.B;\nimport a.C;\n', 'java', NONE],
    ['of another language', JAVA, 'kotlin', NONE],
    ['with a line that an author has highlighted', JAVA, 'java', new Set([3])],
  ])('are not folded %s', (_, code, language, highlighted) => {
    expect(codeFolds(code, language, highlighted).imports).toBeUndefined();
  });
});

describe('A block', () => {
  it('of more than 30 lines is folded, and shows its number of lines', () => {
    expect(codeFolds(lines(30), 'java', NONE).lines).toBeUndefined();
    expect(codeFolds(lines(31), 'java', NONE).lines).toBe(31);
  });

  it('is not folded if it has at most 30 lines in addition to its imports', () => {
    expect(codeFolds(`${JAVA}\n${lines(27)}`, 'java', NONE).lines).toBeUndefined();
    expect(codeFolds(`${JAVA}\n${lines(28)}`, 'java', NONE).lines).toBe(34);
  });

  it('with lines that an author has highlighted is shown whole', () => {
    expect(codeFolds(lines(31), 'java', new Set([30])).lines).toBeUndefined();
  });
});
