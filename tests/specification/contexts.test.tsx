// @vitest-environment jsdom
// Specification: 8.9.
import {renderHook} from '@testing-library/react';
import {beforeAll, describe, expect, it, vi} from 'vitest';
import {loadInstalled} from './loadInstalled';

/** Every hook of the theme that reads a context, and the provider it wants. */
const HOOKS = [
  ['useColorMode', 'ColorModeProvider'],
  ['useAnnouncementBar', 'AnnouncementBarProvider'],
  ['useNavbarMobileSidebar', 'NavbarMobileSidebarProvider'],
  ['useNavbarSecondaryMenu', 'NavbarSecondaryMenuDisplayProvider'],
  ['useScrollController', 'ScrollControllerProvider'],
  ['useDocsSidebar', 'DocsSidebarProvider'],
  ['useDocsVersion', 'DocsVersionProvider'],
  ['useDoc', 'DocProvider'],
  ['useBlogPost', 'BlogPostProvider'],
  ['useDocsPreferredVersionByPluginId', 'DocsPreferredVersionContextProvider'],
] as const;

let hooks: Record<string, () => unknown>;

beforeAll(async () => {
  hooks = await loadInstalled({
    entry: `
      export {useColorMode} from '@docusaurus/theme-common';
      export {useAnnouncementBar, useNavbarMobileSidebar, useNavbarSecondaryMenu, useScrollController} from '@docusaurus/theme-common/internal';
      export {useDoc, useDocsSidebar, useDocsVersion, useDocsPreferredVersionByPluginId} from '@docusaurus/plugin-content-docs/client';
      export {useBlogPost} from '@docusaurus/plugin-content-blog/client';`,
    generated: {
      '@generated/site-storage': "export default {type: 'localStorage', namespace: ''}",
      '@generated/docusaurus.config': 'export default {themeConfig: {}}',
      '@generated/site-metadata': 'export default {}',
      '@generated/i18n':
        "export default {defaultLocale: 'en', currentLocale: 'en', locales: ['en']}",
      '@generated/routes': 'export default []',
      '@generated/globalData': 'export default {}',
      '@generated/codeTranslations': 'export default {}',
    },
  });
});

describe('used outside its provider', () => {
  it.each(HOOKS)('%s is an error that names <%s>', (name, provider) => {
    const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(() => renderHook(() => hooks[name]?.())).toThrow(
      new RegExp(`outside the <${provider}>`),
    );
    silent.mockRestore();
  });
});
