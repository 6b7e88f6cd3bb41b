import type {ApiType} from '../data/ApiData';
import type {ApiIndex} from '../data/ApiIndex';

function variableName(type: ApiType): string {
  return type.name.charAt(0).toLowerCase() + type.name.slice(1);
}

function offeredBy(type: ApiType, index: ApiIndex): [name: string, type: ApiType][] {
  return index.membersOf(type).flatMap((member) => {
    const offered = member.params?.length === 0 && member.type !== undefined;
    const value = offered ? index.resolveType(member.type, member.owner) : undefined;
    return value?.kind === 'interface' ? [[member.name, value]] : [];
  });
}

/**
 * Returns variables that are known on all pages: one for each given type, and one for each
 * interface that a parameterless method of that type returns. `Engine` with a method `Graphics
 * graphics()` makes `engine` and `graphics` known. If several variables have the same name, the
 * last one is used.
 * @throws Error if the API lacks one of the types
 */
export function instancesOf(typeNames: readonly string[], index: ApiIndex): Map<string, ApiType> {
  const instances = typeNames.flatMap((typeName): [string, ApiType][] => {
    const type = index.findType(typeName);
    if (!type) {
      throw new Error(
        `docusaurus-api-links: "instancesOf" names ${typeName}, which the API does not have. ` +
          'Give the simple or qualified name of a type.',
      );
    }
    return [[variableName(type), type], ...offeredBy(type, index)];
  });
  return new Map(instances);
}
