import {cutExcerpt, findMarks, tokenTest} from '../query/excerpt';
import type {IndexContext} from './IndexContext';
import type {Hit, HitKind} from './SearchResult';

interface Found {
  section: number;
  score: number;
}

/** Reads the text of the found sections and makes the rows of it. */
export async function makeHits(
  found: readonly Found[],
  context: IndexContext,
  {terms, prefix}: {terms: readonly string[]; prefix: string},
): Promise<Hit[]> {
  const {analyzer, manifest} = context;
  const isFound = tokenTest(terms, prefix, analyzer);
  return Promise.all(
    found.map(async ({section, score}): Promise<Hit> => {
      const text = await context.texts.get(section);
      const isLead = context.isLead(section);
      const titleMarks = findMarks(text.title, isFound, analyzer);
      const sectionMarks = findMarks(text.heading, isFound, analyzer);
      const shown = cutExcerpt(text.text, isFound, analyzer, manifest.excerptLength);
      const described = cutExcerpt(text.description, isFound, analyzer, manifest.excerptLength);
      let kind: HitKind = 4;
      if (isLead && titleMarks.length > 0) kind = 0;
      else if (!isLead && sectionMarks.length > 0) kind = 1;
      else if (isLead && shown.marks.length === 0) kind = described.marks.length > 0 ? 2 : 3;
      return {
        url: text.url,
        hash: text.hash,
        title: text.title,
        section: text.heading,
        breadcrumbs: text.breadcrumbs,
        kind,
        score,
        ...(kind === 2 ? described : shown),
        titleMarks,
        sectionMarks,
      };
    }),
  );
}
