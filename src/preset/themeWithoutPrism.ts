import path from 'node:path';
import classicTheme, * as classic from '@docusaurus/theme-classic';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';

const FOLDER = path.dirname(require.resolve('@docusaurus/theme-classic'));

/**
 * The theme's client module that loads a highlighter on every page. It is not needed, because `rehypeCode` highlights
 * code during the build.
 */
const HIGHLIGHTER = './prism-include-languages';

/**
 * The classic theme without its highlighter, which saves 29 kB of scripts.
 *
 * @throws Error if the theme does not have the client module of the highlighter
 */
export default function themeWithoutPrism(
  context: LoadContext,
  options: classic.Options,
): Plugin<undefined> {
  const theme = classicTheme(context, options);
  const modules = theme.getClientModules?.() ?? [];
  if (!modules.includes(HIGHLIGHTER))
    throw new Error(
      `The classic theme has no client module "${HIGHLIGHTER}". Look up in its getClientModules() how it loads Prism now, and adapt src/preset/themeWithoutPrism.ts.`,
    );
  return {
    ...theme,
    getThemePath: () => path.resolve(FOLDER, theme.getThemePath?.() ?? ''),
    getTypeScriptThemePath: () => path.resolve(FOLDER, theme.getTypeScriptThemePath?.() ?? ''),
    getClientModules: () =>
      modules.filter((file) => file !== HIGHLIGHTER).map((file) => path.resolve(FOLDER, file)),
  };
}

export const {getSwizzleConfig} = classic;

/** The theme exports these functions, but its types lack them. */
export const {validateOptions, validateThemeConfig} = classic as unknown as PluginModule;
