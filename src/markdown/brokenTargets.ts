import {readdirSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownHooks} from '@docusaurus/types';
import {isMissing} from '@screwbox/shared/files/readIfThere';
import {closestNames} from '@screwbox/shared/names/closestNames';

type Hook = Exclude<MarkdownHooks[keyof MarkdownHooks], string>;
type Broken = Pick<Parameters<Hook>[0], 'sourceFilePath' | 'url' | 'node'>;

/**
 * Returns the names in a folder. If the folder does not exist, the result is empty, because the link may also misspell
 * the folder.
 */
function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function closestFiles(sourceFilePath: string, url: string): string[] {
  const target = url.replace(/[?#].*$/, '');
  const folder = target.startsWith('/') ? 'static' : path.dirname(sourceFilePath);
  const names = namesIn(path.join(folder, path.dirname(target)));
  return closestNames(path.basename(target), names).map(
    (name) => target.slice(0, target.lastIndexOf('/') + 1) + name,
  );
}

function broken({sourceFilePath, url, node}: Broken, what: string, remedy: string): Error {
  const closest = closestFiles(sourceFilePath, url);
  const help = closest.length > 0 ? `Did you mean ${closest.join(' or ')}? ` : '';
  const line = node.position?.start.line ?? 1;
  return new Error(`${sourceFilePath}:${line}: ${what} ${help}${remedy}`);
}

/**
 * Fails the build if a link or an image has no target. Docusaurus's own messages explain how to ignore such links, but
 * not how to fix them.
 */
export const brokenTargets = {
  onBrokenMarkdownLinks(link) {
    const what = `The link points to "${link.url}", which is not a page.`;
    const remedy =
      'Write the path to the Markdown file of the page, as seen from this file; between docs and blog, ' +
      'write the address of the page, such as /blog/name.';
    throw broken(link, what, remedy);
  },
  onBrokenMarkdownImages(image) {
    const what = `There is no image "${image.url}".`;
    const remedy =
      'Put it next to the page and write its name. An address that begins with "/" refers to static/.';
    throw broken(image, what, remedy);
  },
} satisfies MarkdownHooks;
