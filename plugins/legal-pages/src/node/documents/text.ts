import type {LegalBlock, LegalDocument, LegalSection, LegalText} from '@theme/LegalPage';

export type DocumentText = Pick<
  LegalDocument,
  'title' | 'description' | 'introduction' | 'sections'
>;

export function paragraph(...text: LegalText[]): LegalBlock {
  return {kind: 'paragraph', text};
}

export function lines(...content: LegalText[][]): LegalBlock {
  return {kind: 'lines', lines: content};
}

export function list(...items: LegalText[][]): LegalBlock {
  return {kind: 'list', items};
}

export function link(href: string, text: string = href): LegalText {
  return {kind: 'link', href, text};
}

export function section(
  id: string,
  title: string,
  law: string | undefined,
  ...blocks: LegalBlock[]
): LegalSection {
  return {id, title, ...(law && {law}), emphasis: false, blocks};
}

/** A section that only some pages have. */
export function sectionIf(isNeeded: boolean, ...made: Parameters<typeof section>): LegalSection[] {
  return isNeeded ? [section(...made)] : [];
}
