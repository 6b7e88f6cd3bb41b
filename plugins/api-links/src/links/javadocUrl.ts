import type {ApiIndex} from '../data/ApiIndex';
import type {ApiType} from '../data/ApiData';
import type {ApiMember} from '../data/ApiMember';
import {qualifiedType} from '../data/qualifiedType';

export type ApiTarget =
  | {readonly kind: 'package'; readonly name: string}
  | {readonly kind: 'type'; readonly type: ApiType}
  | {readonly kind: 'member'; readonly member: ApiMember};

export interface JavadocAddress {
  readonly template: string;
  readonly groupId: string;
  readonly version: string;
}

function anchor(member: ApiMember, index: ApiIndex): string {
  if (!member.params) {
    return member.name;
  }
  const types = member.params.map(({type}) => qualifiedType(type, member, index));
  const name = member.kind === 'constructor' ? '<init>' : member.name;
  return `${name}(${types.join(',')})`;
}

/**
 * Returns the type on whose page the target is. For a package, returns any of its types, because they have the same
 * artifact.
 */
function typeOf(target: ApiTarget, index: ApiIndex): ApiType | undefined {
  switch (target.kind) {
    case 'package':
      return index.types.find(({pkg}) => pkg === target.name);
    case 'type':
      return target.type;
    case 'member':
      return target.member.owner;
  }
}

function page(target: ApiTarget, type: ApiType | undefined): string {
  const file = target.kind === 'package' || type === undefined ? 'package-summary' : type.name;
  const pkg = target.kind === 'package' ? target.name : (type?.pkg ?? '');
  const folders = [type?.javaModule ?? '', ...pkg.split('.')].filter((folder) => folder !== '');
  return encodeURI([...folders, `${file}.html`].join('/'));
}

/**
 * Returns the address of a package, type or member in JavaDoc of JDK 11 and newer.
 *
 * @see https://docs.oracle.com/en/java/javase/21/docs/specs/javadoc/javadoc-command.html
 */
export function javadocUrl(target: ApiTarget, index: ApiIndex, address: JavadocAddress): string {
  const type = typeOf(target, index);
  const artifact = type?.module ?? '';
  // The replacements are functions, because a dollar sign in a replacement string has a special meaning.
  const base = address.template
    .replaceAll('{groupId}', () => address.groupId)
    .replaceAll('{artifact}', () => artifact)
    .replaceAll('{version}', () => address.version);
  const hash = target.kind === 'member' ? `#${encodeURI(anchor(target.member, index))}` : '';
  return `${base.replace(/\/$/, '')}/${page(target, type)}${hash}`;
}
