import {Parser} from 'htmlparser2';
import {type BannerSettings, SETTINGS_ATTRIBUTE} from '../bannerSettings';

export interface PageAssets {
  /** Base URL as configured, without language. */
  base: string;
  /** Path of the home page in the language of the page. Default: the base URL. */
  home: string;
  canonical: string | undefined;
  /** Paths of the site's scripts and stylesheets on the page's own origin. */
  assets: string[];
}

const ASSET = /\/assets\/(js|css)\//;

/** @throws Error if another version of the plugin wrote the settings */
function readSettings(json: string, address: string): BannerSettings {
  let cause: unknown;
  try {
    const settings = JSON.parse(json) as BannerSettings;
    if (settings.base.startsWith('/') && settings.home.startsWith('/')) return settings;
  } catch (error) {
    cause = error;
  }
  throw new Error(
    `${address} has an attribute ${SETTINGS_ATTRIBUTE} that this version of the plugin did not write. Build the site again.`,
    {cause},
  );
}

/** @throws Error if the page loads none of Docusaurus's scripts or has invalid settings */
export function pageAssets(html: string, address: string): PageAssets {
  const {origin} = new URL(address);
  const assets = new Set<string>();
  let canonical: string | undefined;
  let told: BannerSettings | undefined;
  const parser = new Parser({
    onopentag(name, {src, href, rel, [SETTINGS_ATTRIBUTE]: settings}) {
      if (settings !== undefined) told = readSettings(settings, address);
      const reference =
        name === 'script' ? src : name === 'link' && rel === 'stylesheet' ? href : '';
      if (reference) {
        // An invalid address is not the address of a file of the site.
        const url = URL.canParse(reference, address) ? new URL(reference, address) : undefined;
        if (url?.origin === origin && ASSET.test(url.pathname)) assets.add(url.pathname);
      }
      if (name === 'link' && rel === 'canonical' && href && URL.canParse(href, address))
        canonical = new URL(href, address).pathname;
    },
  });
  parser.end(html);
  const [first] = assets;
  if (first === undefined)
    throw new Error(
      `${address} refers to no script below assets/. Name the home page of a built Docusaurus site, or its build folder.`,
    );
  // Without the settings of this plugin, the base URL is derived from the address of a script.
  const base = told?.base ?? first.slice(0, first.search(ASSET) + 1);
  return {base, home: told?.home ?? base, canonical, assets: [...assets]};
}
