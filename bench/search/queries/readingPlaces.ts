import type {Target} from './Query';
import type {QueryPool} from './QueryPool';
import type {Random} from './random';

export function readingPlaces({pages, statistics, isWanted}: QueryPool, random: Random): Target[] {
  return random.shuffled(
    pages.flatMap((own, page) =>
      own.sections.flatMap((section, number) =>
        section.text.length > 200 && isWanted(own) && statistics.isParticular(section)
          ? [{page, section: number}]
          : [],
      ),
    ),
  );
}
