import type {ApiType} from '../data/ApiData';
import type {ApiIndex} from '../data/ApiIndex';
import type {ApiMember} from '../data/ApiMember';
import type {ApiParameter} from '../data/parseParameter';
import {qualifiedType} from '../data/qualifiedType';
import type {ReferencePart} from './ApiReference';
import {closestNames} from '@screwbox/shared/names/closestNames';
import {isInherited} from './isInherited';
import {PLAIN, type Resolution} from './Resolution';

const LISTED_MEMBERS = 12;

function isOpen(params: readonly ApiParameter[]): boolean {
  return params.at(-1)?.type.endsWith('...') ?? false;
}

function accepts({params = []}: ApiMember, count: number): boolean {
  return isOpen(params) ? count >= params.length - 1 : count === params.length;
}

function isElided(args: readonly string[]): boolean {
  return args.length === 1 && /^(?:\.\.\.|…)$/.test(args[0] ?? '');
}

function matchesTypes(member: ApiMember, args: readonly string[], index: ApiIndex): boolean {
  const {params = []} = member;
  const bare = (type: string | undefined) => type?.replace(/<.*>/, '').split(' ')[0];
  return (
    params.length === args.length &&
    params.every(({type}, i) => {
      const given = bare(args[i]);
      return given === bare(type) || given === qualifiedType(type, member, index);
    })
  );
}

export function overloadOf(
  members: readonly ApiMember[],
  args: readonly string[] | undefined,
  index: ApiIndex,
): ApiMember | undefined {
  const [first] = members;
  if (!args || isElided(args) || first?.params === undefined) {
    return first;
  }
  if (args.length === 0) {
    // Authors also write empty parentheses after the name of a method that has parameters.
    return members.find((member) => member.params?.length === 0) ?? first;
  }
  return (
    members.find((member) => matchesTypes(member, args, index)) ??
    members.find(({params}) => params?.length === args.length && !isOpen(params)) ??
    members.find((member) => accepts(member, args.length))
  );
}

export function signature({name, params = []}: ApiMember): string {
  return `${name}(${params.map(({type, name: parameter}) => `${type} ${parameter}`).join(', ')})`;
}

function unknownMember(
  type: ApiType,
  {name, args}: ReferencePart,
  index: ApiIndex,
): Resolution & {kind: 'unknown'} {
  const members = index.membersOf(type);
  const named = members.filter((member) => member.name === name);
  if (named.length > 0) {
    const wanted = `${type.name}.${name}(${args?.join(', ') ?? ''})`;
    return {kind: 'unknown', name: wanted, closest: named.map(signature)};
  }
  const names = [...new Set(members.map((member) => member.name))];
  const alike = closestNames(name, names).map((member) => `${type.name}.${member}`);
  const elsewhere = index.membersNamed(name).map((member) => `${member.owner.name}.${name}`);
  const closest = [...alike, ...elsewhere].slice(0, 4);
  const all = names.length <= LISTED_MEMBERS ? names : [];
  return {
    kind: 'unknown',
    name: `${type.name}.${name}`,
    closest: closest.length > 0 ? closest : all,
  };
}

/** Type whose members can follow in a chain. Undefined for arrays, because their members are not in the API. */
function typeOf({type, owner}: ApiMember, index: ApiIndex): ApiType | undefined {
  return type && !type.endsWith('[]') ? index.resolveType(type, owner) : undefined;
}

export function resolveMembers(
  type: ApiType,
  parts: readonly ReferencePart[],
  index: ApiIndex,
): Resolution {
  let owner: ApiType | undefined = type;
  let last: Resolution = {kind: 'link', target: {kind: 'type', type}};
  for (const part of parts) {
    if (!owner) {
      return last;
    }
    if (part.name === 'class' && !part.args) {
      return last;
    }
    if (part.name === 'new' && !part.args) {
      return resolveConstructor(owner, part, index);
    }
    const nested = index.findType(`${owner.name}.${part.name}`);
    if (nested && !part.args) {
      owner = nested;
      last = {kind: 'link', target: {kind: 'type', type: nested}};
      continue;
    }
    const members = index.membersOf(owner).filter(({name, kind, params}) => {
      const isCallable = params !== undefined;
      return name === part.name && kind !== 'constructor' && (isCallable || !part.args);
    });
    const member = overloadOf(members, part.args, index);
    if (!member) {
      // If the API lists overloads, the number of arguments decides whether a method inherited from Java is meant.
      const count = members.length === 0 ? undefined : part.args?.length;
      return isInherited(part.name, owner, index, count)
        ? PLAIN
        : unknownMember(owner, part, index);
    }
    last = {kind: 'link', target: {kind: 'member', member}};
    owner = typeOf(member, index);
  }
  return last;
}

export function resolveConstructor(
  type: ApiType,
  part: ReferencePart,
  index: ApiIndex,
): Resolution {
  const constructors = index.membersOf(type).filter(({kind}) => kind === 'constructor');
  const member = overloadOf(constructors, part.args, index);
  if (member) {
    return {kind: 'link', target: {kind: 'member', member}};
  }
  // An interface has no constructors, but `new` can create an anonymous class of it.
  return constructors.length === 0 && type.kind === 'interface'
    ? {kind: 'link', target: {kind: 'type', type}}
    : unknownMember(type, part, index);
}
