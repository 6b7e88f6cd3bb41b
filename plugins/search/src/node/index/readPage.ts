import {readFileSync} from 'node:fs';
import path from 'node:path';
import {decodeHtml} from '../extract/html/decodeHtml';
import {extractPage} from '../extract/page/extractPage';
import type {IgnoreTest} from '../extract/page/ignoredElements';
import {isBoost, type Page} from '../extract/page/Page';
import {whyEmpty} from '../extract/page/whyEmpty';

/** A question that a page promises to answer, and the file and line that promise it. */
export interface Answer {
  text: string;
  from: string;
}

/** Properties of a page that are not in its HTML, such as front matter. */
type PageExtras = Partial<Pick<Page, 'boost' | 'keywords' | 'description' | 'tags'>> & {
  /** `false` leaves the page out. */
  search?: boolean;
  /** Complete queries that find the page first. */
  answers?: readonly Answer[];
  /** Multiplies the boost of the page. */
  contextBoost?: number;
  /** Text that a site adds to the title of every document, such as ` | ScrewBox`. It is not shown. */
  titleEnd?: string;
};

interface Source {
  /** Address of its hits. */
  url: string;
  extras?: PageExtras;
}

/** A page as HTML, or as the path of its HTML file. */
export type HtmlPage = Source & ({html: string} | {file: string});

/** A search answer and the address of its page. */
export interface PageAnswer extends Answer {
  url: string;
}

/** A page that was read, left out on request, or could not be read. */
type PageOutcome =
  | {
      kind: 'read';
      page: Page;
      answers: PageAnswer[];
      /** Why it has no text and what to do; undefined if it has text. */
      lack?: string;
    }
  | {kind: 'left out'}
  | {kind: 'failed'; reason: string};

/** File of a page, or else its address, with the line on which its HTML has search answers. */
function answersLine(source: HtmlPage, html: string): string {
  const name = 'file' in source ? path.relative('', source.file) : source.url;
  const before = html.slice(0, html.search(/search[-_]answers/i));
  return `${name}:${before.split('\n').length}`;
}

/** The search answers in a page's HTML and in its front matter. */
function answersOf(source: HtmlPage, html: string, inHtml: readonly string[]): PageAnswer[] {
  const {url, extras} = source;
  const from = inHtml.length > 0 ? answersLine(source, html) : '';
  return [...inHtml.map((text) => ({text, from})), ...(extras?.answers ?? [])].map((answer) => ({
    ...answer,
    url,
  }));
}

const withoutEnd = (text: string, end: string): string =>
  end !== '' && text.endsWith(end) ? text.slice(0, -end.length) : text;

/** @throws Error for a boost that is not a positive number */
function withExtras(page: Page, extras: PageExtras | undefined): Page {
  if (extras === undefined) return page;
  if (extras.boost !== undefined && !isBoost(extras.boost))
    throw new Error(`its boost is ${extras.boost} but must be a positive number`);
  return {
    ...page,
    title: withoutEnd(page.title, extras.titleEnd ?? ''),
    boost: (extras.boost ?? page.boost) * (extras.contextBoost ?? 1),
    keywords: [page.keywords, extras.keywords].filter(Boolean).join(', '),
    answers: [...page.answers, ...(extras.answers ?? []).map(({text}) => text)],
    description: extras.description ?? page.description,
    tags: extras.tags ?? [],
  };
}

function read(source: HtmlPage, isIgnored: IgnoreTest): PageOutcome {
  const html = 'html' in source ? source.html : decodeHtml(readFileSync(source.file));
  const extracted = extractPage(source.url, html, isIgnored);
  if (extracted === undefined) return {kind: 'left out'};
  return {
    kind: 'read',
    page: withExtras(extracted, source.extras),
    answers: answersOf(source, html, extracted.answers),
    ...(extracted.isEmpty && {lack: whyEmpty(html)}),
  };
}

/** Extracts a page and adds the properties that are not in its HTML. */
export function readPage(source: HtmlPage, isIgnored: IgnoreTest): PageOutcome {
  if (source.extras?.search === false) return {kind: 'left out'};
  try {
    return read(source, isIgnored);
  } catch (error) {
    return {kind: 'failed', reason: error instanceof Error ? error.message : String(error)};
  }
}
