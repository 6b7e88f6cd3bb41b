import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {runInNewContext} from 'node:vm';
import lunr from 'lunr';
import {describe, expect, it} from 'vitest';

type Loader = (this: {resourcePath: string}) => string;

interface Parts {
  QueryParser: new (
    text: string,
    query: {allFields: string[]; clause: (clause: unknown) => void},
  ) => {parse: () => void};
  stemmer: lunr.PipelineFunction;
  stopWordFilter: lunr.PipelineFunction;
}

const require = createRequire(import.meta.url);
const lunrParts = require('../../../loaders/lunrParts.js') as Loader;
const resourcePath = require.resolve('lunr');
const source = readFileSync(resourcePath, 'utf8');
const bundled = lunrParts.call({resourcePath});

/** What lunr's own file exports. */
function loadWhole(): Parts {
  const module = {exports: {}};
  runInNewContext(source, {module, exports: module.exports, console});
  return module.exports as Parts;
}

/** What the module that is bundled in its place exports. */
async function loadParts(): Promise<Parts> {
  const address = `data:text/javascript,${encodeURIComponent(bundled)}`;
  return ((await import(address)) as {default: Parts}).default;
}

describe('The parts of lunr that are bundled', async () => {
  const parts = await loadParts();
  const whole = lunr as unknown as Parts;

  it('are less than half of it', () => {
    const code = (file: string): number => file.replace(/\/\*[^]*?\*\//g, '').length;
    expect(code(bundled) / code(source)).toBeLessThan(0.45);
  });

  it('say whose they are', () => {
    const notices = bundled.match(/^\/\*!\n \* lunr\.\w+/gm);
    expect(notices?.map((notice) => notice.split('.')[1])).toEqual(['stemmer', 'stopWordFilter']);
    expect(bundled).toContain('tartarus.org');
  });

  it.each([
    'mouse',
    '+mouse -title:key* heading:wheel~1^2 \\+plus',
    'mouse title:',
    'other:mouse',
    'mouse~x',
    '+-mouse',
    'title:heading:mouse',
  ])('parse %j as lunr does', (text) => {
    const parse = ({QueryParser}: Parts): unknown => {
      const clauses: unknown[] = [];
      const clause = (parsed: unknown): number => clauses.push(parsed);
      try {
        new QueryParser(text, {allFields: ['title', 'heading'], clause}).parse();
        return clauses;
      } catch (error) {
        return {...(error as lunr.QueryParseError)};
      }
    };
    expect(JSON.stringify(parse(parts))).toBe(JSON.stringify(parse(whole)));
  });

  it('stem and leave out stop words as lunr does', () => {
    const through = ({stemmer, stopWordFilter}: Parts, word: string): unknown[] =>
      [stemmer, stopWordFilter].map((step) => step(new lunr.Token(word, {}), 0, [])?.toString());
    for (const word of ['running', 'libraries', 'the', 'because', 'screwbox', 'sky'])
      expect(through(parts, word)).toEqual(through(whole, word));
  });

  it.each([
    ['de', 'Häuser'],
    ['fr', 'chevaux'],
    ['ru', 'клавиатуры'],
    ['tr', 'evlerde'],
  ])('serve the stemmer of lunr-languages for %s as lunr does', (language, word) => {
    const stemmed = (own: Parts): unknown => {
      // As `otherLanguages` adds a language: lunr's register is not there.
      const loaded = Object.assign(own, {Pipeline: {registerFunction: () => undefined}});
      for (const part of ['stemmer.support', language])
        (require(`lunr-languages/lunr.${part}`) as (lunr: Parts) => void)(loaded);
      const {stemmer} = (loaded as unknown as Record<string, Parts>)[language] as Parts;
      return stemmer(new lunr.Token(word, {}), 0, [])?.toString();
    };
    expect(stemmed(parts)).toBe(stemmed(loadWhole()));
  });
});
