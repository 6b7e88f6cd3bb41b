// @vitest-environment node
import {renderToStaticMarkup} from 'react-dom/server';
import type {LegalDocument} from '@theme/LegalPage';
import type {ReactNode} from 'react';
import {beforeEach, expect, test, vi} from 'vitest';
import LegalPage from './index';

const i18n = vi.hoisted(() => ({currentLocale: 'ar'}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({default: () => ({i18n})}));
vi.mock('@docusaurus/Head', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@docusaurus/theme-common', () => ({PageMetadata: () => null}));
vi.mock('@theme/Layout', () => ({default: ({children}: {children: ReactNode}) => children}));
vi.mock('@theme/LegalDraft', () => import('../LegalDraft'));
vi.mock('@theme/LegalSection', () => ({default: () => null}));
vi.mock('@theme/LegalText', () => ({default: () => null}));

const DOCUMENT: LegalDocument = {
  kind: 'disclaimer',
  language: 'en',
  title: 'Disclaimer',
  description: '',
  introduction: [],
  sections: [],
  updated: '',
  missing: ['name'],
  noIndex: false,
};

beforeEach(() => {
  i18n.currentLocale = 'ar';
});

const render = (document: Partial<LegalDocument>) =>
  renderToStaticMarkup(<LegalPage document={{...DOCUMENT, ...document}} />);

test.each([
  ['de', 'en-GB', 'This page is in German because German law requires it.'],
  ['de', 'de-AT', undefined],
  ['en', 'de', 'This page is in English.'],
  ['en', 'en', undefined],
] as const)(
  'A page with the language %s has this note about it on a site with the locale %s: %s',
  (language, locale, note) => {
    i18n.currentLocale = locale;
    expect(/This page is in[^<]*/.exec(render({language}))?.[0]).toBe(note);
  },
);

test('The text of a page is marked with its language', () => {
  expect(render({language: 'de'})).toContain('<article lang="de" dir="ltr"');
});

test('Only a page with `noIndex` has a robots meta tag', () => {
  expect(render({noIndex: true})).toContain('<meta name="robots" content="noindex, nofollow"/>');
  expect(render({})).not.toContain('robots');
});

test('A page shows its date, if known, in its own language', () => {
  expect(render({language: 'de', updated: '1. Mai 2026'})).toContain('Stand: 1. Mai 2026');
  expect(render({updated: 'May 1, 2026'})).toContain('Last updated: May 1, 2026');
  expect(render({})).not.toContain('Last updated');
});

test('The notes around the text of a page have the direction of their own language', () => {
  const [around = ''] = renderToStaticMarkup(<LegalPage document={DOCUMENT} />).split('<article');
  expect(around).toContain('This page is in English.');
  expect(around).toContain('Draft, not for publication');
  expect(around.match(/<p(?! dir="auto")[^>]*>/g)).toBeNull();
});
