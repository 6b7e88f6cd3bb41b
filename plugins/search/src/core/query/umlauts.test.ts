import {describe, expect, it} from 'vitest';
import {createAnalyzer} from '../text/Analyzer';
import {loadLanguage} from '../text/loadLanguage';
import {page} from '../reading/__tests__/memoryIndex';
import {openPages} from './__tests__/openPages';

async function open(language: string, texts: readonly string[]) {
  const pages = texts.map((text, number) => page(`/${number}`, `Seite ${number}`, [['', text]]));
  const analyzer = createAnalyzer(await loadLanguage(language));
  return openPages(pages, {language}, analyzer);
}

const german = await open('de', [
  'Wir überprüfen die Quellen.',
  'Geräte öffnen und Daten löschen, so heißt es.',
  'Ein aktueller Michael liebt Poesie.',
  'Die Quellenüberprüfung läuft.',
  'Michal sang im Chor.',
]);

const found = async (index: typeof german, query: string): Promise<string[]> => {
  const {hits} = await index.search(query);
  return hits.map(({url}) => url).sort();
};

describe('Two letters that can replace an umlaut', () => {
  it.each([
    ['ueberpruefen', ['/0']],
    ['ueberpruef', ['/0']],
    ['UEBERPRUEFEN', ['/0']],
    ['oeffnen', ['/1']],
    ['loeschen ', ['/1']],
    ['geraet', ['/1']],
    ['+geraet', ['/1']],
    ['+oeffn*', ['/1']],
    ['content:loeschen', ['/1']],
    ['content:"Geraete oeffnen"', ['/1']],
    ['"geraete oeffnen"', ['/1']],
    ['-geraete +seite', ['/0', '/2', '/3', '/4']],
    ['quellenueberpruefung', ['/3']],
    ['laeuft', ['/3']],
  ])('are found in German: %s', async (query, urls) => {
    expect(await found(german, query)).toEqual(urls);
  });

  it.each([
    ['quellen', '/0'],
    ['aktuell', '/2'],
    ['michael', '/2'],
    ['poesie', '/2'],
    ['+michael', '/2'],
    ['"aktueller michael"', '/2'],
  ])(
    'are found as typed, without a suggestion, if the index spells the word that way: %s',
    async (query, url) => {
      expect((await found(german, query))[0]).toBe(url);
      expect((await german.search(query)).suggestion).toBeUndefined();
    },
  );

  it('are not treated as misspelled', async () => {
    expect((await german.search('geraet')).suggestion).toBeUndefined();
  });

  it.each([
    ['da', 'Årsagen er ukendt, og løsningen er enkel.', ['aarsag', 'loesning']],
    ['nb', 'Årsaken er ukjent, løs det på en måte.', ['aarsak', 'maate']],
    ['sv', 'Ändra filen, öppna den igen på många sätt.', ['aendra', 'oeppna', 'maanga']],
    ['fi', 'Käyttö on yhtä helppoa: hyväksy ehdot.', ['hyvaeksy', 'yhtae']],
    ['en,de', 'Open the Übersicht.', ['uebersicht']],
  ])('are found in %s', async (language, text, queries) => {
    const index = await open(language, [text, 'Lamp']);
    for (const query of queries) expect(await found(index, query), query).toEqual(['/0']);
  });

  it('are corrected like other letters in a language without umlauts', async () => {
    const index = await open('en', ['A pom file.', 'A poet.']);
    expect((await index.search('poem')).suggestion).toBeDefined();
  });

  it('are not read as an umlaut if another index has the word as typed', async () => {
    const index = await open('de', ['Michal sang.']);
    const isKnownElsewhere = (word: string): Promise<boolean> =>
      Promise.resolve(word === 'michael');
    expect((await index.search('michael', {isKnownElsewhere})).hits).toEqual([]);
    expect((await index.search('michael')).hits).toHaveLength(1);
  });
});
