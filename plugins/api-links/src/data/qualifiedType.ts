import type {ApiIndex} from './ApiIndex';
import type {ApiType} from './ApiData';
import type {ApiMember} from './ApiMember';
import {withoutAnnotations} from './parseParameter';

const PRIMITIVE = /^(?:boolean|byte|char|short|int|long|float|double)$/;

function erased(written: string): string {
  const inner = written.replace(/\s*<[^<>]*>/g, '');
  return inner === written ? written : erased(inner);
}

function variablesOf(type: ApiType, index: ApiIndex): readonly string[] {
  const own = type.tparams ?? [];
  const isInner = type.kind === 'class' && !type.mods?.includes('static');
  const outer = type.type.slice(0, type.type.lastIndexOf('.'));
  const around = isInner ? index.types.find((candidate) => candidate.type === outer) : undefined;
  return around ? [...own, ...variablesOf(around, index)] : own;
}

/** Returns a parameter type as in JavaDoc's anchors: erased and qualified. */
export function qualifiedType(written: string, member: ApiMember, index: ApiIndex): string {
  const suffix = /(?:\[\]|\.\.\.)+$/.exec(written)?.[0] ?? '';
  const own = index.resolveType(erased(written), member.owner);
  if (own) {
    return own.type + suffix;
  }
  const name = erased(written.slice(0, written.length - suffix.length));
  const variables = [...(member.tparams ?? []), ...variablesOf(member.owner, index)];
  const isVariable = variables.some(
    (variable) => withoutAnnotations(variable).trim().split(/\s/)[0] === name,
  );
  if (isVariable || PRIMITIVE.test(name)) {
    return name + suffix;
  }
  // `Map.Entry` is found through the import of `Map`.
  const [outer = '', ...nested] = name.split('.');
  const isQualified = nested.length > 0 && /^[a-z]/.test(outer);
  const qualified = member.owner.uses?.[outer] ?? (isQualified ? outer : `java.lang.${outer}`);
  return [qualified, ...nested].join('.') + suffix;
}
