import {describe, expect, it} from 'vitest';
import {parsePlain} from '../engine/query/PlainQuery';
import {expandQuery, NO_CORRECTIONS} from '../engine/query/expandQuery';
import {analyzer, contextOf} from '../engine/reading/__tests__/memoryContext';
import {page} from '../engine/reading/__tests__/memoryIndex';
import {type WholeQuery, wholeQuery} from './wholeQuery';

const context = contextOf([page('/a', 'setVolume', [['', 'lamp']])]);
const whole = async (input: string): Promise<WholeQuery> =>
  wholeQuery(await expandQuery(parsePlain(input, analyzer), context, NO_CORRECTIONS));

describe('wholeQuery', () => {
  it('is the join of all words, which counts more where it is typed as one', async () => {
    const [typed, split] = [await whole('setVolume '), await whole('set volume ')];
    expect(typed).toMatchObject({column: 2, isSplit: false});
    expect(split).toMatchObject({column: 2, isSplit: true});
    expect(typed.bonus).toBeGreaterThan(split.bonus);
  });

  it('is what is typed as one where but one of its words is looked up', async () => {
    expect(await whole('lamp.h ')).toMatchObject({column: 1, isSplit: false});
  });

  it('is none for one word, or where a word stands outside of all joins', async () => {
    expect((await whole('lamp ')).column).toBe(-1);
    expect((await whole('one two three four five six seven ')).column).toBe(-1);
  });
});
