import {describe, expect, it} from 'vitest';
import {isOperatorQuery} from './isOperatorQuery';

describe('isOperatorQuery', () => {
  it.each([
    'title:mouse',
    '+mouse',
    'foo -bar',
    'foo*',
    '*foo',
    'f*o',
    'foo~1',
    'foo^10',
    'foo~x',
    '+title:foo^2',
    'a:b',
    '~2 foo',
    'foo +',
    '+',
    'operators*',
    'operator*s',
    'title:std::vector',
    'title:mouse --add-opens',
  ])('reads %s as an operator query', (query) => expect(isOperatorQuery(query)).toBe(true));

  it.each([
    '-Dsun.java2d.opengl=true',
    'https://example.org/a',
    'std::vector',
    '10:30',
    'C++',
    '--add-opens',
    '-version',
    '-Width | -w',
    'a - b',
    '2 * 3',
    '->',
    'screwBox.mouse',
    '"title:mouse"',
    'x = ~y',
    'Additive Operators: + and -',
    'operator*',
    'operator ^',
    'operator +',
    'const operator~',
    'CAutoPtr::operator T*',
    'CPoint::operator ->*',
    '--config, -c',
    'eslint --fix -c file',
  ])('reads %s as plain text', (query) => expect(isOperatorQuery(query)).toBe(false));
});
