import {describe, expect, it} from 'vitest';
import {page} from '../engine/reading/__tests__/memoryIndex';
import {encodePageText} from '../indexing/PageText';
import {middleTitle} from './middleTitle';

const texts = (...urls: string[]) =>
  urls.map((url) => encodePageText(page(url, `Title of ${url}`, [['', 'text']])));

describe('middleTitle', () => {
  it('is that of the page in the middle, whatever the order of the pages', () => {
    expect(middleTitle(texts('/a', '/b', '/c'))).toBe('Title of /b');
    expect(middleTitle(texts('/c', '/a', '/b'))).toBe('Title of /b');
  });

  it('is that of the later page where two stand in the middle', () => {
    expect(middleTitle(texts('/b', '/a'))).toBe('Title of /b');
  });

  it('keeps letters beyond ASCII', () => {
    expect(middleTitle([encodePageText(page('/a', 'Größe', []))])).toBe('Größe');
  });

  it('is empty without pages', () => {
    expect(middleTitle([])).toBe('');
  });
});
