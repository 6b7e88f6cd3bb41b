// @vitest-environment node
import {renderToStaticMarkup} from 'react-dom/server';
import type {LegalDocument} from '@theme/LegalPage';
import type {ReactNode} from 'react';
import {expect, test, vi} from 'vitest';
import LegalPage from './index';

vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({i18n: {currentLocale: 'ar'}}),
}));
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

test('what is said around a page has the direction of its own language, translated or not', () => {
  const [around = ''] = renderToStaticMarkup(<LegalPage document={DOCUMENT} />).split('<article');
  expect(around).toContain('This page is in English.');
  expect(around).toContain('Draft, not for publication');
  expect(around.match(/<p(?! dir="auto")[^>]*>/g)).toBeNull();
});
