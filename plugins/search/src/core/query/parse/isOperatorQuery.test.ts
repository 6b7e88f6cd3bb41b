import {describe, expect, it} from 'vitest';
import {isOperatorQuery} from './isOperatorQuery';

describe('Detecting operator queries', () => {
  it.each([
    'title:mouse',
    'Title:mouse',
    'mouse title: wheel',
    '+mouse',
    'foo*',
    'f*o',
    'foo~1',
    'foo^10',
    'foo~x',
    '+title:foo^2',
    'a:b',
    '+',
    'operators*',
    'title:std::vector',
    'shape* (2D)',
    '+mouse render()',
    'title:mouse --add-opens',
    '+mouse -ui',
  ])('reads %s as an operator query', (query) => expect(isOperatorQuery(query)).toBe(true));

  it.each([
    '-Dsun.java2d.opengl=true',
    'https://example.org/a',
    '10:30',
    'C++',
    '-Width | -w',
    'a - b',
    '2 * 3',
    '->',
    'screwBox.mouse',
    '"title:mouse"',
    'x = ~y',
    'Additive Operators: + and -',
    'operator*',
    'pathfinding a*',
    'A* algorithm',
    '*ptr.add(3)',
    'const operator~',
    'CAutoPtr::operator T*',
    'QByteArray &QByteArray::setRawData(const char *data, uint size)',
    'int main(int count, char *names)',
    'eslint --fix -c file',
    'git commit -m',
    '$null -eq',
    'Why does -22 // 10 return -3?',
    'range -0.5',
    'Content:',
    'Get-ChildItem -Recurse -Force',
  ])('reads %s as plain text', (query) => expect(isOperatorQuery(query)).toBe(false));

  it.each(['~', '^'])('does not backtrack in a long text after %s', (sign) => {
    const text = 'a1.-b'.repeat(80);
    expect(isOperatorQuery(`a${sign}${text}`)).toBe(true);
    expect(isOperatorQuery(`a${sign}${text}=`)).toBe(false);
    expect(isOperatorQuery(`1.0${sign}rc1+dfsg-1ubuntu0.20.04.1/amd64`)).toBe(false);
  });
});
