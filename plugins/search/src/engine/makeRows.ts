import {cutExcerpt, findMarks, foundWords} from '../query/excerpt';
import type {Ranked} from '../query/Ranked';
import type {IndexContext} from './IndexContext';
import type {FoundRow, Hit, HitKind} from './SearchResult';

/** Makes the rows of the found sections, whose text is read when they are asked for it. */
export function makeRows(
  found: readonly Ranked[],
  context: IndexContext,
  {terms, prefix}: {terms: readonly string[]; prefix: string},
): FoundRow[] {
  const {analyzer, manifest} = context;
  const words = foundWords(terms, prefix, analyzer);
  const read = async ({section, score}: Ranked): Promise<Hit> => {
    const text = await context.texts.get(section);
    const isLead = context.isLead(section);
    const titleMarks = findMarks(text.title, words, analyzer);
    const sectionMarks = findMarks(text.heading, words, analyzer);
    const shown = cutExcerpt(text.text, words, analyzer, manifest.excerptLength);
    const described = cutExcerpt(text.description, words, analyzer, manifest.excerptLength);
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
  };
  return found.map((one) => ({score: one.score, read: () => read(one)}));
}
