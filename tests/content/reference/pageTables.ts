import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import {type MarkdownTable, markdownTables} from './markdownTables';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Finds the tables of a page, including those in shared files. An element such as `<LoopTable />` is replaced by the
 * file below `docs/_tables` that the page imports under this name.
 *
 * @param page path relative to `docs`
 */
export function pageTables(page: string): MarkdownTable[] {
  const text = readFileSync(join(ROOT, 'docs', page), 'utf8');
  const shared = /^<(\w+Table) \/>$/gm;
  const whole = text.replace(shared, (_, name: string) => {
    const file = new RegExp(`^import ${name} from '@site/(.+)';$`, 'm').exec(text)?.[1];
    if (!file) {
      throw new Error(
        `docs/${page} shows <${name} />, but does not import it from @site/docs/_tables.`,
      );
    }
    return readFileSync(join(ROOT, file), 'utf8');
  });
  return markdownTables(whole);
}
