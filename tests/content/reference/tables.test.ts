import {describe, expect, it} from 'vitest';
import {ApiIndex} from '../../../plugins/api-links/src/data/ApiIndex';
import {loadApi} from '../../../engine-api/loadApi';
import {pageTables} from './pageTables';

const api = loadApi();
const index = new ApiIndex(api);

function entriesOf(page: string): string[] {
  return pageTables(page).flatMap(({rows}) => rows.flatMap(([first]) => first ?? []));
}

function constantsOf(type: string): string[] {
  return (index.findType(type)?.constants ?? []).map((constant) => `${type}.${constant}`);
}

const enums = [
  ['Ease', 'reference/ease/index.mdx', 16],
  ['ShaderBundle', 'reference/shaders/index.mdx', 20],
  ['SpriteBundle', 'reference/bundles.md', 31],
  ['SoundBundle', 'reference/bundles.md', 11],
  ['ParticlesBundle', 'reference/bundles.md', 6],
  ['AutoTileBundle', 'reference/bundles.md', 5],
  ['FontBundle', 'reference/bundles.md', 2],
  ['LensFlareBundle', 'reference/bundles.md', 3],
] as const;

describe('The reference tables', () => {
  it.each(enums)('describe every constant of %s once: %s', (type, page, count) => {
    const expected = constantsOf(type);
    expect(expected).toHaveLength(count);
    const entries = entriesOf(page).filter((entry) => entry.startsWith(`${type}.`));
    expect(entries.sort()).toEqual(expected.sort());
  });

  it('describe every shader class once', () => {
    const classes = api.types
      .filter((type) => type.extends === 'Shader')
      .map(({name}) => name)
      .sort();
    expect(classes).toHaveLength(21);
    const entries = entriesOf('reference/shaders/index.mdx');
    expect(entries.filter((entry) => classes.includes(entry)).sort()).toEqual(classes);
  });

  it('list all constants of Order in the sequence of the enum', () => {
    const orders = constantsOf('Order');
    expect(orders).toHaveLength(23);
    const table = pageTables('reference/orders.md').find(({rows}) => rows.length === orders.length);
    expect(table?.rows.map((row) => row[1]?.[0])).toEqual(orders);
  });
});
