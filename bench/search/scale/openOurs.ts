import {readFile} from 'node:fs/promises';
import path from 'node:path';

export interface OurIndex {
  readonly search: (
    query: string,
    options?: {limit?: number},
  ) => Promise<{
    readonly suggestion?: string;
  }>;
}

export async function openOurs(
  indexDir: string,
): Promise<{index: OurIndex; sizes: ReadonlyMap<string, number>}> {
  const name = '@screwbox/docusaurus-search/engine';
  const {openIndex} = (await import(name)) as {
    openIndex: (source: {read: (file: string) => Promise<Uint8Array>}) => Promise<OurIndex>;
  };
  const sizes = new Map<string, number>();
  const index = await openIndex({
    read: async (file) => {
      const content = Uint8Array.from(await readFile(path.join(indexDir, file)));
      sizes.set(file, content.length);
      return content;
    },
  });
  return {index, sizes};
}
