import type {HtmlTagObject} from '@docusaurus/types';

export function displayFontTags(home: string): HtmlTagObject[] {
  const href = `${home}fonts/pixelify-sans-600.woff2`;
  return [
    {
      tagName: 'style',
      attributes: {},
      // Declared inline, because the bundler would embed a font this small in the stylesheet. `optional`, because a
      // font that loads late would shift the text.
      innerHTML: `@font-face{font-family:'Pixelify Sans';font-weight:600;font-display:optional;src:url(${href}) format('woff2')}`,
    },
    {
      tagName: 'link',
      attributes: {rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: 'anonymous', href},
    },
  ];
}
