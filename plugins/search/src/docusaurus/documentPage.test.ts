import {expect, it} from 'vitest';
import {extractPage} from '../extract/page/extractPage';
import type {HtmlPage} from '../build/analyzePage';
import {documentPage} from './documentPage';

const readPage = (page: HtmlPage) => extractPage(page.url, 'html' in page ? page.html : '');

it('a document is read as a page with its sections', () => {
  const page = documentPage({
    url: 'https://example.com/List.html',
    title: 'List<E>',
    text: 'A & B',
    sections: [
      {heading: 'add()', hash: 'add(E)'},
      {heading: 'Uses "it"', hash: 'uses', text: 'x < y'},
    ],
  });
  expect(readPage(page)).toMatchObject({
    url: 'https://example.com/List.html',
    title: 'List<E>',
    sections: [
      {heading: '', hash: '', text: 'A & B'},
      {heading: 'add()', hash: 'add(E)', text: ''},
      {heading: 'Uses "it"', hash: 'uses', text: 'x < y'},
    ],
  });
});

it('a document is found by its keywords and description, too', () => {
  const lamp = {
    url: '/lamp',
    title: 'Lamp',
    keywords: ['bulb', 'torch'],
    description: 'Lights up.',
  };
  expect(documentPage(lamp).extras).toEqual({keywords: 'bulb, torch', description: 'Lights up.'});
});
