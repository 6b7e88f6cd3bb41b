import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {displayFontTags} from './displayFontTags';
import {REFERRER_POLICY} from '../config/referrerPolicy';

/** Modules that run on every page, in this order, before React takes the page over. */
const MODULES = [
  './undecodableAddress.ts',
  './cleanAddress.ts',
  './keepForeignCopy.ts',
  './validTheme.ts',
  './missingThemeChoice.ts',
  './clearedStorage.ts',
  // Announces the title of the page that a link has led to.
  './announceRoute.ts',
  // Keys for the theme, pages and headings, and their list on `?`.
  './keyboard/keyboard.ts',
  // Links to lines of code: `#code-2-L5-L9`.
  './linkedLines.ts',
  // Links into tabs and details.
  './revealTarget.ts',
  '../offline/client/offlineReading.ts',
];

/** Adds what every page has in its head and runs in its browser. */
export default function siteClient({baseUrl}: LoadContext): Plugin {
  const headTags: HtmlTagObject[] = [
    // First, so that it applies to all other requests.
    {tagName: 'meta', attributes: {name: 'referrer', content: REFERRER_POLICY}},
    // iOS does not use SVG favicons on the home screen.
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${baseUrl}img/apple-touch-icon.png`},
    },
    ...displayFontTags(baseUrl),
  ];
  return {
    name: 'site-client',
    getClientModules: () => MODULES,
    injectHtmlTags: () => ({headTags}),
  };
}
