import type {LoadContext} from '@docusaurus/types';
import {type BarSettings, DISMISS_KEY, ID_KEY} from '../announcement';
import type {LoadedAnnouncement} from './toAnnouncement';

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

export function announcementsModule(
  contents: {id: string; request: string}[],
  settings: BarSettings,
): string {
  const imports = contents.map(
    ({request}, index) => `import Content${index} from ${JSON.stringify(request)};`,
  );
  const entries = contents.map(
    ({id}, index) => `  {id: ${JSON.stringify(id)}, Content: Content${index}},`,
  );
  return [
    `import './announcements.css';`,
    ...imports,
    `export const settings = ${JSON.stringify(settings)};`,
    'export const announcements = [',
    ...entries,
    '];',
    '',
  ].join('\n');
}
