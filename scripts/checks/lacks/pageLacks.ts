import type {MarkdownNode} from '../../../plugins/api-links/src/remark/Markdown';
import type {MarkdownFile} from '../pages/markdownFiles';
import {frontMatterOf} from '../pages/frontMatter';
import {markdownTree} from '../symbols/markdownTree';

export interface Lack {
  readonly file: string;
  readonly line: number;
  readonly message: string;
}

/** Length of a description in result lists, in characters. */
const DESCRIPTION = {min: 50, max: 170};
const ANSWERS = {min: 3, max: 8};
/** Minimum number of words in the first paragraph. Shorter paragraphs do not explain the page. */
const LEAST_WORDS = 8;
const MOST_WORDS = 120;
/** Number of initial letters that two words must share to count as forms of the same word. */
const STEM = 4;
const EMPTY_HEADING =
  /^(?:about|basics|conclusion|details|example|further information|general|info(?:rmation)?|introduction|misc(?:ellaneous)?|more|notes?|other|overview|summary|usage)$/i;

const textOf = (node: MarkdownNode): string =>
  (node.value ?? '') + (node.children ?? []).map(textOf).join('');

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const all = (node: MarkdownNode, type: string): MarkdownNode[] => [
  ...(node.type === type ? [node] : []),
  ...(node.children ?? []).flatMap((child) => all(child, type)),
];

const lineOf = ({position}: MarkdownNode): number => position?.start.line ?? 1;

export const fieldLine = (text: string, field: string): number =>
  Math.max(
    0,
    text.split('\n').findIndex((line) => line.startsWith(`${field}:`)),
  ) + 1;

const speaksOf = (text: string, words: readonly string[]): boolean => {
  const stems = wordsOf(text.toLowerCase()).map((word) => word.slice(0, STEM));
  return words.some((word) => stems.includes(word.toLowerCase().slice(0, STEM)));
};

export async function pageLacks(page: MarkdownFile, isPost: boolean): Promise<Lack[]> {
  const {file, text} = page;
  const {title, description, keywords, search_answers: answers} = await frontMatterOf(page);
  const tree = markdownTree(text);
  const lacks: Lack[] = [];
  const add = (line: number, message: string): void => void lacks.push({file, line, message});
  const nodes = tree.children ?? [];

  const length = typeof description === 'string' ? description.length : 0;
  if (length < DESCRIPTION.min || length > DESCRIPTION.max)
    add(
      fieldLine(text, 'description'),
      `the description has ${length} characters; write ${DESCRIPTION.min} to ${DESCRIPTION.max} that say what readers find here`,
    );
  if (!isPost && (!Array.isArray(keywords) || keywords.length === 0))
    add(
      fieldLine(text, 'keywords'),
      'there are no keywords; list words that readers who do not know your terms would type',
    );
  const promised = Array.isArray(answers) ? answers.length : 0;
  if (!isPost && (promised < ANSWERS.min || promised > ANSWERS.max))
    add(
      fieldLine(text, 'search_answers'),
      `there are ${promised} search_answers; list ${ANSWERS.min} to ${ANSWERS.max} queries that should find this page first`,
    );

  // Starts at the second heading if the first one is the title.
  const start = nodes.findIndex(
    (node) => node.type === 'heading' && 'depth' in node && node.depth !== 1,
  );
  const lead = nodes
    .slice(0, start < 0 ? nodes.length : start)
    .find(({type}) => type === 'paragraph');
  const topic = wordsOf(`${String(title)} ${[keywords].flat().join(' ')}`);
  if (lead === undefined)
    add(
      lineOf(nodes[start] ?? tree),
      'there is no paragraph before the first heading; explain what the page is for',
    );
  else if (
    !isPost &&
    (wordsOf(textOf(lead)).length < LEAST_WORDS || !speaksOf(textOf(lead), topic))
  )
    add(
      lineOf(lead),
      `the first paragraph does not explain what the page is for; use a word of its title or keywords in ${LEAST_WORDS} words or more`,
    );

  for (const heading of all(tree, 'heading'))
    if (EMPTY_HEADING.test(textOf(heading).trim()))
      add(
        lineOf(heading),
        `nobody searches for "${textOf(heading).trim()}"; name what is below the heading`,
      );
  for (const image of all(tree, 'image'))
    if (!('alt' in image) || !image.alt)
      add(lineOf(image), 'the image has no alternative text; write ![what it shows](address)');
  for (const paragraph of all(tree, 'paragraph')) {
    const words = wordsOf(textOf(paragraph)).length;
    if (words > MOST_WORDS)
      add(
        lineOf(paragraph),
        `the paragraph has ${words} words; split it, because ${MOST_WORDS} are the maximum`,
      );
  }
  return lacks;
}
