import type {ApiIndex} from './ApiIndex';
import type {ApiMember} from './ApiMember';

const PRIMITIVE = /^(?:boolean|byte|char|short|int|long|float|double)$/;

/** The type of a member's parameter as JavaDoc writes it in anchors: erased and qualified. */
export function qualifiedType(written: string, member: ApiMember, index: ApiIndex): string {
  const suffix = /(?:\[\]|\.\.\.)+$/.exec(written)?.[0] ?? '';
  const own = index.resolveType(written, member.owner);
  if (own) {
    return own.type + suffix;
  }
  const name = written.slice(0, written.length - suffix.length).replace(/<.*$/, '');
  const variables = [...(member.tparams ?? []), ...(member.owner.tparams ?? [])];
  const isVariable = variables.some((variable) => variable.split(' ')[0] === name);
  if (isVariable || PRIMITIVE.test(name)) {
    return name + suffix;
  }
  // Of a nested type, such as `Map.Entry`, the type around it is imported.
  const [outer = '', ...nested] = name.split('.');
  const isQualified = nested.length > 0 && /^[a-z]/.test(outer);
  const qualified = member.owner.uses?.[outer] ?? (isQualified ? outer : `java.lang.${outer}`);
  return [qualified, ...nested].join('.') + suffix;
}
