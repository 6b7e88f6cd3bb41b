import {expect, it} from 'vitest';
import {techArticle} from './techArticle';

const SITE = {title: 'Site', url: 'https://site.test', baseUrl: '/base/', language: 'en'};
const ARTICLE = {title: 'Name', description: 'What', permalink: '/base/docs/a', keywords: ['one']};

it('A document has its address, its words and when it was updated', () => {
  expect(techArticle({...ARTICLE, lastUpdatedAt: 0}, SITE)).not.toHaveProperty('dateModified');
  expect(techArticle({...ARTICLE, lastUpdatedAt: 86_400_000}, SITE)).toEqual({
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': 'https://site.test/base/docs/a',
    mainEntityOfPage: 'https://site.test/base/docs/a',
    url: 'https://site.test/base/docs/a',
    headline: 'Name',
    description: 'What',
    inLanguage: 'en',
    keywords: ['one'],
    dateModified: '1970-01-02T00:00:00.000Z',
    author: {'@type': 'Organization', name: 'Site', url: 'https://site.test/base/'},
    isPartOf: {
      '@type': 'WebSite',
      '@id': 'https://site.test/base/',
      name: 'Site',
      url: 'https://site.test/base/',
    },
  });
});
