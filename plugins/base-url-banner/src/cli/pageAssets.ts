import {Parser} from 'htmlparser2';
import {type BannerSettings, SETTINGS_ATTRIBUTE} from '../bannerSettings';

/** What a built page says about itself. */
export interface PageAssets {
  /** Base URL as configured, without language. */
  base: string;
  /** Path of the home page in the language of the page; the base URL where the page does not tell. */
  home: string;
  /** Path of the canonical link, or undefined without one. */
  canonical: string | undefined;
  /** Paths of the site's scripts and stylesheets on the page's own origin. */
  assets: string[];
}

const ASSET = /\/assets\/(js|css)\//;

/** @throws Error when a page has other settings than the plugin writes */
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

/**
 * Reads a page of a Docusaurus site.
 * @param html text of the page
 * @param address absolute address of the page
 * @throws Error when the page refers to none of Docusaurus's scripts, or has settings that cannot be read
 */
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
        // Skip invalid addresses: they do not lead to a file of the site.
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
  // A page without this plugin still tells its base URL by where its scripts should be.
  const base = told?.base ?? first.slice(0, first.search(ASSET) + 1);
  return {base, home: told?.home ?? base, canonical, assets: [...assets]};
}
