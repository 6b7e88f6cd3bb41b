import type {ApiIndex} from '../data/ApiIndex';
import type {ApiReference, ReferencePart} from './ApiReference';
import {JAVA_TYPES} from './javaNames';
import type {NameContext} from './NameContext';
import {isCompound, isConstantLike, isFileExtension, isTypeLike} from './nameForms';
import {PLAIN, type Resolution} from './Resolution';
import {resolveCall, resolveConstant, resolveVariable} from './resolveBareName';
import {resolveConstructor, resolveMembers} from './resolveMembers';
import {unknownName, unlessTypo} from './unknownName';

function endsInFileExtension(parts: readonly ReferencePart[]): boolean {
  const last = parts.at(-1);
  return parts.length > 1 && last !== undefined && !last.args && isFileExtension(last.name);
}

function resolveType(reference: ApiReference, {index, isKnown}: NameContext): Resolution {
  const [first, ...rest] = reference.parts;
  const type = index.findType(first.name);
  if (type && !endsInFileExtension(reference.parts)) {
    return resolveMembers(type, rest, index);
  }
  const isNested = index.types.some(({name}) => name.endsWith(`.${first.name}`));
  const isElsewhere = JAVA_TYPES.has(first.name) || isNested || isKnown(first.name);
  if (isElsewhere || endsInFileExtension(reference.parts)) {
    return PLAIN;
  }
  const names = index.types.map(({name}) => name);
  const looksLikeApi = rest.length > 0 || isCompound(first.name) || reference.prefix !== '';
  return looksLikeApi ? unknownName(first.name, names) : unlessTypo(first.name, names);
}

function qualifiedName(parts: readonly ReferencePart[]): string {
  return parts.map(({name}) => name).join('.');
}

function resolveConstructed(
  {prefix, parts}: ApiReference,
  index: ApiIndex,
): Resolution | undefined {
  const calledAt = prefix === 'new' ? parts.findIndex(({args}) => args !== undefined) : -1;
  const called = parts[calledAt];
  const type = called && index.findType(qualifiedName(parts.slice(0, calledAt + 1)));
  if (!type) {
    return undefined;
  }
  const chained = parts.slice(calledAt + 1);
  return chained.length === 0
    ? resolveConstructor(type, called, index)
    : resolveMembers(type, chained, index);
}

function resolvePackage(name: string, packages: readonly string[]): Resolution | undefined {
  const known = packages.find((other) => `.${other}`.endsWith(`.${name}`));
  if (known) {
    return {kind: 'link', target: {kind: 'package', name: known}};
  }
  return packages.some((other) => other.startsWith(`${name}.`)) ? PLAIN : undefined;
}

/** Resolves a qualified name. Returns `undefined` if no package of the API starts with its first two parts. */
function resolveQualified(
  parts: readonly ReferencePart[],
  index: ApiIndex,
): Resolution | undefined {
  if (parts.length < 2 || parts.some(({args}, position) => args && position < 2)) {
    return undefined;
  }
  const packages = [...index.packages];
  const found = resolvePackage(qualifiedName(parts), packages);
  const root = `${qualifiedName(parts.slice(0, 2))}.`;
  if (found || !packages.some((known) => `${known}.`.startsWith(root))) {
    return found;
  }
  const typeAt = parts.findIndex((part) => isTypeLike(part.name));
  const type = index.findType(qualifiedName(parts.slice(0, typeAt + 1)));
  const names = [...packages, ...index.types.map(({type: name}) => name)];
  return type
    ? resolveMembers(type, parts.slice(typeAt + 1), index)
    : unknownName(qualifiedName(parts), names);
}

export function resolveReference(reference: ApiReference, context: NameContext): Resolution {
  const {parts} = reference;
  const [first, ...rest] = parts;
  const constructed = resolveConstructed(reference, context.index);
  if (constructed) {
    return constructed;
  }
  if (isTypeLike(first.name)) {
    return resolveType(reference, context);
  }
  if (isConstantLike(first.name)) {
    return rest.length === 0 ? resolveConstant(first, context) : PLAIN;
  }
  const qualified = resolveQualified(parts, context.index);
  if (qualified) {
    return qualified;
  }
  const instance = first.args ? undefined : context.instances.get(first.name);
  if (instance && !endsInFileExtension(parts)) {
    return resolveMembers(instance, rest, context.index);
  }
  const last = rest.at(-1) ?? first;
  if (last.args) {
    return resolveCall(last, context);
  }
  return rest.length === 0 ? resolveVariable(first, context) : PLAIN;
}
