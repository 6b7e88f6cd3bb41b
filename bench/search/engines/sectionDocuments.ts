import {readPages} from '../corpus/stageCorpus';

export interface SectionDocument {
  readonly id: number;
  readonly url: string;
  readonly hash: string;
  readonly title: string;
  readonly heading: string;
  readonly text: string;
}

export async function sectionDocuments(pagesFile: string): Promise<SectionDocument[]> {
  const documents: SectionDocument[] = [];
  for (const {url, title, sections} of await readPages(pagesFile))
    for (const {hash, heading, text} of sections)
      documents.push({id: documents.length, url, hash, title, heading, text});
  return documents;
}
