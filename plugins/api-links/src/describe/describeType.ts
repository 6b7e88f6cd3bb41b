import type {ApiConstructor, ApiField, ApiMethod, ApiType} from '../data/ApiData';
import type {Nesting, PrintedClass} from './parseJavap';

/** Parts of a text at a separator that stands in no angle brackets. */
function splitOutside(text: string, separator: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let place = 0; place < text.length; place++) {
    if (text[place] === '<') depth++;
    else if (text[place] === '>') depth--;
    else if (depth === 0 && text.startsWith(separator, place)) {
      parts.push(text.slice(start, place));
      start = place + separator.length;
    }
  }
  return [...parts, text.slice(start)].map((part) => part.trim()).filter((part) => part !== '');
}

/** The text in the angle brackets that another begins with, and what follows them. */
function angled(text: string): {inside: string; rest: string} {
  if (!text.startsWith('<')) return {inside: '', rest: text};
  let depth = 0;
  const end = [...text].findIndex((sign) => {
    if (sign === '<') depth++;
    if (sign === '>') depth--;
    return depth === 0;
  });
  return {inside: text.slice(1, end), rest: text.slice(end + 1).trim()};
}

const MODIFIERS =
  /^(?:(?:public|protected|private|static|final|abstract|default|native|synchronized|strictfp|transient|volatile|sealed|non-sealed)\s+)+/;

/** The modifiers that a declaration begins with, but for `public`, and the rest of it. */
function modified(declaration: string): {mods: string[]; rest: string} {
  const [found = ''] = MODIFIERS.exec(declaration) ?? [];
  const mods = found.split(/\s+/).filter((word) => word !== '' && word !== 'public');
  return {mods, rest: declaration.slice(found.length)};
}

/** Writes types by their simple names, as sources do, and notes what each name stands for. */
class TypeNames {
  readonly uses: Record<string, string> = {};

  simple(written: string): string {
    return written.replace(/[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*/gu, (name) => {
      const [, pkg = '', type = ''] = /^(?:(.*)\.)?([^.]*)$/.exec(name) ?? [];
      const nested = type.replaceAll('$', '.');
      if (pkg === '') return nested;
      const [outer = ''] = nested.split('.');
      const qualified = `${pkg}.${outer}`;
      const known = this.uses[outer] ?? (pkg === 'java.lang' ? qualified : undefined);
      if (known === undefined) this.uses[outer] = qualified;
      return (known ?? qualified) === qualified ? nested : `${pkg}.${nested}`;
    });
  }
}

const KINDS: Record<string, ApiType['kind']> = {
  'java.lang.Enum': 'enum',
  'java.lang.Record': 'record',
};

const withSome = <K extends string>(name: K, list: readonly string[]) =>
  list.length === 0 ? {} : ({[name]: list} as Record<K, readonly string[]>);

/**
 * Describes a class from what `javap` prints of it.
 *
 * @param nesting how it is declared, where it is nested
 * @param module artifact that holds it
 * @returns nothing for a class that code outside the package cannot name
 */
export function describeType(
  {declaration, members}: PrintedClass,
  nesting: (name: string) => Nesting | undefined,
  module: string,
): ApiType | undefined {
  const {mods, rest} = modified(declaration);
  const [, keyword = '', name = '', behind = ''] =
    /^(class|interface|enum|record)\s+([^\s<]+)(.*)$/.exec(rest) ?? [];
  const around = nesting(name);
  const isVisible = around?.isVisible ?? declaration.startsWith('public ');
  if (!isVisible || /\$\d/.test(name)) return undefined;
  const names = new TypeNames();
  const {inside, rest: heritage} = angled(behind.trim());
  const [superTypes = '', interfaces = ''] = heritage.split(/(?:^|\s)implements\s/);
  const supers = splitOutside(superTypes.replace(/^extends\s+/, ''), ',');
  const base = supers[0]?.replace(/<.*$/s, '');
  const isAnnotation =
    keyword === 'interface' && supers.includes('java.lang.annotation.Annotation');
  const kind = isAnnotation
    ? 'annotation'
    : keyword === 'interface'
      ? 'interface'
      : (KINDS[base ?? ''] ?? 'class');
  const isInner = around !== undefined && !around.isStatic && kind === 'class';
  const outerName = name.slice(0, name.lastIndexOf('$'));
  const fields: ApiField[] = [];
  const constants: string[] = [];
  const ctors: ApiConstructor[] = [];
  const methods: ApiMethod[] = [];
  for (const member of members) {
    const own = modified(member);
    const {inside: variables, rest: typed} = angled(own.rest);
    const open = typed.indexOf('(');
    if (open < 0) {
      const [type = '', fieldName = ''] = lastWord(typed.replace(/ = .*$/s, ''));
      if (kind === 'enum' && type === name) constants.push(fieldName);
      else fields.push({name: fieldName, type: names.simple(type), ...withSome('mods', own.mods)});
      continue;
    }
    const [ret, memberName] = lastWord(typed.slice(0, open));
    const types = splitOutside(typed.slice(open + 1, typed.lastIndexOf(')')), ',');
    if (ret === '') {
      // Inner classes get the object around them first, which no source names. It is printed where no
      // parameter is generic, and then without type arguments.
      const written = isInner && types[0] === outerName ? types.slice(1) : types;
      ctors.push({params: parametersOf(written, names), ...withSome('mods', own.mods)});
    } else {
      methods.push({
        name: memberName,
        params: parametersOf(types, names),
        ret: names.simple(ret),
        ...withSome(
          'mods',
          own.mods.filter((word) => keyword !== 'interface' || word !== 'abstract'),
        ),
        ...withSome(
          'tparams',
          splitOutside(variables, ',').map((each) => names.simple(each)),
        ),
      });
    }
  }
  const pkg = name.includes('.') ? name.slice(0, name.lastIndexOf('.')) : '';
  const isPlain = kind === 'class' || kind === 'interface';
  const described: ApiType = {
    type: name.replaceAll('$', '.'),
    pkg,
    name: name.slice(pkg === '' ? 0 : pkg.length + 1).replaceAll('$', '.'),
    kind,
    module,
    ...withSome('mods', [
      ...mods.filter((word) => isPlain && !(kind === 'interface' && word === 'abstract')),
      ...(around?.isStatic && kind === 'class' && !mods.includes('static') ? ['static'] : []),
    ]),
    ...withSome(
      'tparams',
      splitOutside(inside, ',').map((each) => names.simple(each)),
    ),
    ...(kind === 'class' && supers[0] !== undefined && {extends: names.simple(supers[0])}),
    ...withSome(
      'implements',
      [...(kind === 'interface' ? supers : []), ...splitOutside(interfaces, ',')].map((each) =>
        names.simple(each),
      ),
    ),
    ...withSome('constants', constants),
    ...(fields.length > 0 && {fields}),
    ...(ctors.length > 0 && kind !== 'enum' && {ctors}),
    ...(methods.length > 0 && {methods}),
  };
  return {...described, uses: names.uses};
}

/** What stands before the last word of a declaration, and that word. */
function lastWord(text: string): [string, string] {
  const words = splitOutside(text.trim(), ' ');
  return [words.slice(0, -1).join(' '), words.at(-1) ?? ''];
}

/** Parameters as sources declare them; class files need not have their names. */
function parametersOf(types: readonly string[], names: TypeNames): string[] {
  return types.map((type, place) => `${names.simple(type)} arg${place}`);
}
