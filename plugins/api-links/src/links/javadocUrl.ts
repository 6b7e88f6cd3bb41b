import type {ApiIndex} from '../data/ApiIndex';
import type {ApiType} from '../data/ApiData';
import type {ApiMember} from '../data/ApiMember';

/** What a link can lead to. */
export type ApiTarget =
  | {readonly kind: 'package'; readonly name: string}
  | {readonly kind: 'type'; readonly type: ApiType}
  | {readonly kind: 'member'; readonly member: ApiMember};

export interface JavadocAddress {
  /**
   * Address of an artifact's JavaDoc. `{groupId}`, `{artifact}` and `{version}` are replaced
   * wherever they stand.
   */
  readonly template: string;
  readonly groupId: string;
  readonly version: string;
}

const JAVA_LANG_PRIMITIVE = /^(?:boolean|byte|char|short|int|long|float|double)$/;

/** The name of a parameter's type as JavaDoc writes it: erased and qualified. */
function anchorType(written: string, member: ApiMember): string {
  const suffix = /(?:\[\]|\.\.\.)+$/.exec(written)?.[0] ?? '';
  const name = written.slice(0, written.length - suffix.length).replace(/<.*$/, '');
  const variables = [...(member.tparams ?? []), ...(member.owner.tparams ?? [])];
  const isVariable = variables.some((variable) => variable.split(' ')[0] === name);
  if (isVariable || JAVA_LANG_PRIMITIVE.test(name)) {
    return name + suffix;
  }
  // Of a nested type, such as `Map.Entry`, the type around it is imported.
  const [outer = '', ...nested] = name.split('.');
  const qualified = member.owner.uses?.[outer] ?? `java.lang.${outer}`;
  return [qualified, ...nested].join('.') + suffix;
}

function anchor(member: ApiMember, index: ApiIndex): string {
  if (!member.params) {
    return member.name;
  }
  const types = member.params.map(({type}) => {
    const own = index.resolveType(type, member.owner);
    const suffix = /(?:\[\]|\.\.\.)+$/.exec(type)?.[0] ?? '';
    return own ? own.type + suffix : anchorType(type, member);
  });
  const name = member.kind === 'constructor' ? '<init>' : member.name;
  return `${name}(${types.join(',')})`;
}

function moduleOf(target: ApiTarget, index: ApiIndex): string {
  switch (target.kind) {
    case 'package':
      return index.types.find(({pkg}) => pkg === target.name)?.module ?? '';
    case 'type':
      return target.type.module;
    case 'member':
      return target.member.owner.module;
  }
}

function page(target: ApiTarget): string {
  if (target.kind === 'package') {
    return `${target.name.replaceAll('.', '/')}/package-summary.html`;
  }
  const type = target.kind === 'type' ? target.type : target.member.owner;
  return `${type.pkg.replaceAll('.', '/')}/${type.name}.html`;
}

/**
 * The address of a package, type or member in JavaDoc as JDK 11 and newer write it.
 *
 * @see https://docs.oracle.com/en/java/javase/21/docs/specs/javadoc/javadoc-command.html
 */
export function javadocUrl(target: ApiTarget, index: ApiIndex, address: JavadocAddress): string {
  const artifact = moduleOf(target, index);
  // By function, because a dollar sign in a replacement text has a meaning of its own.
  const base = address.template
    .replaceAll('{groupId}', () => address.groupId)
    .replaceAll('{artifact}', () => artifact)
    .replaceAll('{version}', () => address.version);
  const hash = target.kind === 'member' ? `#${encodeURI(anchor(target.member, index))}` : '';
  return `${base.replace(/\/$/, '')}/${page(target)}${hash}`;
}
