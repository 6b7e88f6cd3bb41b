import {readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeHtml} from '../extract/html/decodeHtml';
import {parseHtml} from '../extract/html/parseHtml';
import {type ExtractedPage, extractPage} from '../extract/page/extractPage';
import type {ExtractOptions} from '../extract/page/ExtractOptions';
import {isBoost, type Page} from '../extract/page/Page';
import {pageDescription} from '../extract/page/pageDescription';
import {whyEmpty} from '../extract/page/whyEmpty';

/** A search answer, and the file and line where it is declared. */
export interface SearchAnswer {
  text: string;
  from: string;
}

/** Properties of a page that are not in its HTML, such as front matter. */
type PageExtras = Partial<Pick<Page, 'boost' | 'keywords' | 'description' | 'tags'>> & {
  /** `false` leaves the page out. */
  search?: boolean;
  /** Queries that list this page first when typed in full. */
  answers?: readonly SearchAnswer[];
  /** Multiplies the boost of the page. */
  contextBoost?: number;
  /** Text that a site appends to the title of every document, such as ` | ScrewBox`. It is not shown. */
  titleEnd?: string;
};

interface Source {
  /** Address of the page in hits. */
  url: string;
  extras?: PageExtras;
}

/** A page as HTML, or as the path of its HTML file. */
export type HtmlPage = Source & ({html: string} | {file: string});

export type PageSource = HtmlPage | (Source & {extracted: ExtractedPage | undefined});

type PageOutcome =
  | {
      kind: 'read';
      page: Page;
      answers: readonly SearchAnswer[];
      /** Reason why the page has no text, and what to do; undefined if it has text. */
      emptyReason?: string;
    }
  | {kind: 'left out'}
  | {kind: 'failed'; reason: string};

function answersLine(source: HtmlPage, html: string): string {
  const name = 'file' in source ? path.relative('', source.file) : source.url;
  const before = html.slice(0, html.search(/search[-_]answers/i));
  return `${name}:${before.split('\n').length}`;
}

const withoutEnd = (text: string, end: string): string =>
  end !== '' && text.endsWith(end) ? text.slice(0, -end.length) : text;

function withExtras(page: Page, extras: PageExtras = {}): Page {
  const {boost = page.boost, contextBoost = 1, titleEnd = ''} = extras;
  if (!isBoost(boost)) throw new Error(`its boost is ${boost} but must be a positive number`);
  const complete = {
    ...page,
    title: withoutEnd(page.title, titleEnd),
    boost: boost * contextBoost,
    keywords: [page.keywords, extras.keywords].filter(Boolean).join(', '),
    answers: [...page.answers, ...(extras.answers ?? []).map(({text}) => text)],
    description: extras.description ?? page.description,
    tags: extras.tags ?? [],
  };
  return {...complete, description: pageDescription(complete)};
}

function readHtml(source: HtmlPage, options: ExtractOptions): PageOutcome {
  const html = 'html' in source ? source.html : decodeHtml(readFileSync(source.file));
  const document = parseHtml(html);
  const extracted = extractPage(source.url, document, options);
  if (extracted === undefined) return {kind: 'left out'};
  const from = extracted.answers.length > 0 ? answersLine(source, html) : '';
  return {
    kind: 'read',
    page: withExtras(extracted, source.extras),
    answers: [
      ...extracted.answers.map((text) => ({text, from})),
      ...(source.extras?.answers ?? []),
    ],
    ...(extracted.isEmpty && {emptyReason: whyEmpty(document)}),
  };
}

export function readPage(source: PageSource, options: ExtractOptions): PageOutcome {
  const {extras} = source;
  if (extras?.search === false) return {kind: 'left out'};
  try {
    if (!('extracted' in source)) return readHtml(source, options);
    if (source.extracted === undefined) return {kind: 'left out'};
    const page = withExtras(source.extracted, extras);
    return {kind: 'read', page, answers: extras?.answers ?? []};
  } catch (error) {
    return {kind: 'failed', reason: error instanceof Error ? error.message : String(error)};
  }
}
