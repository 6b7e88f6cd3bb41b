import {counted} from './counted';
import type {IndexReport} from './prepareIndex';

/** What an index holds, in one line. */
export function reportLine(report: Omit<IndexReport, 'failed'>, ms: number): string {
  const {pages, sections, files, bytes, firstQueryBytes} = report;
  return (
    `${counted(pages, 'page')}, ${counted(sections, 'section')}, ${counted(files, 'file')}, ` +
    `${bytes} bytes compressed, ` +
    `of which a first query reads ${firstQueryBytes}, in ${ms} ms`
  );
}
