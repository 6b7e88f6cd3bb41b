/** What an author says about a block of code, and the code that is left. */
export interface CodeMeta {
  code: string;
  title: string | undefined;
  firstLine: number | undefined;
  /** Lines that stand out, counted from zero. */
  highlighted: Set<number>;
}

/**
 * Signs that begin a comment in some language, and those that end it, if any. They hold in every language:
 * a line that says `highlight-start` and nothing else is a mark wherever it stands.
 */
const COMMENTS: readonly (readonly [begin: string, end?: string])[] = [
  // C and its family
  ['//'],
  ['/*', '*/'],
  ['/**', '*/'],
  // Rust and F# documentation, LFE
  ['///'],
  // JSX
  ['{/*', '*/}'],
  // Shells, Python, Ruby, YAML, and Lisps of more than one sign
  ['#'],
  ['##'],
  ['<#', '#>'],
  ['#|', '|#'],
  ['#=', '=#'],
  // Markup, Markdown, OCaml, Pascal, Jinja, Handlebars, JSP
  ['<!--', '-->'],
  ['(*', '*)'],
  ['{', '}'],
  ['{#', '#}'],
  ['{{!--', '--}}'],
  ['{{!', '}}'],
  ['<%--', '--%>'],
  // ColdFusion, Razor, Smarty, Pug, Haml, reStructuredText
  ['<!---', '--->'],
  ['@*', '*@'],
  ['{*', '*}'],
  ['//-'],
  ['-#'],
  ['..'],
  // SQL, Ada, Haskell, Lua
  ['--'],
  ['---'],
  ['--[[', ']]'],
  ['{-', '-}'],
  // TeX, Erlang, Matlab
  ['%'],
  ['%%'],
  ['%{', '%}'],
  // Lisp, assembler, INI, WebAssembly
  [';'],
  [';;'],
  [';;;'],
  ['(;', ';)'],
  [';;', ';;'],
  // Visual Basic, batch
  ["'"],
  ['REM'],
  ['@REM'],
  ['::'],
  // Fortran, COBOL, ABAP, Vim, APL, Forth, VHDL
  ['!'],
  ['*>'],
  ['*'],
  ['"'],
  ['⍝'],
  ['\\'],
  // Fortran of fixed form, J, M4, roff
  ['C'],
  ['NB.'],
  ['dnl'],
  ['.\\"'],
];

const escapeSigns = (signs: string): string => signs.replace(/[^\w\s⍝]/g, '\\$&');
const SIGNS = COMMENTS.map(([begin, end]) => {
  // A word is apart from the mark.
  const opening = /\w$/.test(begin) ? `${escapeSigns(begin)}\\s` : escapeSigns(begin);
  return `${opening}\\s*MARK\\s*${escapeSigns(end ?? '')}`;
});

/** A line that is a comment with a mark, and nothing else. */
const markPattern = (mark: string): RegExp =>
  new RegExp(`^\\s*(?:${SIGNS.map((signs) => signs.replace('MARK', mark)).join('|')})\\s*$`, 'i');

const MARKS = {
  next: markPattern('highlight-next-line'),
  start: markPattern('highlight-start'),
  end: markPattern('highlight-end'),
};

function markOf(line: string): keyof typeof MARKS | undefined {
  if (!line.includes('highlight-')) return undefined;
  const names = ['next', 'start', 'end'] as const;
  return names.find((name) => MARKS[name].test(line));
}

/** `1,4-6`, counted from one. */
function linesInRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [first = 0, last = first] = part.split('-').map(Number);
    return Array.from({length: Math.max(0, last - first + 1)}, (_, index) => first + index - 1);
  });
}

/** Comments that mark lines, as `// highlight-next-line`, are taken out of the code. */
function linesInComments(code: string): Pick<CodeMeta, 'code' | 'highlighted'> {
  const kept: string[] = [];
  const highlighted = new Set<number>();
  let isMarking = false;
  for (const line of code.split(/\r?\n/)) {
    const mark = markOf(line);
    if (mark === 'next') highlighted.add(kept.length);
    else if (mark !== undefined) isMarking = mark === 'start';
    else {
      if (isMarking) highlighted.add(kept.length);
      kept.push(line);
    }
  }
  return {code: kept.join('\n'), highlighted};
}

/**
 * Reads what Docusaurus's own blocks of code read: `title="…"`, `{1,4-6}`, `showLineNumbers` and
 * comments that mark lines, which do not count where lines are given by numbers.
 *
 * @param meta what stands behind the language of the block
 */
export function codeMeta(rawCode: string, meta: string): CodeMeta {
  const code = rawCode.replace(/\r?\n$/, '');
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  const numbers = /(?:^|\s)showLineNumbers(?:=(\d+))?(?=\s|$)/.exec(meta);
  return {
    title: /title=(["'])(.+?)\1/.exec(meta)?.[2],
    firstLine: numbers ? Number(numbers[1] ?? 1) : undefined,
    ...(range === undefined
      ? linesInComments(code)
      : {code, highlighted: new Set(linesInRange(range))}),
  };
}
