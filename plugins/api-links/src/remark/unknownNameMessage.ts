import {relative} from 'node:path';
import type {Resolution} from '../names/Resolution';
import type {MarkdownNode} from './Markdown';

export function unknownNameMessage(
  {name, closest}: Resolution & {kind: 'unknown'},
  code: string,
  path: string | undefined,
  node: MarkdownNode,
): string {
  const file = path ? relative(process.cwd(), path) : 'unknown file';
  const line = node.position?.start.line ?? 0;
  const hint =
    closest.length > 0
      ? `The closest names are ${closest.join(', ')}.`
      : 'No name of the API is similar.';
  return `${file}:${line}: the API has no "${name}". ${hint} If it is not an API name, write \`\\${code}\`.`;
}
