import type {PartitionIndex} from './indexPartitions';
import {PLUGIN_NAME} from '../../names';
import type {IndexReport} from '../../node/index/indexPages';
import {refuseEmpty} from '../../node/index/refuseEmpty';
import type {PluginOptions} from '../../options';

const LEFT_OUT =
  'Pages are left out if they have <meta name="robots" content="noindex">, or `search: false` or ' +
  '`unlisted: true` in their front matter, or if they match the option "exclude". ' +
  'Change this for the pages that readers should find.';

function refuseEmptyContexts(keys: readonly string[]): void {
  if (keys.length === 0) return;
  const names = keys.map((key) => `"${key}"`).join(', ');
  throw new Error(
    `${PLUGIN_NAME}: no page belongs to the context ${names}, so a search there would be empty. ` +
      'Correct its paths, check whether an earlier context contains its pages, or remove it from the option "contexts".',
  );
}

/**
 * Returns one report on all indexes of a site.
 *
 * @throws Error if they are empty or larger than `maxBytes`, or if a context that readers can select has no page
 */
export function checkedReport(
  indexes: readonly PartitionIndex[],
  {maxBytes, contexts}: Pick<PluginOptions, 'maxBytes' | 'contexts'>,
): IndexReport {
  const isFilled = (key: string): boolean =>
    indexes.some(({partition, report}) => partition.context === key && report.pages > 0);
  const emptyContexts = contexts.map(({key}) => key).filter((key) => !isFilled(key));
  const sum: IndexReport = {
    pages: 0,
    sections: 0,
    files: 0,
    bytes: 0,
    failed: [],
    withoutText: [],
    usedSelectors: [],
  };
  for (const {report} of indexes) {
    sum.pages += report.pages;
    sum.sections += report.sections;
    sum.files += report.files;
    sum.bytes += report.bytes;
    sum.failed.push(...report.failed);
    sum.withoutText.push(...report.withoutText);
    sum.usedSelectors.push(...report.usedSelectors);
  }
  refuseEmpty(sum, LEFT_OUT);
  refuseEmptyContexts(emptyContexts);
  if (maxBytes !== undefined && sum.bytes > maxBytes) {
    throw new Error(
      `${PLUGIN_NAME}: the index has ${sum.bytes} bytes, more than the option maxBytes (${maxBytes}). ` +
        'Raise it, or leave pages out with `search: false` in their front matter.',
    );
  }
  return sum;
}
