import {createAnalyzer} from '../../text/Analyzer';
import {loadLanguage} from '../../text/loadLanguage';
import {page} from '../../reading/__tests__/memoryIndex';
import {openPages} from './openPages';

const OTHERS = ['Lamp', 'Tabelle', 'Musica', 'Ekran', 'Tilbake', 'Trở lại', 'शुरू', 'بداية', 'Тест'];

interface FoundTexts {
  titles: string[];
  suggestion?: string;
}

export async function findTexts(
  language: string,
  titles: readonly string[],
): Promise<(query: string) => Promise<FoundTexts>> {
  const pages = [...titles, ...OTHERS].map((title, number) =>
    page(`/${number}`, title, [['', `Text ${number} beside it.`]]),
  );
  const analyzer = createAnalyzer(await loadLanguage(language));
  const index = await openPages(pages, {language}, analyzer);
  return async (query) => {
    const {hits, suggestion} = await index.search(query);
    return {titles: hits.map(({title}) => title), suggestion};
  };
}
