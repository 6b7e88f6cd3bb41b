import type {Plugin} from '@docusaurus/types';

/** The theme's module that loads Prism on every page. */
const HIGHLIGHTER = '@docusaurus/theme-classic/lib/prism-include-languages';

/** Docusaurus plugin that keeps Prism out of readers' browsers: `rehypeCode` has done its work. */
export default function leaveOutHighlighter(): Plugin {
  return {
    name: 'leave-out-highlighter',
    configureWebpack: () => ({resolve: {alias: {[require.resolve(HIGHLIGHTER)]: false}}}),
  };
}
