import {applyTrailingSlash, type ApplyTrailingSlashParams} from '@docusaurus/utils-common';
import type {SearchAnswer} from '../../node/index/readPage';
import {placeInFrontMatter} from '@screwbox/shared/files/placeInFrontMatter';
import {PLUGIN_NAME} from '../../names';
import type {Tag} from '../../browser/tag';
import {isBoost} from '../../node/extract/page/Page';
import type {SiteContent} from '@screwbox/shared/content/siteContent';

export interface PageSettings {
  indexed: boolean;
  /** `search_boost`: multiplies the page's score. */
  boost?: number;
  /** Whether the page is a dated post of a blog. */
  isPost: boolean;
  /** `keywords`, which Docusaurus also writes into the page. */
  keywords: string[];
  /** `search_keywords`, tags and authors: words that find the page without being in its text. */
  searchKeywords: string[];
  tags: Tag[];
  /** `search_answers`: queries that list this page first when typed in full, each with file and line. */
  answers: SearchAnswer[];
  source: string;
  title: string;
  description?: string;
  docsInstance?: string;
}

interface Page {
  permalink: string;
  docsInstance?: string;
  isPost?: boolean;
  title: string;
  description?: string;
  source: string;
  frontMatter: Record<string, unknown>;
  tags?: {label: string; permalink: string}[];
  authors?: {name?: string}[];
  unlisted?: boolean;
}

function markdownPages({docs, blogs, pages}: SiteContent): Page[] {
  const ofDocs = docs.flatMap(([docsInstance, {loadedVersions}]) =>
    loadedVersions.flatMap((version) => version.docs.map((doc) => ({...doc, docsInstance}))),
  );
  const posts = blogs.flatMap(({blogPosts}) =>
    blogPosts.map(({metadata}) => ({...metadata, isPost: true})),
  );
  const ofPages = pages.flatMap((page) => (page.type === 'mdx' ? [page] : []));
  return [...ofDocs, ...[...posts, ...ofPages].map((page) => ({...page, title: page.title ?? ''}))];
}

/** Boost of a blog post. It is below 1, because docs are more likely to be up to date. */
const POST = 0.9;

/**
 * Returns the boost of the page's context, or else the default of its kind of page. The page's `search_boost`
 * multiplies it.
 */
export const contextBoost = (
  page: Pick<PageSettings, 'isPost'> | undefined,
  context: {boost?: number} | undefined,
): number => context?.boost ?? (page?.isPost ? POST : 1);

type Complain = (field: string, value: unknown, remedy: string) => void;

/** Formats a value as in YAML, because JSON has neither infinity nor NaN. */
function written(value: unknown): string {
  if (typeof value !== 'number' || Number.isFinite(value)) return JSON.stringify(value);
  if (Number.isNaN(value)) return '.nan';
  return value > 0 ? '.inf' : '-.inf';
}

function readBoost(value: unknown, complain: Complain): number | undefined {
  if (value === undefined) return undefined;
  if (typeof value === 'number' && isBoost(value)) return value;
  complain(
    'search_boost',
    value,
    'must be a positive number. To leave the page out of the search, write search: false.',
  );
  return undefined;
}

/** The key of a tag is the end of its page address, which is the same in all languages. */
const tagOf = ({label, permalink}: {label: string; permalink: string}): Tag => ({
  key: (permalink.split('/').filter(Boolean).at(-1) ?? label).toLowerCase().replace(/\s+/g, '-'),
  label,
});

export function tagsOf(settings: Iterable<PageSettings>, locale: string): Tag[] {
  const shown = [...settings].flatMap(({indexed, tags}) => (indexed ? tags : []));
  const byKey = new Map(shown.map((tag) => [tag.key, tag]));
  return [...byKey.values()].sort((a, b) => a.label.localeCompare(b.label, locale));
}

const isWord = (value: unknown): value is string | number | boolean =>
  ['string', 'number', 'boolean'].includes(typeof value);

function readKeywords(value: unknown, field: string, complain: Complain): string[] {
  if (value === undefined || value === null) return [];
  if (typeof value === 'string') return value.split(',').map((word) => word.trim());
  if (Array.isArray(value) && value.every(isWord)) return value.map(String);
  complain(field, value, 'must be a list of words.');
  return [];
}

const EXAMPLE = 'such as [water, make a pond]';

function problemOf(answer: unknown): string | undefined {
  if (typeof answer !== 'string')
    return `search_answers has ${written(answer)}, but must be a list of texts, ${EXAMPLE}. Put numbers, dates, true and false in quotes.`;
  return answer.trim() === ''
    ? `search_answers has an empty text, but must be a list of what readers type, ${EXAMPLE}.`
    : undefined;
}

function readAnswers(
  {search_answers: value, search, draft}: Record<string, unknown>,
  whereIs: (item?: string) => string,
  refuse: (problem: string) => void,
): SearchAnswer[] {
  if (value === undefined) return [];
  const complain = (problem: string, item?: unknown): void =>
    refuse(`${whereIs(typeof item === 'string' ? item : undefined)}: ${problem}`);
  if (!Array.isArray(value) || value.length === 0) {
    complain(
      `search_answers is ${written(value)}, but must be a list of what readers type, ${EXAMPLE}.`,
    );
    return [];
  }
  const answers = value as unknown[];
  const problems = answers.map((answer) => [problemOf(answer), answer] as const);
  for (const [problem, answer] of problems) if (problem !== undefined) complain(problem, answer);
  if (search === false)
    complain('search_answers is set, but search: false leaves the page out. Remove one of them.');
  if (draft === true || problems.some(([problem]) => problem !== undefined)) return [];
  return answers
    .map((answer) => String(answer))
    .map((text) => ({text: text.trim().replace(/\s+/g, ' '), from: whereIs(text)}));
}

function readIndexed(value: unknown, complain: Complain): boolean {
  if (value === undefined || typeof value === 'boolean') return value !== false;
  complain('search', value, 'must be true or false.');
  return true;
}

/**
 * Reads the search settings in the front matter of all Markdown pages, by address.
 *
 * @param slashes trailing slash settings. Routes follow them, but the permalinks of content plugins do not
 * @param siteDir folder of the site, needed for the line numbers of search answers
 * @throws Error that names all files and fields with an invalid value
 */
export function pageSettings(
  content: SiteContent,
  slashes: ApplyTrailingSlashParams,
  siteDir: string,
): Map<string, PageSettings> {
  const problems: string[] = [];
  const settings = new Map<string, PageSettings>();
  for (const page of markdownPages(content)) {
    const {permalink, title, description, source, frontMatter, unlisted, docsInstance} = page;
    const {isPost = false} = page;
    const tags = (page.tags ?? []).map(tagOf);
    const authors = (page.authors ?? []).flatMap(({name}) => name ?? []);
    const refuse = (problem: string) => problems.push(`${PLUGIN_NAME}: ${problem}`);
    const whereIs = (field: string, item?: string) =>
      placeInFrontMatter(siteDir, source, field, item);
    const complain: Complain = (field, value, remedy) =>
      refuse(`${whereIs(field)}: ${field} is ${written(value)}, but ${remedy}`);
    const answers = readAnswers(frontMatter, (item) => whereIs('search_answers', item), refuse);
    settings.set(applyTrailingSlash(permalink, slashes), {
      indexed: readIndexed(frontMatter.search, complain) && unlisted !== true,
      boost: readBoost(frontMatter.search_boost, complain),
      isPost,
      keywords: readKeywords(frontMatter.keywords, 'keywords', complain),
      searchKeywords: [
        ...readKeywords(frontMatter.search_keywords, 'search_keywords', complain),
        ...tags.map(({label}) => label),
        ...authors,
      ],
      tags,
      answers: unlisted === true ? [] : answers,
      source,
      title,
      description,
      docsInstance,
    });
  }
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return settings;
}
