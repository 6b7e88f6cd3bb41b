import {mkdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../__tests__/temporaryFolder';
import type {HtmlPage} from './readPage';
import {buildIndex} from './buildIndex';

const html = (title: string, head = ''): string =>
  `<html><head>\n<title>${title}</title>\n${head}</head><body><main><h1>${title}</h1><p>Text.</p></main></body></html>`;

const answerMeta = (content: string): string => `<meta name="search_answers" content="${content}">`;

const buildOf = (pages: HtmlPage[]) => buildIndex({pages, outDir: temporaryFolder()});

it('A search answer that two pages declare is rejected, and the error names both lines', async () => {
  const others = Array.from({length: 20}, (_, number) => ({
    url: `/other-${number}`,
    html: html(`Other ${number}`, answerMeta(`answer ${number}`)),
  }));
  const pages: HtmlPage[] = [
    {
      url: '/a',
      html: html('A'),
      extras: {answers: [{text: 'Make a pond', from: 'docs/a.md:5'}]},
    },
    ...others,
    {
      url: '/b',
      html: html('B'),
      extras: {answers: [{text: 'making ponds', from: 'docs/b.md:7'}]},
    },
  ];
  await expect(buildOf(pages)).rejects.toThrow(
    /docs\/a\.md:5: "Make a pond"[^]*docs\/b\.md:7: "making ponds"[^]*one of them/,
  );
});

it('An invalid search answer in HTML is reported with file and line', async () => {
  const dir = temporaryFolder();
  mkdirSync(path.join(dir, 'a'));
  const file = path.join(dir, 'a/index.html');
  writeFileSync(file, html('A', answerMeta('water, make a pond')));
  const pages = [
    {url: '/a/', file},
    {url: '/b/', html: html('B', `\n${answerMeta('water')}`)},
  ];
  await expect(buildOf(pages)).rejects.toThrow(
    new RegExp(`${path.relative('', file)}:3: "water"[^]*/b/:4: "water"`),
  );
});

it('All problems with search answers are reported in one error', async () => {
  const pages = [
    {url: '/a', html: html('A', answerMeta('water, lamp'))},
    {url: '/b', html: html('B', answerMeta('water, how to, lamp, '))},
  ];
  await expect(buildOf(pages)).rejects.toThrow(/\/b:3: "how to"[^]*\/b:3: ""[^]*"water"[^]*"lamp"/);
});

it('A page may repeat its own search answer, and answers of pages that are left out are ignored', async () => {
  const pages = [
    {url: '/a', html: html('A', answerMeta('water, waters'))},
    {url: '/b', html: html('B', `${answerMeta('water')}<meta name="search" content="false">`)},
    {url: '/c', html: html('C'), extras: {search: false, answers: [{text: 'water', from: 'c'}]}},
  ];
  await expect(buildOf(pages)).resolves.toMatchObject({pages: 1});
});
