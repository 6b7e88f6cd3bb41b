import type {ReferencePart} from './ApiReference';
import {JAVA_METHODS} from './javaNames';
import type {NameContext} from './NameContext';
import {isCompound, isConstantLike} from './nameForms';
import {PLAIN, type Resolution} from './Resolution';
import {overloadOf} from './resolveMembers';
import {unknownName, unlessTypo} from './unknownName';

/** A member named without its type: linked if only one type can be meant. */
function resolveBareMember(part: ReferencePart, context: NameContext): Resolution | undefined {
  const {index, subjects} = context;
  for (const subject of subjects) {
    const members = index.membersOf(subject).filter(({name}) => name === part.name);
    const member = overloadOf(members, part.args);
    if (member) {
      return {kind: 'link', target: {kind: 'member', member}};
    }
  }
  const members = index.membersNamed(part.name).filter(({kind}) => kind !== 'constructor');
  const fitting = part.args ? members.filter(({params}) => params) : members;
  const member = overloadOf(fitting, part.args);
  if (!member) {
    return undefined;
  }
  const owners = new Set(fitting.map(({owner}) => owner));
  return owners.size === 1 ? {kind: 'link', target: {kind: 'member', member}} : PLAIN;
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

/** A call without its type, such as `setZoom(2)`: a method of some type must have that name. */
export function resolveCall(part: ReferencePart, context: NameContext): Resolution {
  const resolved = resolveBareMember(part, context);
  if (resolved) {
    return resolved;
  }
  if (JAVA_METHODS.has(part.name) || context.isKnown(part.name)) {
    return PLAIN;
  }
  const methods = context.index.types.flatMap(({methods: own = []}) => own);
  return unknownName(
    `${part.name}()`,
    methods.map(({name}) => `${name}()`),
  );
}

/** A constant without its type, such as `SINE_OUT`. */
export function resolveConstant(part: ReferencePart, context: NameContext): Resolution {
  const resolved = resolveBareMember(part, context);
  if (resolved || context.isKnown(part.name)) {
    return resolved ?? PLAIN;
  }
  return unlessTypo(part.name, memberNames(context, isConstantLike));
}

/** A single word that may be a field or parameter, such as `drawOrder`. */
export function resolveVariable(part: ReferencePart, context: NameContext): Resolution {
  if (!isCompound(part.name) || context.isKnown(part.name)) {
    return PLAIN;
  }
  const resolved = resolveBareMember(part, context);
  return resolved ?? unlessTypo(part.name, memberNames(context, isCompound));
}
