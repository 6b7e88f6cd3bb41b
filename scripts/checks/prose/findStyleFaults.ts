import type {Code, Root, RootContent} from 'mdast';
import type {Nodes, Sentence} from 'nlcst';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import {unified} from 'unified';
import {codeTexts} from './codeTexts';
import {
  JAVA_RULES,
  PAGE_RULES,
  SENTENCE_RULES,
  type StyleRule,
  WORDS_PER_SENTENCE,
} from './houseStyle';

export interface StyleFault {
  readonly line: number;
  readonly message: string;
}

function sentencesIn(node: Nodes): Sentence[] {
  if (node.type === 'SentenceNode') {
    return [node];
  }
  return 'children' in node ? node.children.flatMap(sentencesIn) : [];
}

/** Returns the text of a sentence on one line. Replaces code by a backtick, so that no rule matches it. */
function textOf(node: Nodes): string {
  if (node.type === 'SourceNode') {
    return '`';
  }
  return 'children' in node ? node.children.map(textOf).join('') : node.value.replace(/\s+/g, ' ');
}

function faultsOf(text: string, line: number, rules: readonly StyleRule[]): StyleFault[] {
  return rules.flatMap(({pattern, instead}) => {
    const match = pattern.exec(text);
    return match ? [{line, message: `"${match[0].trim()}" is not our style: ${instead}`}] : [];
  });
}

function sentenceFaults(sentence: Sentence): StyleFault[] {
  const text = textOf(sentence);
  const line = sentence.position?.start.line ?? 1;
  const words = sentence.children.filter(({type}) => type === 'WordNode').length;
  const long = `a sentence of ${words} words; write at most ${WORDS_PER_SENTENCE}`;
  return [
    ...faultsOf(text, line, [...SENTENCE_RULES, ...PAGE_RULES]),
    ...(words > WORDS_PER_SENTENCE ? [{line, message: `${long}: ${text.slice(0, 60)}…`}] : []),
  ];
}

function codeFaults({value, lang, position}: Code): StyleFault[] {
  const first = (position?.start.line ?? 0) + 1;
  return lang === 'java'
    ? value.split('\n').flatMap((line, i) => faultsOf(line, first + i, JAVA_RULES))
    : [];
}

function codeIn(node: RootContent | Root): Code[] {
  if (node.type === 'code') {
    return [node];
  }
  return 'children' in node ? node.children.flatMap(codeIn) : [];
}

const TABLE_AS_TEXT: Readonly<Record<string, string>> = {
  table: 'blockquote',
  tableRow: 'blockquote',
  tableCell: 'paragraph',
};

function readTables(node: RootContent | Root): void {
  node.type = (TABLE_AS_TEXT[node.type] ?? node.type) as typeof node.type;
  if ('children' in node) {
    node.children.forEach(readTables);
  }
}

export async function findStyleFaults(page: string): Promise<StyleFault[]> {
  const faults: StyleFault[] = [];
  const prose = unified()
    .use(retextEnglish)
    .use(() => (tree: Nodes) => {
      faults.push(...sentencesIn(tree).flatMap(sentenceFaults));
    });
  const markdown = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkFrontmatter)
    .use(remarkDirective)
    .use(remarkGfm)
    .use(remarkRetext, prose);
  const text = page.replace(/<!--[\s\S]*?-->/g, (comment) => comment.replace(/[^\n]/g, ' '));
  const tree = markdown.parse(text);
  readTables(tree);
  await markdown.run(tree, text);
  faults.push(...codeIn(tree).flatMap(codeFaults));
  return faults.sort((a, b) => a.line - b.line);
}

/** Separator between sentences: an empty line, or white space after the end of a sentence. */
const SENTENCE_END = /\n\s*\n|(?<=[.!?:])\s+(?=[A-Z`])/;

export function findCodeStyleFaults(file: string, code: string): StyleFault[] {
  return codeTexts(file, code).flatMap(({line, text}) =>
    text
      .replace(/`[^`]*`/g, '`')
      .split(SENTENCE_END)
      .flatMap((sentence) => faultsOf(sentence.replace(/\s+/g, ' ').trim(), line, SENTENCE_RULES)),
  );
}
