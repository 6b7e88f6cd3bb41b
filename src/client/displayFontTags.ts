import type {HtmlTagObject} from '@docusaurus/types';

/**
 * Tags of the document's head that bring the font of the site's name.
 * @param baseUrl of the site; ends with a slash
 */
export function displayFontTags(baseUrl: string): HtmlTagObject[] {
  const href = `${baseUrl}fonts/pixelify-sans-600.woff2`;
  return [
    {
      tagName: 'style',
      attributes: {},
      // Here and not in the stylesheet, whose bundler would put so small a font into it. A late font
      // would move the text; a missing one only changes its look: therefore `optional`.
      innerHTML: `@font-face{font-family:'Pixelify Sans';font-weight:600;font-display:optional;src:url(${href}) format('woff2')}`,
    },
    {
      tagName: 'link',
      attributes: {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href},
    },
  ];
}
