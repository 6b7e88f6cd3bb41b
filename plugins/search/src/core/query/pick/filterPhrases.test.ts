import {describe, expect, it} from 'vitest';
import {Scheduler} from '../../reading/Scheduler';
import {contextOf} from '../../reading/__tests__/memoryContext';
import {page} from '../../reading/__tests__/memoryIndex';
import type {Ranked} from '../score/Ranked';
import {filterPhrases} from './filterPhrases';

const matches = (ranked: Ranked[], total = ranked.length) => ({ranked, total});

describe('Filtering by phrases', () => {
  describe('of thirty sections that match', () => {
    const ranked = Array.from({length: 30}, (_, section) => ({section, score: 1}));
    const text = ranked.map((): [string, string] => ['', 'big lamp']);
    const many = contextOf([page('/p', 'Page', text)]);
    const find = (count: number, total = 30) => {
      const phrases = [{words: ['big', 'lamp'], isProhibited: false}];
      return filterPhrases(matches(ranked, total), phrases, many, {count}, new Scheduler());
    };

    it('reads texts until one hit more than requested is found, and reports that there may be more', async () => {
      for (const count of [3, 8, 16]) {
        const found = await find(count);
        expect(found.total).toBeGreaterThan(count);
        expect(found.total).toBeLessThan(30);
        expect(found.hasMore).toBe(true);
      }
    });

    it('reports that there may be more hits if only the best sections were ranked', async () => {
      expect(await find(40, 31)).toMatchObject({total: 30, hasMore: true});
    });
  });

  it('finds a phrase at any position in a long text', async () => {
    const context = contextOf([
      page('/p', 'Page', [['', `${'dim lamp '.repeat(5000)}bright lamp`]]),
    ]);
    const find = async (words: string[]) => {
      const phrases = [{words, isProhibited: false}];
      const ranked = [{section: 0, score: 1}];
      return (await filterPhrases(matches(ranked), phrases, context, {count: 8}, new Scheduler()))
        .total;
    };
    expect(await find(['lamp', 'bright', 'lamp'])).toBe(1);
    expect(await find(Array.from({length: 600}, (_, n) => (n % 2 ? 'lamp' : 'dim')))).toBe(1);
    expect(await find(['lamp', 'lamp'])).toBe(0);
  });
});
