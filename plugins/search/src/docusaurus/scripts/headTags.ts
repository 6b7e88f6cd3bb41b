import type {DocusaurusConfig, HtmlTags} from '@docusaurus/types';
import type {PluginOptions} from '../../options';
import {openSearchTag} from '../build/openSearch';
import {connections, connectionTags} from '../options/connections';
import {hotkeyScript} from './hotkeyScript';

/** Tags in the head of every page. */
export function headTags(
  options: PluginOptions,
  {title, baseUrl}: Pick<DocusaurusConfig, 'title' | 'baseUrl'>,
): HtmlTags {
  return [
    ...connectionTags(connections(options)),
    ...(options.openSearch ? [openSearchTag(title, baseUrl)] : []),
    ...(options.hotkeys.length === 0
      ? []
      : [{tagName: 'script', innerHTML: hotkeyScript(options.hotkeys)}]),
  ];
}
