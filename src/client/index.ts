import type {HtmlTagObject, LoadContext, Plugin} from '@docusaurus/types';
import {displayFontTags} from './displayFontTags';
import {REFERRER_POLICY} from '../config/referrerPolicy';

/**
 * Modules that must run before the others. They need addresses in which the path is the route, so the hash router does
 * not use them.
 */
const ADDRESS_MODULES = ['./undecodableAddress.ts', './cleanAddress.ts', './keepForeignCopy.ts'];

/** Modules that run on every page, in this order, before React hydrates it. */
const MODULES = [
  './validTheme.ts',
  './missingThemeChoice.ts',
  './clearedStorage.ts',
  './announceRoute.ts',
  './keyboard/keyboard.ts',
  // Links to lines of code: `#code-2-L5-L9`.
  './linkedLines.ts',
  './revealTarget.ts',
  '../offline/client/offlineReading.ts',
];

export default function siteClient({baseUrl, siteConfig}: LoadContext): Plugin {
  const hasHashRouter = siteConfig.future.experimental_router === 'hash';
  // A copy opened from disk can be in any folder, so its addresses are relative.
  const home = hasHashRouter ? './' : baseUrl;
  const headTags: HtmlTagObject[] = [
    // Comes first, so that it applies to all other requests.
    {tagName: 'meta', attributes: {name: 'referrer', content: REFERRER_POLICY}},
    // iOS does not use SVG favicons on the home screen.
    {
      tagName: 'link',
      attributes: {rel: 'apple-touch-icon', href: `${home}img/apple-touch-icon.png`},
    },
    ...displayFontTags(home).filter(({tagName}) => !hasHashRouter || tagName === 'style'),
  ];
  return {
    name: 'site-client',
    getClientModules: () => [...(hasHashRouter ? [] : ADDRESS_MODULES), ...MODULES],
    injectHtmlTags: () => ({headTags}),
  };
}
