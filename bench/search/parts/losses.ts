import type {ClassRelevance, Relevance} from '../Figures';
import {QUERY_CLASSES} from '../queries/Query';

/** Score change of a query class on a corpus when one ranking feature is disabled, in points. */
export interface Loss {
  readonly part: string;
  readonly where: string;
  readonly page: number;
  readonly section: number;
}

const LISTED = 2;

const points = (now: number, before: number): number => 100 * (now - before);
const signed = (value: number): string =>
  value
    .toFixed(1)
    .replace(/^-0\.0$/, '0.0')
    .replace('-', '−')
    .replace(/^(?=[\d])(?!0\.0)/, '+');

export function lossesOf(
  part: string,
  corpus: string,
  whole: Relevance,
  without: Relevance,
): Loss[] {
  const lossOf = (name: string, now: ClassRelevance, before: ClassRelevance): Loss => ({
    part,
    where: `${corpus}, ${name}`,
    page: points(now.pageMrr, before.pageMrr),
    section: points(now.sectionMrr, before.sectionMrr),
  });
  const classes = QUERY_CLASSES.flatMap((name) => {
    const before = whole.classes[name];
    const now = without.classes[name];
    return before && now ? [lossOf(name, now, before)] : [];
  });
  return [...classes, lossOf('mean', without.mean, whole.mean)];
}

export function partsMarkdown(losses: readonly Loss[]): string {
  const worst = ({page, section}: Loss): number => Math.min(page, section);
  const parts = Array.from(new Set(losses.map(({part}) => part)), (part) => ({
    part,
    greatest: losses
      .filter((loss) => loss.part === part)
      .sort((a, b) => worst(a) - worst(b))
      .slice(0, LISTED),
  }));
  parts.sort((a, b) => worst(a.greatest[0] as Loss) - worst(b.greatest[0] as Loss));
  return [
    '| Part | Greatest losses without it, page / section |',
    '| --- | --- |',
    ...parts.map(({part, greatest}) => {
      const cells = greatest.map(
        ({where, page, section}) => `${where}: ${signed(page)} / ${signed(section)}`,
      );
      return `| \`${part}\` | ${cells.join('; ')} |`;
    }),
    '',
  ].join('\n');
}
