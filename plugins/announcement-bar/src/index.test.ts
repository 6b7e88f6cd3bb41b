import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import {DISMISS_KEY, ID_KEY} from './announcement';
import announcementBar, {ANNOUNCEMENT_STORAGE} from './index';
import {DEFAULT_OPTIONS} from './options';

const context = {
  siteDir: import.meta.dirname,
  localizationDir: import.meta.dirname,
  baseUrl: '/',
  i18n: {currentLocale: 'en'},
  siteConfig: {themeConfig: {}},
} as unknown as LoadContext;

test('other plugins see which keys the bar writes, also between two announcements', async () => {
  const options = {...DEFAULT_OPTIONS, id: 'default', announcements: []};
  const content = await announcementBar(context, options).loadContent?.();
  expect(content).toMatchObject({announcements: [], storageKeys: ANNOUNCEMENT_STORAGE});
  expect(ANNOUNCEMENT_STORAGE.map(({key}) => key)).toEqual([ID_KEY, DISMISS_KEY]);
});

test('a second instance, whose announcements nobody would see, is refused', () => {
  expect(() => announcementBar(context, {...DEFAULT_OPTIONS, id: 'news'})).toThrow(
    'docusaurus-announcement-bar: the option "id" is "news", and a site has one instance of this plugin, without "id". Remove the instance "news", and put all announcements into one instance.',
  );
});
