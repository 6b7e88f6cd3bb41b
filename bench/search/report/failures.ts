import type {Page} from '../corpus/Page';
import type {EngineName} from '../engines/SearchEngine';
import type {Hit, Judgement} from '../measure/judge';
import {QUERY_CLASSES, type Query} from '../queries/Query';

export interface Answers {
  readonly engine: EngineName;
  readonly hits: readonly (readonly Hit[])[];
  readonly judgements: readonly Judgement[];
}

const ROWS_SHOWN = 3;
const place = (rank: number | undefined) => (rank === undefined ? '–' : String(rank));

/** Queries for which the first engine does not rank the right section first, by class. */
export function failuresMarkdown(
  corpus: string,
  queries: readonly Query[],
  pages: readonly Page[],
  answers: readonly Answers[],
): string {
  const [first, ...others] = answers;
  if (!first) return '';
  const lines = [`## ${corpus}`, ''];
  for (const name of QUERY_CLASSES) {
    const lost = queries.flatMap((query, position) => {
      const judgement = first.judgements[position];
      return query.class === name && judgement && judgement.section !== 1
        ? [{query, position, judgement}]
        : [];
    });
    if (lost.length === 0) continue;
    lines.push(`### ${name} (${lost.length})`, '');
    for (const {query, position, judgement} of lost) {
      const wanted = query.targets
        .map(({page, section}) => {
          const {url = '', sections = []} = pages[page] ?? {};
          return `${url}#${sections[section]?.hash ?? ''} “${sections[section]?.heading ?? ''}”`;
        })
        .join(' | ');
      const got = (first.hits[position] ?? [])
        .slice(0, ROWS_SHOWN)
        .map(({url, hash}) => `${url}${hash}`)
        .join(' · ');
      const peers = others
        .map(({engine, judgements}) => {
          const {page, section} = judgements[position] ?? {};
          return `${engine} ${place(page)}/${place(section)}`;
        })
        .join(', ');
      lines.push(
        `- \`${query.text}\` page ${place(judgement.page)}, section ${place(judgement.section)} (${peers})`,
        `  wants ${wanted}`,
        `  got ${got || 'nothing'}`,
      );
    }
    lines.push('');
  }
  return lines.join('\n');
}
