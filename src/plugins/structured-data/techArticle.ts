import type {TechArticle, WithContext} from 'schema-dts';

interface Article {
  title: string;
  description: string;
  permalink: string;
  keywords: readonly string[];
  /** Milliseconds since the epoch; missing if git does not know the date. */
  lastUpdatedAt?: number | null | undefined;
}

interface Site {
  title: string;
  url: string;
  baseUrl: string;
  language: string;
}

/**
 * Describes a document as schema.org's `TechArticle`.
 * @see https://schema.org/TechArticle
 */
export function techArticle(article: Article, site: Site): WithContext<TechArticle> {
  const home = site.url + site.baseUrl;
  const url = site.url + article.permalink;
  const {title, description, keywords, lastUpdatedAt} = article;
  return {
    '@context': 'https://schema.org',
    '@type': 'TechArticle',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: title,
    description,
    inLanguage: site.language,
    ...(keywords.length > 0 && {keywords}),
    ...(lastUpdatedAt && {dateModified: new Date(lastUpdatedAt).toISOString()}),
    author: {'@type': 'Organization', name: site.title, url: home},
    isPartOf: {'@type': 'WebSite', '@id': home, name: site.title, url: home},
  };
}
