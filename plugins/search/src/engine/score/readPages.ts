import type {RankingContext} from '../reading/IndexContext';
import type {Scheduler} from '../reading/Scheduler';
import type {Candidates} from './Candidates';
import {isQuery} from './features';
import type {Facts} from './readFacts';
import type {WeighedQuery} from './weighQuery';

/** Words up to which a query asks for a page about a topic. */
const TOPIC = 2;
/** Scores of the sections of a page, added up, at which half of the page is about the query. */
const HALF = 3;
/** How far a page that is longer than the average needs more, as BM25 has it for texts. */
const LENGTH = 0.6;
/** Sections between two looks at the clock. */
const BATCH = 512;

/** What the pages as a whole have of a query. */
export interface PageFacts {
  /** How much of the page of a section is about the query, from 0 to 1. */
  aboutOf: (section: number) => number;
  /** Number of pages with a section whose heading is the query. */
  sameHeadings: number;
}

/**
 * Reads how much of each page is about a topic, from its sections that have all words of the query. Two or
 * three of them say little, so the sum is squared. A name or a longer query asks for a section, so nothing is
 * read for it.
 */
export async function readPages(
  factsOf: (place: number) => Facts,
  {neededCount, whole}: WeighedQuery,
  candidates: Candidates,
  {leadOf, sizeOf, sectionCount, pageCount}: RankingContext,
  scheduler: Scheduler,
): Promise<PageFacts> {
  if (neededCount > TOPIC || whole.isName) return {aboutOf: () => 0, sameHeadings: 1};
  const sums = new Float32Array(sectionCount);
  const withHeading = new Set<number>();
  for (let place = 0; place < candidates.count; place++) {
    if (place % BATCH === BATCH - 1) await scheduler.tick();
    const facts = factsOf(place);
    if (!facts.isComplete) continue;
    const lead = leadOf(candidates.sections[place] as number);
    sums[lead] = (sums[lead] as number) + facts.text;
    if (facts.asked > 0 && !facts.isLead && isQuery(facts)) withHeading.add(lead);
  }
  const meanSize = sectionCount / pageCount;
  return {
    aboutOf: (section) => {
      const lead = leadOf(section);
      const sum = sums[lead] as number;
      const half = HALF * Math.max(1, 1 - LENGTH + (LENGTH * sizeOf(lead)) / meanSize);
      return sum ** 2 / (sum ** 2 + half ** 2);
    },
    sameHeadings: Math.max(1, withHeading.size),
  };
}
