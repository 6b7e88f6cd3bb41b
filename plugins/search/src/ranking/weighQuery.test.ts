import {describe, expect, it} from 'vitest';
import {analyzer, contextOf} from '../engine/reading/__tests__/memoryContext';
import {page} from '../engine/reading/__tests__/memoryIndex';
import {expandQuery, NO_CORRECTIONS} from '../engine/query/expandQuery';
import {parsePlain} from '../engine/query/PlainQuery';
import {weighQuery} from './weighQuery';

describe('the weights of a query', () => {
  const context = contextOf([
    page('/a', 'The setVolume', [['', 'lamp']]),
    page('/b', 'B', [['', 'lamp switch']]),
    page('/c', 'C', [['', 'lamp']]),
  ]);
  const weigh = async (input: string): Promise<number[]> => {
    const query = parsePlain(input, analyzer);
    const expanded = await expandQuery(query, context, NO_CORRECTIONS);
    return [...weighQuery(expanded, context.sectionCount).weights];
  };

  it('weighs rare words more, and stop words little unless there are no others', async () => {
    const [lamp = 0, rare = 0, the = 0] = await weigh('lamp switch the ');
    expect(rare).toBeGreaterThan(lamp);
    expect(the).toBeLessThan(rare / 5);
    expect((await weigh('the '))[0]).toBeGreaterThan(the * 5);
  });

  it('weighs a typed join that is cut off by what completes it', async () => {
    const [whole = 0, cut = 0] = [(await weigh('setVolume '))[2], (await weigh('setVolu'))[2]];
    expect(whole).toBeGreaterThan(0);
    expect(cut).toBe(whole);
  });

  it('counts the sections of all forms of a word in a long query, of which each is one word', async () => {
    const forms = contextOf([
      page('/a', 'A', [['', 'lamp']]),
      page('/b', 'B', [['', 'lamps']]),
      page('/c', 'C', [['', 'switch']]),
      page('/d', 'D', [['', 'dark']]),
    ]);
    const weighIn = async (input: string): Promise<number[]> => [
      ...weighQuery(
        await expandQuery(parsePlain(input, analyzer), forms, NO_CORRECTIONS),
        forms.sectionCount,
      ).weights,
    ];
    const [short = 0, rare = 0] = await weighIn('lamp switch ');
    expect(short).toBe(rare);
    const [long = 0, stillRare = 0] = await weighIn('lamp switch dark night room ');
    expect(stillRare).toBe(rare);
    expect(long).toBeLessThan(rare);
  });
});
