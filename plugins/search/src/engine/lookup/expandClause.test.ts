import {describe, expect, it} from 'vitest';
import {contextOf} from '../reading/__tests__/memoryContext';
import {page} from '../reading/__tests__/memoryIndex';
import {Scheduler} from '../reading/Scheduler';
import {expandClause, type TermContext} from './expandClause';
import {parseOperators} from '../parse/parseOperators';

const context = contextOf([
  page('/a', 'Keyboard', [['', 'key keys mouse mouses house Größe setVolume C++ canvas a.b']]),
]);

/** The words for a query of one clause, by stem. */
async function expand(
  query: string,
  signal?: AbortSignal,
  index: TermContext = context,
): Promise<Record<string, string[]>> {
  const [clause] = parseOperators(query);
  if (clause === undefined) throw new Error('no clause');
  const units = await expandClause(clause, index, new Scheduler(signal));
  const {stem} = index.analyzer;
  return Object.fromEntries(
    units.map((unit) => [stem(unit[0]?.term ?? ''), unit.map(({term}) => term)]),
  );
}

describe('expandClause', () => {
  it.each([
    ['a word with the forms of its stem', 'keys', {key: ['key', 'keys']}],
    ['a word that is written otherwise', 'GRÖßE', {gross: ['grosse']}],
    ['an identifier as one word', 'setVolume', {setvolum: ['setvolume']}],
    ['what starts so', 'key*', {key: ['key', 'keys'], keyboard: ['keyboard']}],
    ['what ends so', '*ouse', {mous: ['mouse'], hous: ['house']}],
    ['what has letters between', 'm*s', {mous: ['mouses']}],
    ['what has letters within', 'm*us*', {mous: ['mouse', 'mouses']}],
    ['nothing that only starts so', 'm*z*', {}],
    ['nothing whose letters would have to stand for two', '*keyy*yboard', {}],
    ['what ends in what it had before', 'm*s*s', {mous: ['mouses']}],
    [
      'the same for several asterisks side by side',
      '**o**us***e',
      {mous: ['mouse'], hous: ['house']},
    ],
    ['accents before an asterisk', 'grö*', {gross: ['grosse']}],
    ['an asterisk beside symbols', 'c+*', {'c++': ['c++']}],
    ['symbols behind an asterisk', '*++', {'c++': ['c++']}],
    ['near words by their stems', 'muose~1', {mous: ['mouse', 'mouses']}],
    ['near words within two edits', 'mose~2', {mous: ['mouse', 'mouses']}],
    ['nothing', 'zebra', {}],
    ['no punctuation', '()', {}],
  ])('finds %s', async (_, query, expected) => {
    expect(await expand(query)).toEqual(expected);
  });

  it.each(['lamp/zebra', 'zebra/lamp', 'sound/zebra/lamp', 'zebra/sound/lamp', 'zebra/none/lamp'])(
    'finds the rarest part of %s, which is not a word of the index as a whole',
    async (query) => {
      const index = contextOf([
        page('/a', 'Lamp', [['', 'lamp lamps sound zebra']]),
        page('/b', 'Lamp', [['', 'lamp sound']]),
        page('/c', 'Lamp', [['', 'lamp sound']]),
        page('/d', 'Lamp', [['', 'lamp']]),
      ]);
      expect(await expand(query, undefined, index)).toEqual({zebra: ['zebra']});
    },
  );
});
