import {decoder, runningSums} from '../format/bytes';
import {CRUMB_MARK, decodeHash, PAGE_MARK, PART_MARK, SECTION_MARK} from '../format/layout';
import type {Manifest} from '../format/Manifest';
import {lastUpTo} from '../format/wordLists';
import {FileStore, type Read} from './FileStore';

export interface SectionHead {
  url: string;
  title: string;
  breadcrumbs: string[];
  hash: string;
  heading: string;
  hasText: boolean;
}

export interface SectionText {
  text: string;
  description: string;
}

/** Number of decoded blocks in the cache. Most queries read fewer, even if they are typed letter by letter. */
const KEPT_BLOCKS = 128;

function decodeHeads(content: Uint8Array): SectionHead[] {
  return decoder
    .decode(content)
    .split(PAGE_MARK)
    .slice(1)
    .flatMap((page) => {
      const [header = '', ...sections] = page.split(SECTION_MARK);
      const [url = '', title = '', crumbs = ''] = header.split(PART_MARK);
      const breadcrumbs = crumbs === '' ? [] : crumbs.split(CRUMB_MARK);
      return sections.map((section) => {
        const [hash = '', heading = '', isEmpty] = section.split(PART_MARK);
        const hasText = isEmpty === undefined;
        return {url, title, breadcrumbs, hash: decodeHash(hash, heading), heading, hasText};
      });
    });
}

function decodeTexts(content: Uint8Array): SectionText[] {
  const sections = decoder.decode(content).split(SECTION_MARK).slice(1);
  return sections.map((section) => {
    const [text = '', description = ''] = section.split(PART_MARK);
    return {text, description};
  });
}

export class SectionStore<Shown> {
  readonly #starts: Uint32Array;

  /** @param counts number of sections of each block */
  constructor(
    readonly blocks: FileStore<Shown[]>,
    counts: readonly number[],
  ) {
    this.#starts = runningSums(counts);
  }

  /**
   * Reads all blocks if there are few, so that rows need not wait for files. Errors are reported when a block
   * is needed.
   *
   * @param most maximum number of blocks
   */
  readIfFew(most: number): void {
    const count = this.#starts.length - 1;
    if (count > 0 && count <= most) this.blocks.range(0, count - 1).catch(() => undefined);
  }

  blockOf = (section: number): number => lastUpTo(this.#starts, section);

  async get(section: number): Promise<Shown> {
    const block = this.blockOf(section);
    const sections = await this.blocks.get(block);
    return sections[section - (this.#starts[block] as number)] as Shown;
  }
}

export const headsOf = (manifest: Manifest, read: Read): SectionStore<SectionHead> =>
  new SectionStore(
    new FileStore(manifest, read, 'h', {decode: decodeHeads, capacity: KEPT_BLOCKS}),
    manifest.heads,
  );

export const textsOf = (manifest: Manifest, read: Read): SectionStore<SectionText> =>
  new SectionStore(
    new FileStore(manifest, read, 'x', {decode: decodeTexts, capacity: KEPT_BLOCKS}),
    manifest.texts,
  );
