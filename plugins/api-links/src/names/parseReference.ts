import type {ApiReference, ReferencePart} from './ApiReference';

const IDENTIFIER = /[\p{L}_$][\p{L}\p{N}_$]*/uy;
const SEPARATOR = /\.|#|::/y;
const CLOSING: Readonly<Record<string, string>> = {'(': ')', '<': '>', '[': ']', '{': '}'};

function matchAt(pattern: RegExp, text: string, position: number): string | undefined {
  pattern.lastIndex = position;
  return pattern.exec(text)?.[0];
}

function endOfLiteral(text: string, start: number): number | undefined {
  const quote = text.charAt(start);
  const end = quote === '"' || quote === "'" ? text.indexOf(quote, start + 1) : -1;
  return end < 0 ? undefined : end + 1;
}

function endOfBrackets(text: string, start: number): number | undefined {
  const expected: string[] = [];
  for (let position = start; position < text.length; position++) {
    const character = text.charAt(position);
    const closing = CLOSING[character];
    const end = endOfLiteral(text, position);
    if (end !== undefined) {
      position = end - 1;
    } else if (character === '-' && text.charAt(position + 1) === '>') {
      position++;
    } else if (closing) {
      expected.push(closing);
    } else if (character === expected.at(-1)) {
      expected.pop();
      if (expected.length === 0) {
        return position + 1;
      }
    }
  }
  return undefined;
}

function endOfGroup(text: string, start: number): number | undefined {
  const isBracket = text.charAt(start) in CLOSING;
  return isBracket ? endOfBrackets(text, start) : endOfLiteral(text, start);
}

function splitArguments(text: string): string[] {
  const parts: string[] = [];
  let start = 0;
  for (let position = 0; position < text.length; position++) {
    const end = endOfGroup(text, position);
    if (end !== undefined) {
      position = end - 1;
    } else if (text.charAt(position) === ',') {
      parts.push(text.slice(start, position).trim());
      start = position + 1;
    }
  }
  const last = text.slice(start).trim();
  return last || parts.length > 0 ? [...parts, last] : [];
}

/**
 * Parses inline code as a Java name: a type, a member, a call, a chain of calls, a constructor or an annotation.
 * @returns undefined for anything else, such as expressions, commands and file paths
 */
export function parseReference(code: string): ApiReference | undefined {
  const text = code.trim().replace(/;$/, '');
  const [lead = '', prefix = ''] = /^(@|new\s+)?/.exec(text) ?? [];
  const parts: ReferencePart[] = [];
  let position = lead.length;
  for (;;) {
    const name = matchAt(IDENTIFIER, text, position);
    if (!name) {
      return undefined;
    }
    position += name.length;
    if (text.charAt(position) === '<') {
      position = endOfBrackets(text, position) ?? position;
    }
    const end = text.charAt(position) === '(' ? endOfBrackets(text, position) : undefined;
    parts.push(end ? {name, args: splitArguments(text.slice(position + 1, end - 1))} : {name});
    position = end ?? position;
    const separator = matchAt(SEPARATOR, text, position);
    if (!separator || text.startsWith('...', position)) {
      break;
    }
    position += separator.length;
  }
  const [first, ...others] = parts;
  if (!first || !/^(?:\[\]|\.\.\.)?$/.test(text.slice(position))) {
    return undefined;
  }
  return {prefix: prefix === '@' ? '@' : prefix ? 'new' : '', parts: [first, ...others]};
}
