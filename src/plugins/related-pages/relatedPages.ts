import path from 'node:path';
import type {DocMetadata} from '@docusaurus/plugin-content-docs';
import {similarPages} from './similarPages';

export interface RelatedMetadata {
  /** Ids of related documents, most similar first. */
  related?: readonly string[];
}

type Doc = Pick<DocMetadata, 'id' | 'source' | 'unlisted' | 'draft'>;

const LINK = /\]\(([^)#\s]+\.mdx?)/g;

function linkedFrom(source: string, text: string): string[] {
  return Array.from(text.matchAll(LINK), ([, target = '']) =>
    path.posix.join(path.posix.dirname(source), target),
  );
}

/**
 * Finds related documents. Leaves out unlisted documents, and documents that the page already links to. Returns ids of
 * related documents, by id of the document.
 */
export function relatedPages(
  docs: readonly Doc[],
  read: (source: string) => string,
  count: number,
): Map<string, readonly string[]> {
  const ids = new Map(docs.map(({source, id}) => [source, id]));
  const hidden = new Set(docs.flatMap(({id, unlisted, draft}) => (unlisted || draft ? [id] : [])));
  const pages = docs
    .map(({id, source}) => {
      const text = read(source);
      const linked = linkedFrom(source, text).flatMap((target) => ids.get(target) ?? []);
      return {id, text, linked: new Set(linked)};
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return similarPages(pages, count, hidden);
}
