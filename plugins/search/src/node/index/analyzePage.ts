import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createAnalyzer} from '../../core/text/Analyzer';
import {loadLanguage} from '../../core/text/loadLanguage';
import {decodeHtml} from '../extract/html/decodeHtml';
import {isBoost, type Page} from '../extract/page/Page';
import {extractPage} from '../extract/page/extractPage';
import type {PlacedText} from '../extract/page/placeTexts';
import {whyEmpty} from '../extract/page/whyEmpty';
import {ignoredElements} from '../extract/page/ignoredElements';
import {PageCounter} from './PageCounter';
import {encodePageText} from './PageText';
import type {CountedPage} from './countedPage';

/** A question that a page promises to answer, and where it says so: file and line. */
export interface Answer {
  text: string;
  from: string;
}

/** What the HTML of a page does not say, such as front matter. */
type PageExtras = Partial<Pick<Page, 'boost' | 'keywords' | 'description' | 'tags'>> & {
  /** `false` leaves the page out. */
  search?: boolean;
  /** What readers may type, whole, to find the page first. */
  answers?: readonly Answer[];
  /** Multiplies the boost that the page has of its own. */
  contextBoost?: number;
  /** What a site adds to the title of every document, such as ` | ScrewBox`: it is not shown. */
  titleEnd?: string;
};

interface Source {
  /** Address that hits lead to. */
  url: string;
  extras?: PageExtras;
}

/** A page as HTML, or as the file that holds its HTML, which is then read where it is needed. */
export type HtmlPage = Source & ({html: string} | {file: string});

/** What decides the analysis of a page beside the page. */
export interface AnalysisSettings {
  language: string;
  ignore: string[];
}

/** What a page promises to answer, and its address. */
export interface PageAnswer extends Answer {
  url: string;
}

/** What became of a page: counted, left out as it asks for, or not readable. */
export type PageOutcome =
  | {
      kind: 'counted';
      page: CountedPage | Uint8Array;
      /** Its texts by their places. */
      placed: PlacedText[];
      /** What it promises to answer. */
      answers: PageAnswer[];
      /** Why it has no text, and what to do; undefined where it has some. */
      lack?: string;
    }
  | {kind: 'left out'}
  | {kind: 'failed'; url: string; reason: string};

/** The file of a page, or its address where it has none, and the line on which its HTML makes promises. */
function promisesAt(source: HtmlPage, html: string): string {
  const name = 'file' in source ? path.relative('', source.file) : source.url;
  const before = html.slice(0, html.search(/search[-_]answers/i));
  return `${name}:${before.split('\n').length}`;
}

/** What a page promises to answer in its HTML and beside it. */
function answersOf(source: HtmlPage, html: string, inHtml: readonly string[]): PageAnswer[] {
  const {url, extras} = source;
  const from = inHtml.length > 0 ? promisesAt(source, html) : '';
  return [...inHtml.map((text) => ({text, from})), ...(extras?.answers ?? [])].map((answer) => ({
    ...answer,
    url,
  }));
}

const withoutEnd = (text: string, end: string): string =>
  end !== '' && text.endsWith(end) ? text.slice(0, -end.length) : text;

/**
 * Completes an extracted page with what its HTML does not say.
 * @throws Error for a boost that no score can be multiplied by
 */
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

/** Turns pages into counts, in whichever thread it is called. */
export async function pageAnalysis({
  language,
  ignore,
}: AnalysisSettings): Promise<(source: HtmlPage) => PageOutcome> {
  const counter = new PageCounter(createAnalyzer(await loadLanguage(language)));
  const isIgnored = ignoredElements(ignore);

  const count = (source: HtmlPage, html: string): PageOutcome => {
    const {url, extras} = source;
    const extracted = extractPage(url, html, isIgnored);
    if (extracted === undefined) return {kind: 'left out'};
    const page = withExtras(extracted, extras);
    const counted = {text: encodePageText(page), counts: counter.count(page)};
    return {
      kind: 'counted',
      page: counted,
      placed: extracted.placed,
      answers: answersOf(source, html, extracted.answers),
      ...(extracted.isEmpty && {lack: whyEmpty(html)}),
    };
  };

  return (source) => {
    const {url, extras} = source;
    if (extras?.search === false) return {kind: 'left out'};
    try {
      return count(source, 'html' in source ? source.html : decodeHtml(readFileSync(source.file)));
    } catch (error) {
      return {kind: 'failed', url, reason: error instanceof Error ? error.message : String(error)};
    }
  };
}
