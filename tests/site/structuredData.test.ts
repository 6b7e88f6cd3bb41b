import {readFileSync} from 'node:fs';
import path from 'node:path';
import {DomUtils, parseDocument} from 'htmlparser2';
import {describe, expect, it} from 'vitest';
import {BUILD_DIR, builtPages} from './builtPages';

type Value = (value: unknown) => boolean;

const text: Value = (value) => typeof value === 'string' && value !== '';
const number: Value = (value) => Number.isInteger(value);
const url: Value = (value) => text(value) && URL.canParse(String(value));
const date: Value = (value) => text(value) && !Number.isNaN(Date.parse(String(value)));
const some =
  (one: Value): Value =>
  (value) =>
    Array.isArray(value) ? value.every(one) : one(value);
const thing =
  (...types: string[]): Value =>
  (value) =>
    types.includes(String((value as {'@type'?: unknown} | null)?.['@type'])) &&
    faultsOf(value).length === 0;

const ARTICLE = {
  mainEntityOfPage: url,
  url,
  headline: text,
  name: text,
  description: text,
  keywords: some(text),
  inLanguage: text,
  datePublished: date,
  dateModified: date,
  author: some(thing('Person', 'Organization')),
  image: some(thing('ImageObject')),
  isPartOf: thing('Blog', 'WebSite'),
};

/** Required properties of the schema.org types that pages use, and the valid values of all their properties. */
const SHAPES: Record<string, {required: string[]; properties: Record<string, Value>}> = {
  TechArticle: {required: ['headline', 'url', 'description', 'author'], properties: ARTICLE},
  BlogPosting: {required: ['headline', 'url', 'datePublished', 'author'], properties: ARTICLE},
  Blog: {
    required: [],
    properties: {...ARTICLE, blogPost: some(thing('BlogPosting'))},
  },
  WebSite: {required: ['name'], properties: {name: text, url}},
  Organization: {required: ['name'], properties: {name: text, url}},
  Person: {required: ['name'], properties: {name: text, description: text, url, email: text}},
  ImageObject: {required: ['url'], properties: {url, contentUrl: url, caption: text}},
  BreadcrumbList: {
    required: ['itemListElement'],
    properties: {itemListElement: some(thing('ListItem'))},
  },
  ListItem: {required: ['position', 'name'], properties: {position: number, name: text, item: url}},
};

function faultsOf(item: unknown): string[] {
  const {'@type': type, '@context': context, '@id': id, ...rest} = item as Record<string, unknown>;
  const shape = SHAPES[String(type)];
  if (!shape) return [`unknown type ${String(type)}`];
  return [
    ...(context === undefined || context === 'https://schema.org' ? [] : ['@context']),
    ...(id === undefined || url(id) ? [] : ['@id']),
    ...shape.required.filter((name) => !(name in rest)),
    ...Object.keys(rest).filter((name) => !shape.properties[name]?.(rest[name])),
  ];
}

function itemsOf(file: string): unknown[] {
  const html = readFileSync(path.join(BUILD_DIR, file), 'utf8');
  return DomUtils.findAll(
    ({attribs}) => attribs.type === 'application/ld+json',
    parseDocument(html).children,
  ).map((script) => JSON.parse(DomUtils.textContent(script)) as unknown);
}

const typesOf = (file: string) => itemsOf(file).map((item) => (item as {'@type': string})['@type']);

describe('Structured data', () => {
  it('matches schema.org on every page', () => {
    const faults = builtPages().flatMap((file) =>
      itemsOf(file).flatMap((item) => faultsOf(item).map((fault) => `${file}: ${fault}`)),
    );
    expect(faults).toEqual([]);
  });

  it('describes documents and posts, and the position of documents', () => {
    const documents = builtPages().filter((file) => /^docs\/(?!category|index)/.test(file));
    for (const file of documents)
      expect(typesOf(file).sort(), file).toEqual(['BreadcrumbList', 'TechArticle']);
    expect(typesOf('blog/light-rework/index.html')).toEqual(['BlogPosting']);
  });
});
