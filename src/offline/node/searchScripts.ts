import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readBundleRecord} from '../../plugins/bundles/BundleRecord';

function strings(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [];
}

/**
 * Scripts and styles that the search and its page load, relative to the build folder.
 * @throws Error when the last build has no page of the search
 */
export function searchScripts(siteDir: string): string[] {
  const {groups, searchFiles} = readBundleRecord(siteDir);
  const file = path.join(siteDir, '.docusaurus/routesChunkNames.json');
  const routes = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>);
  const page = routes.find(([route]) => /\/search\/?-[0-9a-f]{3}$/.test(route));
  if (!page) throw new Error(`${file} names no page of the search. Build the site again.`);
  const scriptsOfPage = strings(page[1]).flatMap((group) => groups[group] ?? []);
  return [...new Set([...searchFiles, ...scriptsOfPage])];
}
