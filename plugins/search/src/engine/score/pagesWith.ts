import type {IndexContext} from '../reading/IndexContext';
import {BestSections} from './Ranked';
import type {Scored} from './score';

/** The first sections of the pages with a tag, for a query that says nothing else. */
export function pagesWith(
  isWanted: (section: number) => boolean,
  {sectionCount, isLead, boostOf}: IndexContext,
  most: number,
): Scored {
  const best = new BestSections(most);
  let total = 0;
  for (let section = 0; section < sectionCount; section++) {
    if (!isLead(section) || !isWanted(section)) continue;
    total++;
    best.add(section, boostOf(section));
  }
  return {ranked: best.sorted(), total, terms: new Map()};
}
