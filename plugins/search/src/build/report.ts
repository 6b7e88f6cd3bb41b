import type {IndexReport} from './prepareIndex';

/** A number with its noun, such as `1 page` and `2 pages`. */
export function counted(count: number, one: string, several = `${one}s`): string {
  return `${count} ${count === 1 ? one : several}`;
}

/** What an index holds, in one line. */
export function reportLine(report: Omit<IndexReport, 'failed'>, ms: number): string {
  const {pages, sections, files, bytes, firstQueryBytes} = report;
  return (
    `${counted(pages, 'page')}, ${counted(sections, 'section')}, ${counted(files, 'file')}, ` +
    `${bytes} bytes compressed, ` +
    `of which a first query reads ${firstQueryBytes}, in ${ms} ms`
  );
}
