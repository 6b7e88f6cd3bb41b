import {readdirSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {loadTexts} from './loadTexts';

const LOCALES = path.resolve(__dirname, '../../locales');

test('The English title of the banner matches the specification', async () => {
  expect((await loadTexts(LOCALES, 'en')).title).toBe('Your site did not load properly');
});

const translated = readdirSync(LOCALES).filter((locale) => locale !== 'en');

test.each(translated)('Every text is translated in the language %s', async (locale) => {
  const english = Object.entries(await loadTexts(LOCALES, 'en'));
  const texts = new Map(Object.entries(await loadTexts(LOCALES, locale)));
  for (const [key, text] of english) expect(texts.get(key), key).not.toBe(text);
});

test('The texts are English in a language that the package does not contain', async () => {
  expect(await loadTexts(LOCALES, 'sw')).toEqual(await loadTexts(LOCALES, 'en'));
});

test('A missing English text is rejected, and the error names it', async () => {
  await expect(loadTexts('/nowhere', 'en')).rejects.toThrow(/"baseUrlBanner\.title" is missing/);
});
