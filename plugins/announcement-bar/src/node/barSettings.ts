import type {LoadContext} from '@docusaurus/types';
import {type BarSettings, DISMISS_KEY, ID_KEY} from '../announcement';
import type {LoadedAnnouncement} from './loadedAnnouncement';

/** What the browser needs to know to decide. */
export function barSettings(
  {baseUrl, siteStorage}: Pick<LoadContext, 'baseUrl' | 'siteStorage'>,
  announcements: LoadedAnnouncement[],
): BarSettings {
  return {
    base: baseUrl,
    storage: siteStorage.type,
    idKey: ID_KEY + siteStorage.namespace,
    dismissKey: DISMISS_KEY + siteStorage.namespace,
    candidates: announcements.map(({id, from, until, routes, excluded, closeable}) => ({
      id,
      from,
      until,
      routes,
      excluded,
      closeable,
    })),
  };
}
