import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';

/**
 * All instances would write the same files.
 * @param id of the plugin instance
 * @throws Error if it is not the default one
 */
export function rejectOtherInstance(id: string): void {
  if (id !== DEFAULT_PLUGIN_ID)
    throw new Error(
      `docusaurus-markdown-pages: the option "id" is "${id}", but a site has one instance of this plugin, without "id". Remove the instance "${id}".`,
    );
}
