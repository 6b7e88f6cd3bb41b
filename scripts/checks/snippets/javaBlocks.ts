export interface JavaBlock {
  readonly file: string;
  /** Line number of the block's first line of code in the Markdown file, counted from 1. */
  readonly line: number;
  readonly code: string;
  readonly compiles: boolean;
}

const FENCE =
  /^(?<indent>[ \t]*(?:>[ \t]?)*)(?<ticks>`{3,}|~{3,})\s*(?<language>[\w-]*)(?<meta>.*)$/;

interface OpenFence {
  readonly indent: string;
  readonly ticks: string;
  readonly isJava: boolean;
  readonly meta: string;
  readonly line: number;
  readonly code: string[];
}

function closes(fence: OpenFence, line: string): boolean {
  const text = line.replace(/^[ \t>]*/, '').trimEnd();
  return text.length >= fence.ticks.length && text === fence.ticks.charAt(0).repeat(text.length);
}

function withoutIndent(line: string, indent: string): string {
  return line.startsWith(indent) ? line.slice(indent.length) : line.trimStart();
}

/**
 * Finds the fenced Java blocks of a Markdown file in order, including those in lists, quotes and
 * MDX components.
 * @throws Error if a fence is never closed
 */
export function javaBlocks(file: string, markdown: string): JavaBlock[] {
  const blocks: JavaBlock[] = [];
  let open: OpenFence | undefined;
  for (const [index, line] of markdown.split(/\r?\n/).entries()) {
    if (open) {
      if (closes(open, line)) {
        if (open.isJava) {
          const compiles = !/(?:^|\s)no-compile(?:\s|$)/.test(open.meta);
          blocks.push({file, line: open.line + 1, code: open.code.join('\n'), compiles});
        }
        open = undefined;
      } else {
        open.code.push(withoutIndent(line, open.indent));
      }
      continue;
    }
    const fence = FENCE.exec(line)?.groups;
    if (fence) {
      const {indent = '', ticks = '', language = '', meta = ''} = fence;
      open = {indent, ticks, isJava: language === 'java', meta, line: index + 1, code: []};
    }
  }
  if (open) {
    throw new Error(`${file}:${open.line}: this code fence is never closed.`);
  }
  return blocks;
}
