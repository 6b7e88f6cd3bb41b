import type {ReferencePart} from './ApiReference';
import {JAVA_METHODS} from './javaNames';
import type {NameContext} from './NameContext';
import {isCompound, isConstantLike} from './nameForms';
import {PLAIN, type Resolution} from './Resolution';
import {overloadOf, signature} from './resolveMembers';
import {unknownName, unlessTypo} from './unknownName';

const LISTED_METHODS = 4;

function memberOfSubject(
  part: ReferencePart,
  {index, subjects}: NameContext,
): Resolution | undefined {
  for (const subject of subjects) {
    const members = index.membersOf(subject).filter(({name}) => name === part.name);
    const member = overloadOf(members, part.args, index);
    if (member) {
      return {kind: 'link', target: {kind: 'member', member}};
    }
  }
  return undefined;
}

/** Resolves a member that is named without its type. If several types could be meant, it is not linked. */
function resolveBareMember(part: ReferencePart, context: NameContext): Resolution | undefined {
  const members = context.index
    .membersNamed(part.name)
    .filter(({kind, params}) => kind !== 'constructor' && (params || !part.args));
  const member = overloadOf(members, part.args, context.index);
  const owners = new Set(members.map(({owner}) => owner));
  const only: Resolution | undefined = member && {kind: 'link', target: {kind: 'member', member}};
  return memberOfSubject(part, context) ?? (owners.size > 1 && only ? PLAIN : only);
}

function memberNames({index}: NameContext, isMeant: (name: string) => boolean): string[] {
  return index.types
    .flatMap(({constants = [], fields = [], methods = []}) => [
      ...constants,
      ...fields.map(({name}) => name),
      ...methods.map(({name}) => name),
    ])
    .filter(isMeant);
}

/** Resolves a call without its type, such as `setZoom(2)`. A method that no type has is reported. */
export function resolveCall(part: ReferencePart, context: NameContext): Resolution {
  const resolved = resolveBareMember(part, context);
  if (resolved) {
    return resolved;
  }
  if (JAVA_METHODS.has(part.name) || context.isKnown(part.name)) {
    return PLAIN;
  }
  const named = context.index.membersNamed(part.name).filter(({kind}) => kind === 'method');
  if (named.some(({owner}) => context.index.inheritsFromOutside(owner))) {
    return PLAIN;
  }
  if (named.length > 0) {
    const closest = named.map((member) => `${member.owner.name}.${signature(member)}`);
    const name = `${part.name}(${part.args?.join(', ') ?? ''})`;
    return {kind: 'unknown', name, closest: closest.slice(0, LISTED_METHODS)};
  }
  const methods = context.index.types.flatMap(({methods: own = []}) => own);
  return unknownName(
    `${part.name}()`,
    methods.map(({name}) => `${name}()`),
  );
}

export function resolveConstant(part: ReferencePart, context: NameContext): Resolution {
  const resolved = resolveBareMember(part, context);
  if (resolved || context.isKnown(part.name)) {
    return resolved ?? PLAIN;
  }
  return unlessTypo(part.name, memberNames(context, isConstantLike));
}

/**
 * Resolves a word that can be a field or parameter, such as `drawOrder`. A single lower-case word, such as `order`,
 * only resolves to a member of a subject.
 */
export function resolveVariable(part: ReferencePart, context: NameContext): Resolution {
  const ofSubject = memberOfSubject(part, context);
  if (ofSubject || !isCompound(part.name) || context.isKnown(part.name)) {
    return ofSubject ?? PLAIN;
  }
  const resolved = resolveBareMember(part, context);
  return resolved ?? unlessTypo(part.name, memberNames(context, isCompound));
}
