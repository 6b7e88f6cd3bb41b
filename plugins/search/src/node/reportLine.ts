import type {IndexReport} from './prepareIndex';

/** What an index holds, in one line. */
export function reportLine(report: Omit<IndexReport, 'failed'>, ms: number): string {
  const {pages, sections, files, bytes, firstQueryBytes} = report;
  return (
    `${pages} pages, ${sections} sections, ${files} files, ${bytes} bytes compressed, ` +
    `of which a first query reads ${firstQueryBytes}, in ${ms} ms`
  );
}
