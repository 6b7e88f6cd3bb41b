import {describe, expect, it} from 'vitest';
import {analyzer, contextOf} from '../reading/__tests__/memoryContext';
import {page} from '../reading/__tests__/memoryIndex';
import {NO_CORRECTIONS} from './expandQuery';
import type {FoundTerms} from './foundWords';
import {pageTerms, rowTerms} from './markedTerms';
import {parsePlain} from './PlainQuery';

const context = contextOf([page('/a', 'Audio', [['', 'volume']])]);

describe('rowTerms', () => {
  const found = (input: string, terms: FoundTerms) =>
    rowTerms(parsePlain(input, analyzer), terms, analyzer.isStopWord);
  const marked = (input: string, terms: string[]) => [
    ...found(input, new Map(terms.map((term) => [term, [0]]))).terms.keys(),
  ];

  it('are all found terms but stop words', () => {
    expect(marked('the volume of it ', ['the', 'volume', 'volumes', 'of'])).toEqual([
      'volume',
      'volumes',
    ]);
  });

  it('are stop words where the query has no others', () => {
    expect(marked('the of ', ['the', 'of'])).toEqual(['the', 'of']);
  });

  it('stand for the words that they were found for, a cut-off word also for the last one', () => {
    const terms = new Map([['volume', [1]]]);
    expect(found('the volume ', terms)).toEqual({terms, prefix: '', wordCount: 1});
    expect(found('the volume sou', terms)).toEqual({
      terms: new Map([...terms, ['sou', [2]]]),
      prefix: 'sou',
      wordCount: 2,
    });
    expect(found('java.util.List.of', new Map()).wordCount).toBe(4);
    expect(found('volumes volume', new Map([['volume', [0]]])).terms).toEqual(
      new Map([['volume', [0, 1]]]),
    );
  });
});

describe('pageTerms', () => {
  const marked = (input: string, corrections = NO_CORRECTIONS) =>
    pageTerms(parsePlain(input, analyzer), corrections);

  it('are the words of the query, stop words only where there are no others', () => {
    expect(marked('the volume of sounds ')).toEqual(['volume', 'sounds']);
    expect(marked('the of ')).toEqual(['the', 'of']);
  });

  it('are no stop words of an identifier, without which a name would be incomplete', () => {
    expect(marked('List.of ')).toEqual(['listof', 'list']);
  });

  it('are identifiers as they were typed before their parts', () => {
    expect(marked('setVolume(percent) ')).toEqual(['setvolume', 'set', 'volume', 'percent']);
  });

  it('are also what a misspelt word means most likely', async () => {
    const entry = await context.dictionary.find('volume');
    const other = await context.dictionary.find('audio');
    if (entry === undefined || other === undefined) throw new Error('the index has no such term');
    const expansions = [entry, other].map((one) => ({
      entry: one,
      weight: 0.5,
      letters: 6,
      isForm: false,
    }));
    const corrections = {...NO_CORRECTIONS, words: new Map([[0, expansions]])};
    expect(marked('volmue of ', corrections)).toEqual(['volmue', 'volume']);
  });
});
