import {createAnalyzer} from '../../text/Analyzer';
import {loadLanguage} from '../../text/loadLanguage';
import {indexFiles, page, readFrom} from '../../reading/__tests__/memoryIndex';
import {openIndex} from '../openIndex';

/** Pages of the same words that no test looks for, in many languages. */
const OTHERS = ['Lamp', 'Tabelle', 'Musica', 'Ekran', 'Tilbake', 'Trở lại', 'शुरू', 'بداية', 'Тест'];

/** The titles of the pages that a query found, best first, and what the query was taken to mean. */
interface FoundTexts {
  titles: string[];
  suggestion?: string;
}

/** Searches pages that are called so, each with a text of its own, among others. */
export async function findTexts(
  language: string,
  titles: readonly string[],
): Promise<(query: string) => Promise<FoundTexts>> {
  const pages = [...titles, ...OTHERS].map((title, number) =>
    page(`/${number}`, title, [['', `Text ${number} beside it.`]]),
  );
  const analyzer = createAnalyzer(await loadLanguage(language));
  const index = await openIndex({read: readFrom(indexFiles(pages, {language}, analyzer))});
  return async (query) => {
    const {hits, suggestion} = await index.search(query);
    return {titles: hits.map(({title}) => title), suggestion};
  };
}
