import {joinBytes} from '../../../core/format/bytes';
import type {PageText} from '../records/PageText';
import type {SectionBytes} from '../records/SectionBytes';

/** Maximum size of a block as a multiple of the target size, unless a section is larger. */
const MOST = 1.3;

interface Block {
  sections: number;
  content: Uint8Array;
}

interface BlockParts {
  header: Uint8Array;
  sections: SectionBytes;
}

function cutBlocks(pages: readonly BlockParts[], size: number): Block[] {
  const blocks: Block[] = [];
  let parts: Uint8Array[] = [];
  let bytes = 0;
  let sections = 0;
  const finish = (): void => {
    if (sections === 0) return;
    blocks.push({sections, content: joinBytes(parts)});
    parts = [];
    bytes = 0;
    sections = 0;
  };
  for (const page of pages) {
    let isOpen = false;
    for (let at = 0; at < page.sections.length; at++) {
      const section = page.sections.at(at);
      if (sections > 0 && bytes + section.length > size * MOST) {
        finish();
        isOpen = false;
      }
      for (const part of isOpen ? [section] : [page.header, section]) {
        parts.push(part);
        bytes += part.length;
      }
      isOpen = true;
      sections++;
      if (bytes >= size) {
        finish();
        isOpen = false;
      }
    }
  }
  finish();
  return blocks;
}

export const cutHeads = (pages: readonly PageText[], size: number): Block[] =>
  cutBlocks(
    pages.map(({header, heads}) => ({header, sections: heads})),
    size,
  );

export const cutTexts = (pages: readonly PageText[], size: number): Block[] =>
  cutBlocks(
    pages.map(({texts}) => ({header: new Uint8Array(), sections: texts})),
    size,
  );
