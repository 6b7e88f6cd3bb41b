import {describe, expect, it} from 'vitest';
import {openSearchTag, openSearchXml} from './openSearch';

const SITE = {
  title: 'Docs & more of a "long" name',
  tagline: 'How <b> works',
  searchUrl: 'https://site.example/base/search/',
  faviconUrl: 'https://site.example/base/favicon.ico',
  selfUrl: 'https://site.example/base/opensearch.xml',
};

describe('The OpenSearch description', () => {
  it('contains the address of the search page with a placeholder for the query, and its own address', () => {
    expect(openSearchXml(SITE)).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
        <ShortName>Docs &amp; more of a</ShortName>
        <LongName>Docs &amp; more of a &quot;long&quot; name</LongName>
        <Description>How &lt;b&gt; works</Description>
        <InputEncoding>UTF-8</InputEncoding>
        <Image>https://site.example/base/favicon.ico</Image>
        <Url type="text/html" method="get" template="https://site.example/base/search/?q={searchTerms}"/>
        <Url type="application/opensearchdescription+xml" rel="self" template="https://site.example/base/opensearch.xml"/>
      </OpenSearchDescription>
      "
    `);
  });

  it.each([
    ['ScrewBox', 'ScrewBox'],
    ['ScrewBox documentation', 'ScrewBox'],
    ['Donaudampfschifffahrt', 'Donaudampfschiff'],
    ['日本語の文書を検索するためのサイトです', '日本語の文書を検索するためのサイ'],
  ])('of the site "%s" has a short name of at most 16 characters: %s', (title, name) => {
    expect(openSearchXml({...SITE, title})).toContain(`<ShortName>${name}</ShortName>`);
  });

  it('has a fallback for a missing tagline, and no image if the site has no icon', () => {
    const xml = openSearchXml({...SITE, title: 'Site', tagline: '', faviconUrl: undefined});
    expect(xml).toContain('<Description>Search Site</Description>');
    expect(xml).not.toContain('<Image>');
  });

  it('is linked below the base URL', () => {
    expect(openSearchTag('Site', '/base/').attributes).toMatchObject({
      rel: 'search',
      href: '/base/opensearch.xml',
    });
  });
});
