import type {IndexContext} from '../../reading/IndexContext';
import type {Ranked} from '../score/Ranked';

/**
 * Returns the best sections with different addresses. A page may repeat the id of a heading, for example in
 * tabs. Only sections of the same page can have the same address, so no heads are read if each section is on a
 * different page.
 *
 * @param ranked best first
 * @param most maximum number of sections
 */
export async function withoutRepeats(
  ranked: readonly Ranked[],
  {leadOf, heads}: Pick<IndexContext, 'leadOf' | 'heads'>,
  most: number,
): Promise<Ranked[]> {
  const kept: Ranked[] = [];
  const pages = new Map<number, number[]>();
  const hashes = new Map<number, string>();
  for (let from = 0; from < ranked.length && kept.length < most; from += most) {
    const batch = ranked.slice(from, from + most);
    for (const {section} of batch)
      pages.set(leadOf(section), [...(pages.get(leadOf(section)) ?? []), section]);
    const shared = Array.from(pages.values()).filter(({length}) => length > 1);
    // Nearly all sections of the batch become rows, so their heads are read together with those to compare.
    const read = shared.length > 0 ? batch.map(({section}) => section).concat(...shared) : [];
    await Promise.all(
      Array.from(new Set(read), async (section) =>
        hashes.set(section, (await heads.get(section)).hash),
      ),
    );
    for (const one of batch) {
      const sections = pages.get(leadOf(one.section)) ?? [];
      const first = sections.find((other) => hashes.get(other) === hashes.get(one.section));
      if (first === one.section) kept.push(one);
    }
  }
  return kept.slice(0, most);
}
