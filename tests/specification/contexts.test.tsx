// @vitest-environment jsdom
// Specification: 8.9.
import {renderHook} from '@testing-library/react';
import {expect, it, vi} from 'vitest';
import {loadInstalled} from './loadInstalled';

it('a hook outside its provider is an error that names both', async () => {
  const {useDocsVersion} = await loadInstalled<{useDocsVersion: () => unknown}>({
    entry:
      "export {useDocsVersion} from '@docusaurus/plugin-content-docs/lib/client/docsVersion.js'",
    generated: Object.fromEntries(
      [
        'routes',
        'site-storage',
        'docusaurus.config',
        'site-metadata',
        'i18n',
        'globalData',
        'codeTranslations',
      ].map((name) => [`@generated/${name}`, 'export default {}']),
    ),
  });
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useDocsVersion())).toThrow(
    /useDocsVersion is called outside the <DocsVersionProvider>/,
  );
  silent.mockRestore();
});
