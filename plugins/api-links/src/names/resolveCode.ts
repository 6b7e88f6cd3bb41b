import type {ReferencePart} from './ApiReference';
import {parseReference} from './parseReference';
import {PLAIN, type Resolution} from './Resolution';
import type {NameContext} from './NameContext';
import {resolveReference} from './resolveReference';

const DOTTED_NAME =
  /(?<![\p{L}\p{N}_.$/-])\p{Lu}[\p{L}\p{N}_$]*(?:\.[\p{L}\p{N}_$]+)*(?![\p{L}\p{N}_/-])/gu;
const STRING = /"[^"]*"|'[^']*'/g;

function namesIn(text: string): string[] {
  return text.replace(STRING, '""').match(DOTTED_NAME) ?? [];
}

function firstUnknown(names: readonly string[], context: NameContext): Resolution | undefined {
  return names
    .map((name) => parseReference(name))
    .flatMap((reference) => (reference ? [resolveReference(reference, context)] : []))
    .find(({kind}) => kind === 'unknown');
}

function argumentsOf(parts: readonly ReferencePart[]): string {
  return parts.flatMap(({args}) => args ?? []).join(', ');
}

/** Resolves inline code. In expressions, which need not be Java, only members of existing types are checked. */
export function resolveCode(code: string, context: NameContext): Resolution {
  const reference = parseReference(code);
  if (!reference) {
    const names = namesIn(code).filter((name) => context.index.findType(name.split('.')[0] ?? ''));
    return firstUnknown(names, context) ?? PLAIN;
  }
  const resolution = resolveReference(reference, context);
  return resolution.kind === 'unknown'
    ? resolution
    : (firstUnknown(namesIn(argumentsOf(reference.parts)), context) ?? resolution);
}
