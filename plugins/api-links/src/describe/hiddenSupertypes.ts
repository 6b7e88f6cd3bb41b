import type {DeclaredClass} from './declaredClasses';
import {splitAngled, splitModifiers, splitOutside} from './javaText';

/** A member of a class. If the class inherits it from a hidden class, `variables` has that class's type variables. */
interface DeclaredMember {
  declaration: string;
  variables: readonly string[];
}

/** A class as JavaDoc shows it: with its accessible supertypes, and with the members it inherits from hidden ones. */
export interface VisibleClass extends Omit<DeclaredClass, 'members'> {
  members: DeclaredMember[];
}

const nameOf = (type: string): string => type.replace(/<.*$/s, '');

const variableName = (variable: string): string => variable.split(/\s/)[0] ?? '';

/** Replaces the type variables of a class by the arguments that a subclass gives them. */
function substitute(text: string, {variables}: DeclaredClass, given: string): string {
  const args = splitOutside(splitAngled(given.slice(nameOf(given).length)).inside, ',');
  const byVariable = new Map(
    variables.map((variable, place) => [variableName(variable), args[place] ?? 'java.lang.Object']),
  );
  return text.replace(
    /(?<![\w$.])[\p{L}_$][\p{L}\p{N}_$]*(?![\w$(]|\.(?!\.))/gu,
    (word) => byVariable.get(word) ?? word,
  );
}

/** Signature that two methods share if one overrides the other. Fields are compared by name. */
function signatureOf(declaration: string): string {
  const open = declaration.indexOf('(');
  if (open < 0) return /[^\s]+$/.exec(declaration.replace(/ = .*$/s, ''))?.[0] ?? '';
  const name = /[^\s]+$/.exec(declaration.slice(0, open))?.[0] ?? '';
  const types = splitOutside(declaration.slice(open + 1, declaration.lastIndexOf(')')), ',');
  return `${name}(${types.map(nameOf).join()})`;
}

function isInherited(declaration: string, {binaryName, isInterface}: DeclaredClass): boolean {
  const {mods, rest} = splitModifiers(declaration);
  const isConstructor = splitAngled(rest).rest.startsWith(`${binaryName}(`);
  const isStaticMethod = mods.includes('static') && rest.includes('(');
  return !isConstructor && !(isInterface && isStaticMethod);
}

/**
 * Replaces the hidden supertypes of a class by their own supertypes, and adds the members that the class inherits
 * from them, because JavaDoc lists those as members of the class. Other packages cannot use hidden types.
 */
export function withHiddenSupertypes(
  type: DeclaredClass,
  declared: ReadonlyMap<string, DeclaredClass>,
): VisibleClass {
  const members: DeclaredMember[] = type.members.map((declaration) => ({
    declaration,
    variables: [],
  }));
  const signatures = new Set(type.members.map(signatureOf));
  const interfaces: string[] = [];
  const inherit = (hidden: DeclaredClass, written: string): void => {
    for (const declaration of hidden.members.filter((each) => isInherited(each, hidden))) {
      const signature = signatureOf(substitute(declaration, hidden, written));
      if (signatures.has(signature)) continue;
      signatures.add(signature);
      members.push({declaration, variables: hidden.variables});
    }
  };
  const hiddenType = (written: string): DeclaredClass | undefined => {
    const found = declared.get(nameOf(written));
    return found?.isVisible ? undefined : found;
  };
  const addInterface = (written: string): void => {
    const hidden = hiddenType(written);
    if (hidden === undefined) {
      interfaces.push(written);
      return;
    }
    inherit(hidden, written);
    for (const parent of hidden.supers) addInterface(substitute(parent, hidden, written));
  };
  const visibleSuperclass = (written: string | undefined): string | undefined => {
    const hidden = written === undefined ? undefined : hiddenType(written);
    if (written === undefined || hidden === undefined) return written;
    inherit(hidden, written);
    for (const parent of hidden.interfaces) addInterface(substitute(parent, hidden, written));
    const [parent] = hidden.supers;
    return visibleSuperclass(parent && substitute(parent, hidden, written));
  };
  if (type.isInterface) {
    type.supers.forEach(addInterface);
    return {...type, supers: interfaces, members};
  }
  const superclass = visibleSuperclass(type.supers[0]);
  type.interfaces.forEach(addInterface);
  const supers = superclass === undefined ? [] : [superclass];
  return {...type, supers, interfaces: [...new Set(interfaces)], members};
}
