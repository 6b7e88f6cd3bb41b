import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';

/** Folder with the default English texts. It is not a locale, so no site loads it. */
const BASE = 'base';
const locales = path.resolve(__dirname, '../../locales');

function messagesOf(locale: string): Record<string, string> {
  const file = path.join(locales, locale, 'docusaurus-search.json');
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

function textsInSource(): Record<string, string> {
  const texts: [string, string][] = [];
  for (const file of readdirSync(__dirname, {recursive: true, encoding: 'utf8'})) {
    if (!/(?<!\.test)\.tsx?$/.test(file)) continue;
    const source = readFileSync(path.join(__dirname, file), 'utf8');
    for (const [, id = '', text, quoting] of source.matchAll(
      /id: '([\w.]+)',\s*message:\s*(?:'(.*?)'|"(.*?)")/g,
    ))
      texts.push([id, text ?? quoting ?? '']);
    for (const [, id = '', name = ''] of source.matchAll(/id: '([\w.]+)',\s*message:\s*([A-Z]+),/g))
      texts.push([id, new RegExp(`const ${name} = '(.*?)';`).exec(source)?.[1] ?? '']);
    for (const [, id = '', text = ''] of source.matchAll(
      /<Translate\s+id="([\w.]+)"\s*>(.*?)<\/Translate>/gs,
    ))
      texts.push([id, text.trim().replaceAll(/\s+/g, ' ')]);
  }
  return Object.fromEntries(texts);
}

const placeholders = (text = '') => [...new Set(text.match(/\{\w+\}/g))].sort();

test('The default English messages are the texts of the components', () => {
  expect(messagesOf(BASE)).toEqual(textsInSource());
});

describe.each(readdirSync(locales).filter((locale) => locale !== BASE))(
  'The translation %s',
  (locale) => {
    const messages = messagesOf(locale);
    const english = messagesOf(BASE);
    const rules = new Intl.PluralRules(locale);
    const categories = new Set(Array.from({length: 1000}, (_, count) => rules.select(count)));

    test('has every text', () => {
      expect(Object.keys(messages)).toEqual(Object.keys(english).sort());
    });

    test('keeps the placeholders and plural forms', () => {
      for (const [id, text] of Object.entries(english)) {
        const forms = messages[id]?.split('|') ?? [];
        // For categories without a separate form, such as for a million, Docusaurus uses the last one.
        expect(forms.length, id).toBe(text.includes('|') ? categories.size : 1);
        for (const form of forms) expect(placeholders(form), id).toEqual(placeholders(text));
      }
    });
  },
);
