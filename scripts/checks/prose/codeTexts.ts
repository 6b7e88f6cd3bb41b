import ts from 'typescript';

export interface CodeText {
  readonly line: number;
  readonly text: string;
}

const SPOKEN = /Error$|^(?:console|logger)\.\w+$|^(?:it|test|describe)\b/;

const MARKS = /^[ \t]*(?:\/\*\*?|\*(?!\/)|\/\/+)[ \t]?|[ \t]*\*\/$/gm;

/** Returns the text of a comment with its line breaks. Each tag such as `@param` starts a new sentence. */
const wordsOf = (comment: string): string =>
  comment.replace(MARKS, '').replace(/^@(?:param|returns|throws)\s+(?:Error\b)?/gm, '\n\n');

function commentsIn(source: ts.SourceFile): CodeText[] {
  const {text} = source;
  const found = new Map<number, CodeText>();
  const take = ({pos, end}: ts.CommentRange): void => {
    const line = source.getLineAndCharacterOfPosition(pos).line + 1;
    found.set(pos, {line, text: wordsOf(text.slice(pos, end))});
  };
  const visit = (node: ts.Node): void => {
    ts.getLeadingCommentRanges(text, node.getFullStart())?.forEach(take);
    ts.getTrailingCommentRanges(text, node.getEnd())?.forEach(take);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return joined([...found.values()].sort((a, b) => a.line - b.line));
}

function joined(comments: readonly CodeText[]): CodeText[] {
  return comments.reduce<CodeText[]>((texts, {line, text}) => {
    const last = texts.at(-1);
    const follows = last && last.line + last.text.split('\n').length === line;
    return follows
      ? [...texts.slice(0, -1), {line: last.line, text: `${last.text}\n${text}`}]
      : [...texts, {line, text}];
  }, []);
}

function textOf(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({literal}) => `\`${literal.text}`).join('');
  if (ts.isBinaryExpression(node)) return textOf(node.left) + textOf(node.right);
  return '';
}

function spokenIn(source: ts.SourceFile): CodeText[] {
  const found: CodeText[] = [];
  const visit = (node: ts.Node): void => {
    if (
      (ts.isCallExpression(node) || ts.isNewExpression(node)) &&
      SPOKEN.test(node.expression.getText(source))
    ) {
      const [first] = node.arguments ?? [];
      const text = first ? textOf(first) : '';
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
      if (text) found.push({line, text});
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

export function codeTexts(file: string, code: string): CodeText[] {
  const kind = /\.[tj]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true, kind);
  return [...commentsIn(source), ...spokenIn(source)];
}
