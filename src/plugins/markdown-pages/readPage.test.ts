import {expect, it} from 'vitest';
import {readPage} from './readPage';

const head =
  '<head><title>Camera | Site</title><link rel=canonical href=https://site.test/a><meta name=description content="What it says"></head>';

it('Reads the address, the title without that of the site, the description and the content', () => {
  expect(readPage(`${head}<body><nav></nav><main><p>x</p></main></body>`, ' | Site')).toEqual({
    url: 'https://site.test/a',
    title: 'Camera',
    description: 'What it says',
    content: '<main><p>x</p></main>',
  });
});

it.each([
  ['address', '<main><h1>Title</h1></main>'],
  ['content', `${head}<h1>Title</h1>`],
])('A page without %s is not read', (_, html) => {
  expect(readPage(html, ' | Site')).toBeUndefined();
});
