import type {ApiData, ApiType} from './ApiData';
import {type ApiMember, ownMembers} from './ApiMember';

/** Supertypes outside the API that do not count in `inheritsFromOutside`, because `isInherited` knows their methods. */
const PLAIN_SUPERTYPES = new Set(['Serializable', 'Comparable', 'Object', 'Cloneable']);

function erased(javaType: string): string {
  return javaType.replace(/<.*$/, '').replace(/\[\]|\.\.\./g, '');
}

export class ApiIndex {
  readonly packages: ReadonlySet<string>;
  readonly types: readonly ApiType[];
  private readonly byName: ReadonlyMap<string, ApiType>;
  private readonly byQualifiedName: ReadonlyMap<string, ApiType>;
  private readonly byMember = new Map<string, ApiMember[]>();
  private readonly membersByType = new Map<ApiType, readonly ApiMember[]>();

  constructor(data: ApiData) {
    this.types = data.types;
    this.packages = new Set(data.types.map(({pkg}) => pkg));
    this.byName = new Map(data.types.map((type) => [type.name, type]));
    this.byQualifiedName = new Map(data.types.map((type) => [type.type, type]));
    for (const member of data.types.flatMap(ownMembers)) {
      const named = this.byMember.get(member.name) ?? [];
      named.push(member);
      this.byMember.set(member.name, named);
    }
  }

  /**
   * Finds a type by its simple name, its outer and own name (`Time.Unit`, or `Time$Unit` as in stack traces) or its
   * qualified name.
   */
  findType(name: string): ApiType | undefined {
    const found = this.byName.get(name) ?? this.byQualifiedName.get(name);
    return found ?? (name.includes('$') ? this.findType(name.replaceAll('$', '.')) : undefined);
  }

  resolveType(javaType: string, user: ApiType): ApiType | undefined {
    const name = erased(javaType);
    const inside = this.byQualifiedName.get(`${user.type}.${name}`);
    if (inside) {
      return inside;
    }
    const [first = '', ...nested] = name.split('.');
    const imported = user.uses?.[first];
    if (imported) {
      return this.byQualifiedName.get([imported, ...nested].join('.'));
    }
    const sibling = this.byQualifiedName.get(`${user.pkg}.${name}`);
    return sibling ?? this.byQualifiedName.get(name);
  }

  /** The type and everything it extends and implements, nearest first. */
  lineage(type: ApiType): ApiType[] {
    const found = new Set([type]);
    for (const member of found) {
      for (const parent of this.parentNames(member)) {
        const resolved = this.resolveType(parent, member);
        if (resolved) {
          found.add(resolved);
        }
      }
    }
    return [...found];
  }

  inheritsFromOutside(type: ApiType): boolean {
    return this.lineage(type).some((member) =>
      this.parentNames(member).some(
        (parent) => !PLAIN_SUPERTYPES.has(erased(parent)) && !this.resolveType(parent, member),
      ),
    );
  }

  /** Members of a type, including inherited ones. An overridden member is listed once. */
  membersOf(type: ApiType): readonly ApiMember[] {
    const known = this.membersByType.get(type) ?? this.collectMembers(type);
    this.membersByType.set(type, known);
    return known;
  }

  private collectMembers(type: ApiType): ApiMember[] {
    const bySignature = new Map<string, ApiMember>();
    for (const member of this.lineage(type).flatMap(ownMembers)) {
      const isInherited = member.owner !== type;
      const parameters = member.params?.map(({type: written}) => written).join();
      // Parentheses distinguish a method without parameters from a field of the same name.
      const signature = parameters === undefined ? member.name : `${member.name}(${parameters})`;
      if (!bySignature.has(signature) && !(isInherited && member.kind === 'constructor')) {
        bySignature.set(signature, member);
      }
    }
    return [...bySignature.values()];
  }

  membersNamed(name: string): readonly ApiMember[] {
    return this.byMember.get(name) ?? [];
  }

  private parentNames(type: ApiType): string[] {
    return [...(type.extends ? [type.extends] : []), ...(type.implements ?? [])];
  }
}
