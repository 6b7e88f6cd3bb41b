import {isAsset} from '../diagnosis/isAsset';
import {suggestBaseUrl} from '../diagnosis/suggestBaseUrl';
import type {Host} from './hosts';
import {pageAssets} from './pageAssets';

export type Diagnosis =
  | {kind: 'fits'; base: string; files: number}
  | {kind: 'wrong'; base: string; suggestion: string}
  | {kind: 'missing'; base: string; baseFits: boolean; file: string};

/**
 * Checks a page as a browser loads it, after all redirects.
 *
 * @param address absolute address of the page
 * @param servedBase base path of the site, or of the folder of one language. Default: derived from the page
 * @throws Error if the address is not a page of a Docusaurus site
 */
export async function diagnose(
  host: Host,
  address: string,
  servedBase?: string,
): Promise<Diagnosis> {
  const asked = new URL(address);
  const page = await host(asked.origin + asked.pathname);
  if (page.status !== 200) throw new Error(`${page.address} responds with status ${page.status}.`);
  const {origin, pathname} = new URL(page.address);
  const {base, home, canonical, assets} = pageAssets(page.body, page.address);
  const loads = async (path: string) => {
    const {status, contentType} = await host(origin + path);
    return isAsset(path, status, contentType);
  };
  let failed: string | undefined;
  for (const asset of assets) {
    if (!failed && !(await loads(asset))) failed = asset;
  }
  // A language's folder also works when it is served alone, but the base URL to suggest is that of the whole site.
  const siteBase = servedBase === home ? base : servedBase;
  const suggestion = siteBase ?? suggestBaseUrl(base, canonical ?? '', pathname);
  if (failed === undefined) {
    if (suggestion === undefined || suggestion === base)
      return {kind: 'fits', base, files: assets.length};
    // All files load, but the router would render its 404 page at every address.
    return {kind: 'wrong', base, suggestion};
  }
  const answers =
    suggestion !== undefined &&
    suggestion !== base &&
    failed.startsWith(base) &&
    (await loads(suggestion + failed.slice(base.length)));
  return answers
    ? {kind: 'wrong', base, suggestion}
    : {kind: 'missing', base, baseFits: suggestion === base, file: failed};
}
