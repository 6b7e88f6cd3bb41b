import {readFileSync} from 'node:fs';
import {openIndex} from '../../../plugins/search/src/engine/openIndex';
import {markdownToHtml} from '../../../plugins/search/src/docusaurus/development/markdownToHtml';
import {prepareIndex} from '../../../plugins/search/src/build/prepareIndex';
import {SYNONYMS} from '../../../src/config/synonyms';
import type {MarkdownFile} from '../pages/markdownFiles';
import {frontMatterOf} from '../pages/frontMatter';
import {fieldLine, type Lack} from './pageLacks';
import {pageRoute} from './pageRoute';

/** Hits that readers see at once. */
const SCREEN = 8;

/** A question that readers have, and the sections that answer it. */
export interface Question {
  readonly question: string;
  readonly answers: readonly string[];
}

/** The committed questions about the site. */
export const siteQuestions = (file: string): Question[] =>
  JSON.parse(readFileSync(file, 'utf8')) as Question[];

async function htmlPage(page: MarkdownFile) {
  const {title, description, keywords, search_answers: answers} = await frontMatterOf(page);
  const from = `${page.file}:${fieldLine(page.text, 'search_answers')}`;
  return {
    url: await pageRoute(page),
    html: await markdownToHtml(page.text, typeof title === 'string' ? title : ''),
    extras: {
      ...(typeof description === 'string' && {description}),
      keywords: Array.isArray(keywords) ? keywords.join(', ') : '',
      answers: Array.isArray(answers) ? answers.map((text) => ({text: String(text), from})) : [],
    },
  };
}

/**
 * The questions that a page should answer and that the search shows others for. What only exists once
 * a page is rendered is not looked at.
 * @throws Error that names the promised answers which two pages have, with files and lines
 */
export async function lostQuestions(
  pages: readonly MarkdownFile[],
  questions: readonly Question[],
): Promise<Lack[]> {
  const read = await Promise.all(pages.map(htmlPage));
  const {files} = await prepareIndex(read, {language: 'en', synonyms: SYNONYMS, threads: 1});
  const byName = new Map(files.map(({name, bytes}) => [name, bytes]));
  const index = await openIndex({
    read: (name) => Promise.resolve(byName.get(name) ?? new Uint8Array()),
  });
  const lacks: Lack[] = [];
  for (const {question, answers} of questions) {
    const wanted = answers.map((answer) => answer.split('#')[0]);
    const owner = read.findIndex(({url}) => url === wanted[0]);
    const {hits} = await index.search(question, {limit: SCREEN});
    if (owner < 0 || hits.some(({url}) => wanted.includes(url))) continue;
    const others = [...new Set(hits.map(({url}) => url))].slice(0, 2);
    lacks.push({
      file: pages[owner]?.file ?? '',
      line: 1,
      message:
        `readers who ask "${question}" are shown ${others.join(' and ') || 'nothing'} instead; ` +
        'use their words on the page, or add them to src/config/synonyms.ts',
    });
  }
  return lacks;
}
