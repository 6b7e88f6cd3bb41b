import path from 'node:path';
import {isObject} from '../operator/valueAt';

const SITE_ALIAS = '@site/';

/** Every object within a value, each once: content of other plugins may hold itself. */
function objectsIn(content: unknown): Set<object> {
  const found = new Set<object>();
  const open = [content];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null || found.has(value)) continue;
    found.add(value);
    for (const inner of Object.values(value)) open.push(inner);
  }
  return found;
}

/** Markdown files that the content plugins loaded, as absolute paths, sorted. */
export function markdownSources(allContent: unknown, siteDir: string): string[] {
  const sources = [...objectsIn(allContent)].flatMap((value) =>
    isObject(value) && typeof value.source === 'string' && /^@site\/.*\.mdx?$/.test(value.source)
      ? [path.join(siteDir, value.source.slice(SITE_ALIAS.length))]
      : [],
  );
  return [...new Set(sources)].sort();
}

/**
 * Markdown files that a Markdown source imports or exports, as absolute paths. Those of packages
 * are left out.
 * @param file absolute path of the source
 */
export function importedMarkdown(source: string, file: string, siteDir: string): string[] {
  const requests = source.matchAll(/\b(?:from|import|require)\b\s*\(?\s*(["'])([^"'\n]+\.mdx?)\1/g);
  return [...requests].flatMap(([, , request = '']) => {
    if (request.startsWith(SITE_ALIAS)) return path.join(siteDir, request.slice(SITE_ALIAS.length));
    return /^\.\.?\//.test(request) ? path.join(path.dirname(file), request) : [];
  });
}
