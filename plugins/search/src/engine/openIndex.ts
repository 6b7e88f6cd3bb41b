import lunr from 'lunr';
import type {Hit} from './hit';

export interface SearchOptions {
  limit?: number;
  signal?: AbortSignal;
  mode?: 'auto' | 'plain';
}

export interface IndexResults {
  hits: Hit[];
  total: number;
  terms: string[];
  suggestion?: string;
  cut?: number;
}

export interface SearchIndex {
  search: (query: string, options?: SearchOptions) => Promise<IndexResults>;
}

interface StoredSection {
  u: string;
  h: string;
  t: string;
  s: string;
  b: string[];
  text: string;
}

const EXCERPT = 50;

function marksIn(text: string, terms: string[]): [number, number][] {
  if (terms.length === 0) return [];
  const pattern = new RegExp(terms.map((term) => term.replace(/\W/g, '\\$&')).join('|'), 'gi');
  return [...text.matchAll(pattern)].map((m) => [m.index, m.index + m[0].length]);
}

export async function openIndex({
  read,
}: {
  read: (path: string) => Promise<Uint8Array>;
}): Promise<SearchIndex> {
  const {sections, index} = JSON.parse(new TextDecoder().decode(await read('manifest.json'))) as {
    sections: StoredSection[];
    index: object;
  };
  const loaded = lunr.Index.load(index);
  return {
    search: (query, {limit = 8, mode = 'auto'} = {}) => {
      const words = query.toLowerCase().split(/\W+/).filter(Boolean);
      const found =
        mode === 'auto' && /[:+~^*-]/.test(query)
          ? loaded.search(query)
          : loaded.query((q) => {
              words.forEach((word) => {
                q.term(word, {boost: 10});
                q.term(word, {wildcard: lunr.Query.wildcard.TRAILING});
              });
            });
      const hits = found.slice(0, limit).flatMap(({ref, score, matchData}) => {
        const section = sections[Number(ref)];
        if (!section) return [];
        const fields = Object.values(matchData.metadata as Record<string, object>).flatMap(
          Object.keys,
        );
        const [first] = marksIn(section.text, words);
        const start = Math.max(0, (first?.[0] ?? 0) - EXCERPT / 2);
        const excerpt = section.text.slice(start, start + EXCERPT);
        return [
          {
            url: section.u,
            hash: section.h,
            title: section.t,
            section: section.s,
            breadcrumbs: section.b,
            kind: fields.includes('title') ? 0 : fields.includes('heading') ? 1 : 4,
            score,
            excerpt,
            marks: marksIn(excerpt, words),
            titleMarks: marksIn(section.t, words),
            sectionMarks: marksIn(section.s, words),
          },
        ];
      });
      return Promise.resolve({hits, total: found.length, terms: words});
    },
  };
}
