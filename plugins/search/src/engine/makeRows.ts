import type {Deadline} from '../reading/Deadline';
import {cutExcerpt, findTokens, marksFrom} from '../query/excerpt';
import {type Found, foundWords} from '../query/foundWords';
import {nearestTokens} from '../query/nearestTokens';
import type {Ranked} from '../query/Ranked';
import type {IndexContext} from '../reading/IndexContext';
import type {FoundRow, Hit, HitKind} from './SearchResult';
import type {SectionText} from '../reading/SectionStore';

/**
 * What a section has more whose text has all words of the query next to each other, and again if its
 * heading is spelled as the query is; twice if the heading has several words. A page that declares a
 * name stays before the sections that are called as it is.
 */
const BONUS_AS_TYPED = 0.4;

/**
 * Makes the rows of the found sections, whose text is read when they are asked for it. How near the
 * words stand is only known then: no positions are in the index. So is how a heading is spelled, for
 * `skip-event` and `SkipEvent` are the same terms.
 * @param typed the query in small letters; empty where it is not compared with headings
 */
export function makeRows(
  ranked: readonly Ranked[],
  context: IndexContext,
  found: Found,
  deadline: Deadline,
  typed = '',
): FoundRow[] {
  const {analyzer} = context;
  const length = context.manifest.excerptLength;
  const words = foundWords(found, analyzer);
  const rowOf = async ({section, score}: Ranked, shown?: SectionText): Promise<Hit> => {
    const {url, hash, title, heading, breadcrumbs, hasText} = await context.heads.get(section);
    const isLead = context.isLead(section);
    const named = await findTokens(`${title} ${heading}`, words, analyzer, deadline);
    const titleMarks = marksFrom(named, 0, title.length);
    const sectionMarks = marksFrom(named, title.length + 1);
    const {text, description} = shown ?? {text: '', description: ''};
    const content = await cutExcerpt(text, words, analyzer, deadline, length);
    const described = await cutExcerpt(description, words, analyzer, deadline, length);
    const nearest = nearestTokens(named, Infinity, found.wordCount);
    const nearness = Math.max(nearest.nearness, content.nearness, described.nearness);
    const own = (heading || title).toLowerCase();
    const share = own.includes(typed) ? typed.length / own.length : 0;
    const spelled = share === 1 && own.includes(' ') ? 2 : share;
    let kind: HitKind = 4;
    if (isLead && titleMarks.length > 0) kind = 0;
    else if (!isLead && sectionMarks.length > 0) kind = 1;
    else if (isLead && content.marks.length === 0) kind = described.marks.length > 0 ? 2 : 3;
    const {excerpt, marks} = kind === 2 || text === '' ? described : content;
    return {
      url,
      hash,
      title,
      section: heading,
      breadcrumbs,
      kind,
      score: score + BONUS_AS_TYPED * (nearness + spelled),
      excerpt,
      ...(shown === undefined && hasText && {awaitsExcerpt: true}),
      marks,
      titleMarks,
      sectionMarks,
    };
  };
  return ranked.map((one) => ({
    ...one,
    readHead: () => rowOf(one),
    read: async () => {
      const [text] = await Promise.all([
        context.texts.get(one.section),
        context.heads.get(one.section),
      ]);
      return rowOf(one, text);
    },
  }));
}
