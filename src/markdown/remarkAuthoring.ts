import {statSync} from 'node:fs';
import path from 'node:path';
import type {MarkdownNode} from './MarkdownNode';
import {isOfSite, rawAddresses} from './rawAddresses';

export interface MarkdownFile {
  path: string;
  value: unknown;
  data?: {frontMatter?: Readonly<Record<string, unknown>>};
}

export const MOST_IMAGE_BYTES = 1024 * 1024;

const FENCED: Partial<Record<string, {what: string; inside: string; fence: RegExp}>> = {
  code: {what: 'code block', inside: 'the code', fence: /^[\s>]*(`{3,}|~{3,})/},
  containerDirective: {what: 'admonition', inside: 'its text', fence: /^[\s>]*(:{3,})/},
};
const REPLACEMENT_CHARACTER = '\uFFFD';
/** Characters that are invalid in XML, so they would break the feed. */
const NOT_IN_XML = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

function problem(file: MarkdownFile, line: number, what: string, remedy: string): Error {
  const place = `${path.relative(process.cwd(), file.path)}:${line}`;
  return new Error(`${place}: ${what} ${remedy}`);
}

function checkEncoding(file: MarkdownFile, lines: string[]): void {
  const index = lines.findIndex((line) => line.includes(REPLACEMENT_CHARACTER));
  if (index < 0) return;
  const remedy = 'Save the file as UTF-8.';
  throw problem(file, index + 1, 'These bytes are not valid UTF-8.', remedy);
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

/** Finds control characters, and their escapes in front matter, text and JSX. */
function checkCharacters(file: MarkdownFile, lines: string[], nodes: MarkdownNode[]): void {
  const places: [line: number, strings: string[]][] = [
    ...lines.map((text, index): [number, string[]] => [index + 1, [text]]),
    ...Object.entries(file.data?.frontMatter ?? {}).map(([key, value]): [number, string[]] => [
      lines.findIndex((text) => text.startsWith(`${key}:`)) + 1 || 1,
      stringsIn(value),
    ]),
    ...nodes.map((node): [number, string[]] => [
      node.position?.start.line ?? 1,
      stringsIn({...node, children: []}),
    ]),
  ];
  for (const [line, strings] of places) {
    const [character] = strings.flatMap((text) => NOT_IN_XML.exec(text) ?? []);
    if (character === undefined) continue;
    const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
    const what = `The control character U+${code} would make the feeds unreadable.`;
    throw problem(file, line, what, 'Remove it.');
  }
}

function checkFence(node: MarkdownNode, file: MarkdownFile, lines: string[]): void {
  const fenced = FENCED[node.type];
  if (!node.position || !fenced) return;
  const {start, end = start} = node.position;
  const opening = fenced.fence.exec((lines[start.line - 1] ?? '').slice(start.column - 1))?.[1];
  // Indented code blocks have no fence.
  if (opening === undefined) return;
  const last = end.line > start.line ? (lines[end.line - 1] ?? '') : '';
  if (fenced.fence.exec(last)?.[1]?.startsWith(opening)) return;
  const what = `The ${fenced.what} that begins here is not closed.`;
  const remedy = `Add a line with ${opening} where ${fenced.inside} ends.`;
  throw problem(file, start.line, what, remedy);
}

function decoded(url: string, line: number, file: MarkdownFile): string {
  try {
    return decodeURI(url);
  } catch (error) {
    if (!(error instanceof URIError)) throw error;
    const what = `The address "${url}" of the image is malformed.`;
    throw problem(file, line, what, 'Write a percent sign in it as %25.');
  }
}

function checkImage(node: MarkdownNode, file: MarkdownFile): void {
  const url = node.url ?? '';
  if (/^([a-z][a-z0-9+.-]*:|\/|@site)/i.test(url)) return;
  const line = node.position?.start.line ?? 1;
  const address = decoded(url.replace(/[?#].*$/, ''), line, file);
  const target = path.resolve(path.dirname(file.path), address);
  // A missing image has no size here. Docusaurus reports it.
  const bytes = statSync(target, {throwIfNoEntry: false})?.size ?? 0;
  if (bytes <= MOST_IMAGE_BYTES) return;
  const size = `${(bytes / MOST_IMAGE_BYTES).toFixed(1)} MiB`;
  const what = `The image "${url}" has ${size}; ${MOST_IMAGE_BYTES / 1024} KiB is the maximum.`;
  throw problem(file, line, what, 'Scale it down, or compress it.');
}

function checkRawElement(node: MarkdownNode, file: MarkdownFile): void {
  const [first] = rawAddresses(node);
  if (!first) return;
  const {element, url, line} = first;
  const [tag, markdown] =
    element === 'a' ? ['<a href="…">', '[text](address)'] : ['<img src="…">', '![text](address)'];
  const what = `The build does not check the address "${url}" in ${tag}.`;
  throw problem(file, line, what, `Write it as ${markdown}.`);
}

function checkReference(node: MarkdownNode, file: MarkdownFile, definitions: MarkdownNode[]): void {
  const url = definitions.find(({identifier}) => identifier === node.identifier)?.url ?? '';
  if (!isOfSite(url)) return;
  const what = `The build does not check the address "${url}" of an image by reference.`;
  throw problem(file, node.position?.start.line ?? 1, what, 'Write it as ![text](address).');
}

function nodesOf(node: MarkdownNode): MarkdownNode[] {
  return [node, ...(node.children ?? []).flatMap(nodesOf)];
}

/**
 * Fails the build on mistakes that Docusaurus ignores: unclosed code blocks and admonitions, huge images, malformed
 * image addresses, files that are not valid UTF-8 or contain control characters, and addresses that Docusaurus does not
 * check (raw HTML and reference-style images).
 *
 * @throws Error that names the file, the line and the fix
 */
export function remarkAuthoring() {
  return (tree: MarkdownNode, file: MarkdownFile): void => {
    const lines = String(file.value).split(/\r\n|\n|\r/);
    checkEncoding(file, lines);
    const nodes = nodesOf(tree);
    checkCharacters(file, lines, nodes);
    const definitions = nodes.filter(({type}) => type === 'definition');
    for (const node of nodes) {
      checkFence(node, file, lines);
      if (node.type === 'image') checkImage(node, file);
      if (node.type === 'imageReference') checkReference(node, file, definitions);
      checkRawElement(node, file);
    }
  };
}
