export interface DeclaredType {
  readonly name: string;
  /** First line of the type within the block, counted from 0. */
  readonly line: number;
  readonly code: string;
}

const COMMENT_OR_TEXT =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])+'/g;
const HEAD =
  /^(?:@\w+(?:\([^)\n]*\))?\s+)*(?:(?:public|final|abstract|static|sealed)\s+)*(?:class|interface|enum|record)\s+(?<name>\w+)/gm;

/** Index of the `}` that matches the first `{` at or after `from`. */
function closingBrace(code: string, from: number): number {
  let depth = 0;
  for (let index = code.indexOf('{', from); index >= 0 && index < code.length; index += 1) {
    if (code[index] === '{') depth += 1;
    if (code[index] === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return code.length - 1;
}

export function declaredTypes(code: string): DeclaredType[] {
  const bare = code.replace(COMMENT_OR_TEXT, (text) => text.replace(/[^\n]/g, ' '));
  const found: DeclaredType[] = [];
  let end = -1;
  for (const {index, groups} of bare.matchAll(HEAD)) {
    const before = bare.slice(0, index);
    if (index <= end || before.split('{').length !== before.split('}').length) continue;
    end = closingBrace(bare, index);
    const line = before.split('\n').length - 1;
    found.push({name: groups?.name ?? '', line, code: code.slice(index, end + 1)});
  }
  return found;
}
