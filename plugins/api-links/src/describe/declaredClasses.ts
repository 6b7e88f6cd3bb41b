import {splitAngled, splitModifiers, splitOutside} from './javaText';
import type {PrintedClasses} from './parseJavap';

/** A parsed class declaration. Types are written as in class files, such as `a.Map$Entry<K, V>`. */
export interface DeclaredClass {
  /** Name in the class file, such as `a.Map$Entry`. */
  binaryName: string;
  pkg: string;
  name: string;
  isInterface: boolean;
  isVisible: boolean;
  nesting?: {isStatic: boolean; outer: string};
  mods: string[];
  variables: string[];
  supers: string[];
  interfaces: string[];
  members: string[];
}

export type LocateClass = (binaryName: string) => {pkg: string; name: string};

export function declaredClasses({classes, nestings}: PrintedClasses): {
  declared: Map<string, DeclaredClass>;
  locate: LocateClass;
} {
  const printed = new Map(
    classes.flatMap((each) => {
      const {mods, rest} = splitModifiers(each.declaration);
      const [, keyword = '', binaryName = '', behind = ''] =
        /^(class|interface)\s+([^\s<]+)(.*)$/.exec(rest) ?? [];
      return binaryName === '' ? [] : [[binaryName, {...each, mods, keyword, behind}] as const];
    }),
  );
  const locate: LocateClass = (binaryName) => {
    const nesting = nestings.get(binaryName);
    if (nesting) {
      const {pkg, name} = locate(nesting.outer);
      return {pkg, name: `${name}.${nesting.name}`};
    }
    const end = binaryName.lastIndexOf('.');
    const name = binaryName.slice(end + 1);
    const isKnown = printed.has(binaryName);
    return {
      pkg: binaryName.slice(0, Math.max(end, 0)),
      // A dollar sign can be part of a name. In classes of other archives, it is assumed to separate nested classes.
      name: isKnown ? name : name.replaceAll('$', '.'),
    };
  };
  const isVisible = (binaryName: string): boolean => {
    const nesting = nestings.get(binaryName);
    return nesting
      ? nesting.isAccessible && isVisible(nesting.outer)
      : (printed.get(binaryName)?.declaration.startsWith('public ') ?? false);
  };
  const declared = [...printed].map(
    ([binaryName, {mods, keyword, behind, members}]): [string, DeclaredClass] => {
      const {inside, rest: heritage} = splitAngled(behind.trim());
      const [superTypes = '', interfaces = ''] = heritage.split(/(?:^|\s)implements\s/);
      const nesting = nestings.get(binaryName);
      return [
        binaryName,
        {
          binaryName,
          ...locate(binaryName),
          isInterface: keyword === 'interface',
          isVisible: isVisible(binaryName),
          ...(nesting && {nesting}),
          mods,
          variables: splitOutside(inside, ','),
          supers: splitOutside(superTypes.replace(/^extends\s+/, ''), ','),
          interfaces: splitOutside(interfaces, ','),
          members,
        },
      ];
    },
  );
  return {declared: new Map(declared), locate};
}
