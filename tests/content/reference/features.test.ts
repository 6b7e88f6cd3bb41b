import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {describe, expect, it} from 'vitest';
import {loadApi} from '../../../engine-api/loadApi';
import features from './features.json';
import {markdownTables} from './markdownTables';

const PAGE = join(import.meta.dirname, '../../../docs/reference/components-overview.md');
const api = loadApi();

/** Table value for components and systems that no method enables. */
const BY_HAND = 'none';

function implementing(parent: string): string[] {
  return api.types
    .filter((type) => type.kind !== 'interface' && type.implements?.includes(parent))
    .map(({name}) => name)
    .sort();
}

function orderOf(system: string): string {
  const type = api.types.find(({name}) => name === system);
  const annotation = type?.ann?.find((text) => text.startsWith('@ExecutionOrder'));
  return /([A-Z_]+)\)$/.exec(annotation ?? '')?.[1] ?? 'SIMULATION';
}

const tables = markdownTables(readFileSync(PAGE, 'utf8'));
const groups = Object.entries(features).map(([method, group]) => ({method, ...group}));

describe('The list of components and systems by feature', () => {
  it('contains all components and systems of the API', () => {
    const components = groups.flatMap((group) => group.components);
    const systems = groups.flatMap((group) => group.systems);
    expect(components.sort()).toEqual(implementing('Component'));
    expect(systems.sort()).toEqual(implementing('EntitySystem'));
    expect([components.length, systems.length]).toEqual([88, 72]);
  });

  it('names only methods that the environment has', () => {
    const environment = api.types.find(({name}) => name === 'Environment');
    const methods = environment?.methods?.map(({name}) => name) ?? [];
    const named = groups.map(({method}) => method).filter((method) => method !== BY_HAND);
    expect(named.filter((method) => !methods.includes(method))).toEqual([]);
    expect(named).toHaveLength(13);
  });
});

describe('The overview of components and systems', () => {
  it.each(groups)(
    'lists everything that $method enables in the section of that method',
    ({method, components, systems}) => {
      const listing = tables.filter(({rows}) =>
        rows.some(
          ([first]) => components.includes(first?.[0] ?? '') || systems.includes(first?.[0] ?? ''),
        ),
      );
      const entries = listing.flatMap(({rows}) => rows.flatMap(([first]) => first ?? []));
      expect(entries).toEqual(expect.arrayContaining([...components, ...systems]));
      const named = listing.every(({introduction}) =>
        method === BY_HAND ? true : introduction.some((code) => code.includes(`${method}()`)),
      );
      expect(named, `the section says that ${method}() enables it`).toBe(true);
    },
  );

  it('lists every component and system once', () => {
    const names = [...implementing('Component'), ...implementing('EntitySystem')];
    const entries = tables
      .flatMap(({rows}) => rows.flatMap(([first]) => first ?? []))
      .filter((entry) => names.includes(entry));
    expect(entries.sort()).toEqual(names.sort());
  });

  it('names the order of every system', () => {
    const rows = tables.flatMap((table) => table.rows);
    const wrong = implementing('EntitySystem').filter((system) => {
      const row = rows.find(([first]) => first?.[0] === system);
      return row?.[1]?.[0] !== `Order.${orderOf(system)}`;
    });
    expect(wrong).toEqual([]);
  });
});
