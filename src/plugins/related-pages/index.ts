import {readFileSync} from 'node:fs';
import path from 'node:path';
import docsPlugin, {
  type DocMetadata,
  type LoadedContent,
  type PluginOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type RelatedMetadata, relatedPages} from './relatedPages';

const COUNT = 3;

/**
 * Extends the docs plugin: adds related pages to the metadata of each document. They are computed after all docs are
 * loaded. They cannot be part of the compiled pages, because these must not depend on other pages.
 */
export default async function docsWithRelatedPages(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const plugin = await docsPlugin(context, options);
  const read = (source: string): string =>
    readFileSync(path.join(context.siteDir, source.replace(/^@site\//, '')), 'utf8');
  const withRelated = (docs: DocMetadata[]): (DocMetadata & RelatedMetadata)[] => {
    const related = relatedPages(docs, read, COUNT);
    return docs.map((doc) => ({...doc, related: related.get(doc.id) ?? []}));
  };
  return {
    ...plugin,
    getThemePath: () => './theme',
    async loadContent() {
      const content = await plugin.loadContent?.();
      if (!content) throw new Error('The docs plugin has loaded no content.');
      // Skipped in development, because all pages would be read again after every change.
      if (process.env.NODE_ENV !== 'production') return content;
      return {
        ...content,
        loadedVersions: content.loadedVersions.map((version) => ({
          ...version,
          docs: withRelated(version.docs),
        })),
      };
    },
  };
}

export {validateOptions} from '@docusaurus/plugin-content-docs';
