import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {displayFontTags} from './displayFontTags';
import {REFERRER_POLICY} from '../config/referrerPolicy';

/** Modules that run on every page, in this order, before React hydrates it. */
const MODULES = [
  './undecodableAddress.ts',
  './cleanAddress.ts',
  './keepForeignCopy.ts',
  './validTheme.ts',
  './missingThemeChoice.ts',
  './clearedStorage.ts',
  // Announces the page title after navigation.
  './announceRoute.ts',
  // Keyboard shortcuts, and their list on `?`.
  './keyboard/keyboard.ts',
  // Links to lines of code: `#code-2-L5-L9`.
  './linkedLines.ts',
  // Links into tabs and details.
  './revealTarget.ts',
  '../offline/client/offlineReading.ts',
];

/** Adds the head tags and the scripts of every page. */
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
