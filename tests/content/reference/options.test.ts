import {describe, expect, it} from 'vitest';
import {ApiIndex} from '../../../plugins/api-links/src/data/ApiIndex';
import {loadApi} from '../../../engine-api/loadApi';
import {docsPages, sharedTables} from '../../../scripts/checks/documentation';
import {markdownTables} from './markdownTables';
import {OPTION_PAGES, WITHOUT_TABLE} from './optionPages';
import {pageTables} from './pageTables';
import {settingsOf} from './settings';

const api = loadApi();
const index = new ApiIndex(api);
const cases = Object.entries(OPTION_PAGES).map(([type, pages]) => ({type, pages}));

function namesInTables(page: string): string[] {
  const codes = pageTables(page).flatMap(({rows}) => rows.flat(2));
  return codes.flatMap((code) => code.match(/\w+/g) ?? []);
}

describe('The tables of options', () => {
  it.each(cases)('list all settings of $type', ({type, pages}) => {
    const described = index.findType(type);
    expect(described, `${type} is a type of the API`).toBeDefined();
    const names = new Set(pages.flatMap(namesInTables));
    const settings = described ? settingsOf(described) : [];
    expect(settings).not.toEqual([]);
    expect(settings.filter((name) => !names.has(name))).toEqual([]);
  });

  it('cover every option type of the API', () => {
    const covered = new Set([...Object.keys(OPTION_PAGES), ...Object.keys(WITHOUT_TABLE)]);
    const missing = api.types
      .filter(({name}) => /(?:Configuration|Options|Setup)$/.test(name) && !covered.has(name))
      .map(({name}) => name);
    expect(missing).toEqual([]);
  });

  it('do not list the default of a setting in two files', () => {
    const places = new Map<string, string[]>();
    // Skips the cheat sheet, because it lists calls without their defaults.
    const pages = docsPages().filter(({file}) => file !== 'docs/reference/cheat-sheet.md');
    for (const {file, text} of [...pages, ...sharedTables()]) {
      for (const {rows} of markdownTables(text)) {
        for (const code of new Set(rows.flatMap(([first]) => first ?? []))) {
          const [, type, setting] = /^(\w+)\.(\w+)\(/.exec(code) ?? [];
          const described = type && OPTION_PAGES[type] ? index.findType(type) : undefined;
          if (described && setting && settingsOf(described).includes(setting)) {
            places.set(code, [...(places.get(code) ?? []), file]);
          }
        }
      }
    }
    expect(places.size).toBeGreaterThan(100);
    const twice = [...places].filter(([, files]) => files.length > 1);
    expect(twice).toEqual([]);
  });
});
