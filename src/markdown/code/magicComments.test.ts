import {expect, it} from 'vitest';
import {takeMagicComments} from './magicComments';

it('Magic comments are removed from the code', () => {
  const code = [
    'a();',
    '// highlight-next-line',
    'b();',
    '/* highlight-start */',
    'c();',
    'd();',
    '/* highlight-end */',
    'e(); // highlight-next-line',
  ];
  expect(takeMagicComments(code.join('\n'))).toEqual({
    code: 'a();\nb();\nc();\nd();\ne(); // highlight-next-line',
    highlighted: new Set([1, 2, 3]),
  });
});

it.each([
  ['Java', '//', ''],
  ['Java', '/*', '*/'],
  ['JSX', '{/*', '*/}'],
  ['shells', '#', ''],
  ['XML', '<!--', '-->'],
])('Comments in %s that start with %s highlight lines', (_, begin, end) => {
  const mark = (name: string) => `  ${begin} highlight-${name} ${end}`;
  const code = [mark('next-line'), 'a', 'b', mark('start'), 'c', 'd', mark('end'), 'e'];
  expect(takeMagicComments(code.join('\r\n'))).toEqual({
    code: 'a\nb\nc\nd\ne',
    highlighted: new Set([0, 2, 3]),
  });
});

it.each(['highlight-start', '// see highlight-start', 'x = "highlight-start"'])(
  'The line %s is not a magic comment and stays in the code',
  (line) => {
    expect(takeMagicComments(`${line}\na`)).toEqual({code: `${line}\na`, highlighted: new Set()});
  },
);
