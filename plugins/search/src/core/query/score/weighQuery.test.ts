import {describe, expect, it} from 'vitest';
import {lookUpPlain} from '../expand/lookUpPlain';
import {readPlain} from '../parse/parseQuery';
import {analyzer, contextOf} from '../../reading/__tests__/memoryContext';
import {page} from '../../reading/__tests__/memoryIndex';
import {weighQuery} from './weighQuery';

describe('The weights of a query', () => {
  const context = contextOf([
    page('/a', 'The setVolume', [['', 'lamp']]),
    page('/b', 'B', [['', 'lamp switch']]),
    page('/c', 'C', [['', 'lamp']]),
  ]);
  const weigh = async (input: string): Promise<number[]> => {
    const query = readPlain(input, {typed: input, tags: [], phrases: [], notices: []}, analyzer);
    const terms = await lookUpPlain(query, context);
    return [...weighQuery(terms, context.sectionCount).weights];
  };

  it('are higher for rare words, and low for stop words unless there are no others', async () => {
    const [lamp = 0, rare = 0, the = 0] = await weigh('lamp switch the ');
    expect(rare).toBeGreaterThan(lamp);
    expect(the).toBeLessThan(rare / 5);
    expect((await weigh('the '))[0]).toBeGreaterThan(the * 5);
  });

  it('are the same for an unfinished join as for its only completion', async () => {
    const [whole = 0, cut = 0] = [(await weigh('setVolume '))[2], (await weigh('setVolu'))[2]];
    expect(whole).toBeGreaterThan(0);
    expect(cut).toBe(whole);
  });
});
