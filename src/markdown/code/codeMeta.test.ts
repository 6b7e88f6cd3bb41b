import {describe, expect, it} from 'vitest';
import {codeMeta} from './codeMeta';

describe('codeMeta', () => {
  it('reads titles in both kinds of quotes', () => {
    expect(codeMeta('x', 'title="Game of \'life\'.java"').title).toBe("Game of 'life'.java");
    expect(codeMeta('x', "title='a.java' {1}").title).toBe('a.java');
    expect(codeMeta('x', 'title=""').title).toBeUndefined();
  });

  it('reads where line numbers start', () => {
    expect(codeMeta('x', 'showLineNumbers').firstLine).toBe(1);
    expect(codeMeta('x', 'title="a" showLineNumbers=7').firstLine).toBe(7);
    expect(codeMeta('x', '').firstLine).toBeUndefined();
  });

  it('counts highlighted lines from one', () => {
    expect([...codeMeta('a\nb\nc\nd', '{1,3-4}').highlighted]).toEqual([0, 2, 3]);
  });

  it('takes comments that mark lines out of the code', () => {
    const code = [
      'a();',
      '// highlight-next-line',
      'b();',
      '/* highlight-start */',
      'c();',
      'd();',
      '/* highlight-end */',
      'e(); // highlight-next-line',
      '',
    ].join('\n');
    expect(codeMeta(code, '')).toEqual({
      code: 'a();\nb();\nc();\nd();\ne(); // highlight-next-line',
      title: undefined,
      firstLine: undefined,
      highlighted: new Set([1, 2, 3]),
    });
  });

  it.each([
    ['shell', '#', ''],
    ['HTML', '<!--', '-->'],
    ['JSX', '{/*', '*/}'],
    ['Visual Basic', "'", ''],
    ['Visual Basic', 'REM', ''],
    ['batch', '@rem', ''],
    ['batch', '::', ''],
    ['WebAssembly', ';;', ''],
    ['WebAssembly', '(;', ';)'],
    ['SQL', '--', ''],
    ['Lisp', ';', ''],
    ['Lisp', '#|', '|#'],
    ['Fortran', '!', ''],
    ['COBOL', '*>', ''],
    ['Matlab', '%{', '%}'],
    ['TeX', '%', ''],
    ['Lua', '--[[', ']]'],
    ['Haskell', '{-', '-}'],
    ['PowerShell', '<#', '#>'],
    ['Julia', '#=', '=#'],
    ['OCaml', '(*', '*)'],
    ['Jinja', '{#', '#}'],
    ['Handlebars', '{{!--', '--}}'],
    ['JSP', '<%--', '--%>'],
    ['Vim', '"', ''],
    ['APL', '⍝', ''],
    ['ColdFusion', '<!---', '--->'],
    ['Razor', '@*', '*@'],
    ['Smarty', '{*', '*}'],
    ['Pug', '//-', ''],
    ['Haml', '-#', ''],
    ['reStructuredText', '..', ''],
    ['assembler', ';;', ';;'],
    ['Fortran of fixed form', 'C', ''],
    ['J', 'NB.', ''],
    ['M4', 'dnl', ''],
    ['roff', '.\\"', ''],
  ])('knows the marks of %s that begin with %s', (_, begin, end) => {
    const mark = (name: string) => `  ${begin} highlight-${name} ${end}`;
    const code = [mark('next-line'), 'a', 'b', mark('start'), 'c', 'd', mark('end'), 'e'];
    expect(codeMeta(code.join('\r\n'), '')).toMatchObject({
      code: 'a\nb\nc\nd\ne',
      highlighted: new Set([0, 2, 3]),
    });
  });

  it.each([
    'highlight-start',
    'REMhighlight-start',
    '// see highlight-start',
    "x = 'highlight-start'",
    'highlight-start: #fff;',
  ])('leaves the line %s in the code', (line) => {
    expect(codeMeta(`${line}\na`, '').code).toBe(`${line}\na`);
  });

  it('leaves such comments alone where lines are given by numbers', () => {
    const code = '// highlight-next-line\nb();';
    expect(codeMeta(code, '{2}')).toMatchObject({code, highlighted: new Set([1])});
  });
});
