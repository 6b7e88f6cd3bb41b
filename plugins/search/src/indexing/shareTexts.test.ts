import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../__tests__/randomNumbers';
import {BitWriter} from '../compression/BitWriter';
import {compressor} from '../compression/compressor';
import {page} from '../reading/__tests__/memoryIndex';
import {encodePageText} from './PageText';
import {cutTexts, shareTexts} from './shareTexts';

/** Pages of sentences that each has in common with others, of so many words. */
function textsOf(words: number) {
  const next = randomNumbers(3);
  const sentence = () => `The lamp ${Math.floor(next() ** 3 * 400)} lights the room around it. `;
  return Array.from({length: words / 100}, (_, number) =>
    encodePageText(page(`/${number}`, 'Lamp', [['', Array.from({length: 13}, sentence).join('')]])),
  );
}
/** Bytes that are shared beside the abbreviations. */
const sharedBy = (texts: ReturnType<typeof textsOf>): number =>
  cutTexts(texts).sample.pieces.length;
const bytesOf = (texts: ReturnType<typeof textsOf>): number =>
  texts.flatMap(({sections}) => sections).reduce((sum, {length}) => sum + length, 0);

describe('shareTexts', () => {
  it('shares no more of a small site than a few percent, which every reader loads', () => {
    const texts = textsOf(3000);
    const share = sharedBy(texts) / bytesOf(texts);
    expect(share).toBeGreaterThan(0.025);
    expect(share).toBeLessThan(0.04);
  });

  it('shares 8 kB at most of a large one', () => {
    const shared = sharedBy(textsOf(120_000));
    expect(shared).toBeGreaterThan(4000);
    expect(shared).toBeLessThanOrEqual(8192);
  });

  it('begins with the abbreviations that are worth their place', () => {
    const {blocks, sample} = cutTexts(textsOf(60_000));
    const {sharedText, book} = shareTexts(sample);
    const {abbreviationStarts} = book;
    expect(sharedText.subarray(abbreviationStarts.at(-1))).toEqual(sample.pieces);
    const decoder = new TextDecoder();
    const text = blocks.map(({content}) => decoder.decode(content)).join('');
    const abbreviations = Array.from(abbreviationStarts.subarray(1), (end, number) =>
      decoder.decode(sharedText.subarray(abbreviationStarts[number], end)),
    );
    expect(abbreviations.length).toBeGreaterThan(2);
    for (const abbreviation of abbreviations) expect(text).toContain(abbreviation);
  });

  it('chooses no abbreviations of little text, and more of more sections', () => {
    const most = (pages: ReturnType<typeof textsOf>) => cutTexts(pages).sample.mostAbbreviations;
    expect(most(textsOf(3000))).toBe(0);
    const texts = textsOf(60_000);
    expect(most(texts)).toBe(512);
    const times = (count: number) =>
      texts.map((text) => ({
        ...text,
        sections: text.sections.flatMap((section) => new Array<Uint8Array>(count).fill(section)),
      }));
    expect([most(times(17)), most(times(84))]).toEqual([1024, 1536]);
  });

  it('looks at all of a small text, and at a sixteenth of a large one or more', () => {
    const seen = (words: number): number => {
      const {blocks, sample} = cutTexts(textsOf(words));
      return sample.training.contents.length / blocks.length;
    };
    expect(seen(3000)).toBe(1);
    expect(seen(120_000)).toBeGreaterThan(1 / 16);
    expect(seen(120_000)).toBeLessThan(1);
  });

  it('has codes by which the texts take fewer bytes than without abbreviations', () => {
    const {blocks, sample} = cutTexts(textsOf(60_000));
    const bytesWith = ({sharedText, book}: ReturnType<typeof shareTexts>): number => {
      const compress = compressor(new Map([[0, book]]));
      return blocks.reduce((sum, {content}) => {
        const bits = new BitWriter();
        compress({parts: [{kind: 0, bytes: content}], sharedText}, bits);
        return sum + bits.finish().length;
      }, 0);
    };
    const without = bytesWith(shareTexts({...sample, mostAbbreviations: 0}));
    expect(bytesWith(shareTexts(sample))).toBeLessThan(without);
  });

  it('has all sections in its blocks, in their order', () => {
    const texts = textsOf(3000);
    const {blocks} = cutTexts(texts);
    expect(blocks.length).toBeGreaterThan(1);
    expect(blocks.reduce((sum, {sections}) => sum + sections, 0)).toBe(texts.length);
  });
});
