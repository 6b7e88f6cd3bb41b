import type {DocusaurusConfig, HtmlTags} from '@docusaurus/types';
import type {PluginOptions} from '../../options';
import {openSearchTag} from '../build/openSearch';
import {connections, connectionTags} from '../options/connections';
import {hotkeyScript} from './hotkeyScript';

export function headTags(
  options: PluginOptions,
  {title, baseUrl, future}: Pick<DocusaurusConfig, 'title' | 'baseUrl' | 'future'>,
): HtmlTags {
  const hasOpenSearch = options.openSearch && future.experimental_router !== 'hash';
  return [
    ...connectionTags(connections(options)),
    ...(hasOpenSearch ? [openSearchTag(title, baseUrl)] : []),
    ...(options.hotkeys.length === 0
      ? []
      : [{tagName: 'script', innerHTML: hotkeyScript(options.hotkeys)}]),
  ];
}
