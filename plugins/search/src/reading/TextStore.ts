import {decodeHash} from '../format/headingSlug';
import {
  CRUMB_MARK,
  dataFile,
  PAGE_MARK,
  PART_MARK,
  SECTION_MARK,
  TEXT_PARTS,
} from '../format/layout';
import type {OpenManifest} from '../format/Manifest';
import {runningSums} from '../bytes/runningSums';
import {lastUpTo} from './binarySearch';
import {FileStore, type Read} from './FileStore';
import {decoder} from '../bytes/utf8';

/** What is shown of a section. */
export interface SectionText {
  url: string;
  title: string;
  breadcrumbs: string[];
  /** The page's, in its first section only. */
  description: string;
  hash: string;
  heading: string;
  text: string;
}

/** Blocks that stay decoded: more than some queries read that are typed letter by letter. */
const KEPT_BLOCKS = 256;

function decodeBlock(content: Uint8Array): SectionText[] {
  const sections: SectionText[] = [];
  for (const page of decoder.decode(content).split(PAGE_MARK).slice(1)) {
    const [header = '', ...rest] = page.split(SECTION_MARK);
    const [url = '', title = '', crumbs = ''] = header.split(PART_MARK);
    const breadcrumbs = crumbs === '' ? [] : crumbs.split(CRUMB_MARK);
    for (const section of rest) {
      const [hash = '', heading = '', text = '', description = ''] = section.split(PART_MARK);
      sections.push({
        url,
        title,
        breadcrumbs,
        description,
        hash: decodeHash(hash, heading),
        heading,
        text,
      });
    }
  }
  return sections;
}

/** The shown text of sections, read block by block. */
export class TextStore {
  readonly #store: FileStore<SectionText[]>;
  readonly #starts: Uint32Array;
  readonly #id: string;

  constructor(manifest: OpenManifest, read: Read) {
    this.#starts = runningSums(manifest.blocks);
    this.#id = manifest.id;
    this.#store = new FileStore(read, decodeBlock, KEPT_BLOCKS, {...manifest, kinds: TEXT_PARTS});
  }

  async get(section: number): Promise<SectionText> {
    const block = lastUpTo(this.#starts, section);
    const sections = await this.#store.get(dataFile(this.#id, 'x', block));
    return sections[section - (this.#starts[block] as number)] as SectionText;
  }
}
