import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {ApiIndex} from '../../../plugins/api-links/src/data/ApiIndex';
import {loadApi} from '../../../engine-api/loadApi';
import {markdownTables} from './markdownTables';
import {OPTION_PAGES, WITHOUT_TABLE} from './optionPages';
import {settingsOf} from './settings';

const DOCS = join(import.meta.dirname, '../../../docs');
const api = loadApi();
const index = new ApiIndex(api);
const cases = Object.entries(OPTION_PAGES).flatMap(([page, types]) =>
  types.map((type) => ({page, type})),
);

/** Every identifier in the inline code of a page's tables. */
function namesInTables(page: string): Set<string> {
  const tables = markdownTables(readFileSync(join(DOCS, page), 'utf8'));
  const codes = tables.flatMap(({rows}) => rows.flat(2));
  return new Set(codes.flatMap((code) => code.match(/\w+/g) ?? []));
}

describe('the tables of options', () => {
  it.each(cases)('$page lists all settings of $type', ({page, type}) => {
    const described = index.findType(type);
    expect(described, `${type} is a type of the API`).toBeDefined();
    expect(existsSync(join(DOCS, page)), `docs/${page} exists`).toBe(true);
    const names = namesInTables(page);
    const settings = described ? settingsOf(described) : [];
    expect(settings).not.toEqual([]);
    expect(settings.filter((name) => !names.has(name))).toEqual([]);
  });

  it('cover every type for options that the API has', () => {
    const covered = new Set([...cases.map(({type}) => type), ...Object.keys(WITHOUT_TABLE)]);
    const missing = api.types
      .filter(({name}) => /(?:Configuration|Options|Setup)$/.test(name) && !covered.has(name))
      .map(({name}) => name);
    expect(missing).toEqual([]);
  });
});
