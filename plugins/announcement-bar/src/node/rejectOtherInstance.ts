import {DEFAULT_PLUGIN_ID} from '@docusaurus/utils';

/**
 * The client reads what one instance wrote; announcements of any other would be dropped in silence.
 * @param id of the plugin instance
 * @throws Error when it is not the one that the client reads
 */
export function rejectOtherInstance(id: string): void {
  if (id !== DEFAULT_PLUGIN_ID)
    throw new Error(
      `docusaurus-announcement-bar: the option "id" is "${id}", and a site has one instance of this plugin, without "id". Remove the instance "${id}", and put all announcements into one instance.`,
    );
}
