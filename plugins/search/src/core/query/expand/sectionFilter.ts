import type {IndexContext} from '../../reading/IndexContext';
import type {Scheduler} from '../../reading/Scheduler';
import type {Condition, IsWanted} from './Terms';

async function sectionsOf(
  {expansions}: Condition,
  {sectionCount}: IndexContext,
  scheduler: Scheduler,
): Promise<Uint8Array> {
  const named = new Uint8Array(sectionCount);
  for (const {entry} of expansions) {
    await scheduler.tick();
    for (const section of entry.postings().sections) named[section] = 1;
  }
  return named;
}

export async function sectionFilter(
  conditions: readonly Condition[],
  context: IndexContext,
  scheduler: Scheduler,
): Promise<IsWanted | undefined> {
  if (conditions.length === 0) return undefined;
  const tests = await Promise.all(
    conditions.map(async (condition) => {
      const named = await sectionsOf(condition, context, scheduler);
      const met = condition.isProhibited ? 0 : 1;
      return condition.fields
        ? (section: number) => named[section] === met
        : (section: number) => named[context.leadOf(section)] === met;
    }),
  );
  return (section) => tests.every((isMet) => isMet(section));
}
