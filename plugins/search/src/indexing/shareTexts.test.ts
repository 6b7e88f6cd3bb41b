import {describe, expect, it} from 'vitest';
import {randomNumbers} from '../__tests__/randomNumbers';
import {page} from '../engine/__tests__/memoryIndex';
import {encodePageText} from './PageText';
import {shareTexts} from './shareTexts';

/** Pages of sentences that each has in common with others, of so many words. */
function textsOf(words: number) {
  const next = randomNumbers(3);
  const sentence = () => `The lamp ${Math.floor(next() ** 3 * 400)} lights the room around it. `;
  return Array.from({length: words / 100}, (_, number) =>
    encodePageText(page(`/${number}`, 'Lamp', [['', Array.from({length: 13}, sentence).join('')]])),
  );
}
const bytesOf = (texts: ReturnType<typeof textsOf>): number =>
  texts.flatMap(({sections}) => sections).reduce((sum, {length}) => sum + length, 0);

describe('shareTexts', () => {
  it('shares no more of a small site than a few percent, which every reader loads', () => {
    const texts = textsOf(3000);
    const share = shareTexts(texts).dictionary.length / bytesOf(texts);
    expect(share).toBeGreaterThan(0.025);
    expect(share).toBeLessThan(0.04);
  });

  it('shares 8 kB at most of a large one', () => {
    const {length} = shareTexts(textsOf(120_000)).dictionary;
    expect(length).toBeGreaterThan(4000);
    expect(length).toBeLessThanOrEqual(8192);
  });

  it('has all sections in its blocks, in their order', () => {
    const texts = textsOf(3000);
    const {blocks} = shareTexts(texts);
    expect(blocks.length).toBeGreaterThan(1);
    expect(blocks.reduce((sum, {sections}) => sum + sections, 0)).toBe(texts.length);
  });
});
