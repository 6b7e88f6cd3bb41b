import {describe, expect, it} from 'vitest';
import {isOperatorQuery} from './parseOperators';

describe('isOperatorQuery', () => {
  it.each([
    'title:mouse',
    'Title:mouse',
    'title:',
    'mouse title: wheel',
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
    'title:main(int',
    'shape* (2D)',
    '+mouse render()',
    'exit() -legacy',
    'title:mouse --add-opens',
    'maus -Tastatur',
    '+mouse -ui',
    'Get-Item -legacy',
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
    'A*',
    'pathfinding a*',
    'A* algorithm',
    '*ptr.add(3)',
    '*file,',
    '*fmtstr);',
    'operator ^',
    'operator +',
    'const operator~',
    'CAutoPtr::operator T*',
    'CPoint::operator ->*',
    'QByteArray &QByteArray::setRawData(const char *data, uint size)',
    'int main(int count, char *names)',
    '*std::begin',
    '--config, -c',
    'eslint --fix -c file',
    'git commit -m',
    'docker run -it',
    '$null -eq',
    'git log -1',
    'Why does -22 // 10 return -3?',
    'exit code -1073741819',
    'range -0.5',
    'Author versus Title: a survey',
    'Content:',
    'mouse -ErrorAction',
    'Get-ChildItem -Recurse -Force',
  ])('reads %s as plain text', (query) => expect(isOperatorQuery(query)).toBe(false));

  it.each(['~', '^'])('reads a long text behind a %s in one pass', (sign) => {
    const text = 'a1.-b'.repeat(80);
    expect(isOperatorQuery(`a${sign}${text}`)).toBe(true);
    expect(isOperatorQuery(`a${sign}${text}=`)).toBe(false);
    expect(isOperatorQuery(`1.0${sign}rc1+dfsg-1ubuntu0.20.04.1/amd64`)).toBe(false);
  });
});
