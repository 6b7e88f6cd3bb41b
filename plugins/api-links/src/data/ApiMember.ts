import type {ApiType} from './ApiData';
import {type ApiParameter, parseParameter} from './parseParameter';

export interface ApiMember {
  readonly owner: ApiType;
  readonly kind: 'method' | 'field' | 'constant' | 'constructor';
  readonly name: string;
  /** Absent for fields and constants. */
  readonly params?: readonly ApiParameter[];
  /** Type of the field or return type. Absent for constructors. */
  readonly type?: string;
  readonly tparams?: readonly string[];
}

function implied(type: ApiType): ApiMember[] {
  if (type.kind === 'enum') {
    const params = [{type: 'String', name: 'name'}];
    return [
      {owner: type, kind: 'method', name: 'values', params: [], type: `${type.name}[]`},
      {owner: type, kind: 'method', name: 'valueOf', params, type: type.name},
    ];
  }
  if (!type.components) {
    return [];
  }
  const components = type.components.map(parseParameter);
  const declared = new Set(
    (type.methods ?? []).filter(({params}) => params.length === 0).map(({name}) => name),
  );
  const accessors = components
    .filter(({name}) => !declared.has(name))
    .map(({name, type: value}): ApiMember => ({
      owner: type,
      kind: 'method',
      name,
      params: [],
      type: value,
    }));
  const hasConstructor = type.ctors?.some(({params}) => params.join() === type.components?.join());
  const name = type.name.slice(type.name.lastIndexOf('.') + 1);
  return hasConstructor
    ? accessors
    : [{owner: type, kind: 'constructor', name, params: components}, ...accessors];
}

/** Declared members, including those that the compiler adds to records and enums. */
export function ownMembers(type: ApiType): ApiMember[] {
  const ownName = type.name.slice(type.name.lastIndexOf('.') + 1);
  return [
    ...(type.constants ?? []).map((name): ApiMember => ({
      owner: type,
      kind: 'constant',
      name,
      type: type.name,
    })),
    ...(type.fields ?? []).map((field): ApiMember => ({
      owner: type,
      kind: 'field',
      name: field.name,
      type: field.type,
    })),
    ...(type.ctors ?? []).map(({params}): ApiMember => ({
      owner: type,
      kind: 'constructor',
      name: ownName,
      params: params.map(parseParameter),
    })),
    ...(type.methods ?? []).map(({name, params, ret, tparams}): ApiMember => ({
      owner: type,
      kind: 'method',
      name,
      params: params.map(parseParameter),
      type: ret,
      tparams,
    })),
    ...implied(type),
  ];
}
