import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {expect, it} from 'vitest';
import {temporaryFolder} from '../../__tests__/temporaryFolder';
import {readExternalDocuments} from './readExternalDocuments';

const LAMP = {url: 'https://example.com/Lamp.html', title: 'Lamp', context: 'api'};
const CONTEXTS = ['docs', 'api'].map((key) => ({key, label: key}));

function read(name: string, content: string, contexts = CONTEXTS) {
  const siteDir = temporaryFolder();
  if (content !== '') writeFileSync(path.join(siteDir, name), content);
  return readExternalDocuments({documents: [name], contexts}, siteDir);
}

it.each([
  ['a JSON file', 'api.json', JSON.stringify([LAMP])],
  ['a module of TypeScript', 'api.ts', `export default ${JSON.stringify([LAMP])} as const;`],
  ['a function', 'api.mjs', `export default () => ${JSON.stringify([LAMP])};`],
  ['an asynchronous function', 'api.mjs', `export default async () => ${JSON.stringify([LAMP])};`],
])('External documents can come from %s', async (_, name, content) => {
  expect(await read(name, content)).toEqual([LAMP]);
});

it.each([
  ['{}', '"documents" is {} but must be a list of documents, or a function that returns one.'],
  [
    JSON.stringify([{...LAMP, url: 'Lamp.html'}]),
    '"documents[0].url" is "Lamp.html" but must be an address that begins with "https://" or "/"',
  ],
  [JSON.stringify([{url: '/Lamp'}]), '"documents[0].title" is missing'],
  [JSON.stringify([{...LAMP, titel: ''}]), 'Did you mean "title"?'],
  [JSON.stringify([{...LAMP, context: 'blog'}]), 'is "blog" but must be "docs" or "api".'],
  [
    JSON.stringify([{...LAMP, sections: [{heading: 'On', hash: '#on'}]}]),
    '"documents[0].sections[0].hash" is "#on" but must be a fragment without "#" and spaces.',
  ],
])(
  'The external documents %s are rejected with an error that names the file and the problem',
  async (content, reason) => {
    const reading = read('api.json', content);
    await expect(reading).rejects.toThrow(/^docusaurus-search: api\.json: "documents/);
    await expect(reading).rejects.toThrow(reason);
  },
);

it('An external document in a context that the site does not have is rejected', async () => {
  await expect(read('api.json', JSON.stringify([LAMP]), [])).rejects.toThrow(
    'left out if the option "contexts" is empty',
  );
});

it('A missing file of external documents is reported with its name', async () => {
  await expect(read('gone.json', '')).rejects.toThrow(
    'docusaurus-search: the documents of gone.json cannot be read: ',
  );
});
