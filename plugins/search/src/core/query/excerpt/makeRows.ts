import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {SectionText} from '../../reading/SectionStore';
import type {Ranked} from '../score/Ranked';
import {WEIGHTS} from '../score/weights';
import {cutExcerpt, type Excerpt} from './cutExcerpt';
import {findTokens, marksFrom} from './findTokens';
import {type TermsToMark, tokenMatcher, nearestTokens} from './matchTokens';
import type {Row, Hit, HitKind} from './Hit';

const NO_EXCERPT: Excerpt = {excerpt: '', marks: [], nearness: 0};

/**
 * Makes the rows of the sections that were found. The text of a row is read on request. Two features are
 * computed only then: nearness, because the index has no positions, and spelling, because `skip-event` and
 * `SkipEvent` have the same terms.
 *
 * @param options.typed query in lower case; empty if it is not compared with headings
 * @param options.excerptLength maximum number of letters in an excerpt. Ignored if it is less than the length
 * that the index was built with
 */
export function makeRows(
  ranked: readonly Ranked[],
  context: IndexContext,
  found: TermsToMark,
  scheduler: Scheduler,
  {typed = '', excerptLength = 0}: {typed?: string; excerptLength?: number | undefined} = {},
): Row[] {
  const {analyzer} = context;
  const length = Math.max(excerptLength, context.manifest.excerptLength);
  const words = tokenMatcher(found, analyzer);
  const cut = (whole = '') =>
    whole ? cutExcerpt(whole, words, analyzer, scheduler, length) : NO_EXCERPT;
  const rowOf = async (
    {section, score, explanation}: Ranked,
    reading?: Promise<SectionText>,
  ): Promise<Hit> => {
    const [head, shown] = await Promise.all([context.heads.get(section), reading]);
    const {url, hash, title, heading, breadcrumbs, hasText} = head;
    const isLead = context.isLead(section);
    const named = await findTokens(`${title} ${heading}`, words, analyzer, scheduler);
    const titleMarks = marksFrom(named, 0, title.length);
    const sectionMarks = marksFrom(named, title.length + 1);
    const content = await cut(shown?.text);
    const described = await cut(shown?.description);
    const nearest = nearestTokens(named, Infinity, found.wordCount);
    const nearness = Math.max(nearest.nearness, content.nearness, described.nearness);
    const own = (heading || title).toLowerCase();
    const share = own.includes(typed) ? typed.length / own.length : 0;
    // A matching heading of several words counts twice. A heading of one word is weaker evidence, because
    // several sections may declare the same name.
    const spelling = share === 1 && own.includes(' ') ? 2 : share;
    let kind: HitKind = 4;
    if (isLead && titleMarks.length > 0) kind = 0;
    else if (!isLead && sectionMarks.length > 0) kind = 1;
    else if (isLead && content.marks.length === 0) kind = described.marks.length > 0 ? 2 : 3;
    const {excerpt, marks} = kind === 2 || !shown?.text ? described : content;
    return {
      url,
      hash,
      title,
      section: heading,
      breadcrumbs,
      kind,
      score: score + WEIGHTS.nearness * nearness + WEIGHTS.spelling * spelling,
      excerpt,
      ...(explanation && {explanation: {...explanation, nearness, spelling}}),
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
      // A large index has large blocks of texts. Loading them at the same time would delay the heads, which
      // rows show first.
      if (context.spellings.hasFrequentWords) await context.heads.get(one.section);
      return rowOf(one, context.texts.get(one.section));
    },
  }));
}
