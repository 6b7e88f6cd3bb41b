import type {ApiConstructor, ApiField, ApiMethod, ApiType} from '../data/ApiData';
import type {LocateClass} from './declaredClasses';
import type {VisibleClass} from './hiddenSupertypes';
import {splitAngled, splitLastWord, splitModifiers, splitOutside} from './javaText';

class TypeNames {
  readonly uses: Record<string, string> = {};

  constructor(private readonly locate: LocateClass) {}

  simple(written: string): string {
    return written.replace(/[\p{L}_$][\p{L}\p{N}_$]*(?:\.[\p{L}_$][\p{L}\p{N}_$]*)*/gu, (found) => {
      const {pkg, name} = this.locate(found);
      if (pkg === '') return name;
      const [outer = ''] = name.split('.');
      const qualified = `${pkg}.${outer}`;
      const known = this.uses[outer] ?? (pkg === 'java.lang' ? qualified : undefined);
      if (known === undefined) this.uses[outer] = qualified;
      return (known ?? qualified) === qualified ? name : `${pkg}.${name}`;
    });
  }

  /** Writes parameters as in sources. Their names are generated, because class files may lack them. */
  parameters(types: readonly string[]): string[] {
    return types.map((type, place) => `${this.simple(type)} arg${place}`);
  }
}

function kindOf({isInterface, supers}: VisibleClass): ApiType['kind'] {
  if (isInterface)
    return supers.includes('java.lang.annotation.Annotation') ? 'annotation' : 'interface';
  const base = supers[0]?.replace(/<.*$/s, '');
  if (base === 'java.lang.Enum') return 'enum';
  return base === 'java.lang.Record' ? 'record' : 'class';
}

interface DescribedMembers {
  constants: string[];
  fields: ApiField[];
  ctors: ApiConstructor[];
  methods: ApiMethod[];
}

const withSome = <K extends string>(name: K, list: readonly string[]) =>
  list.length === 0 ? {} : ({[name]: list} as Record<K, readonly string[]>);

function describeMembers(
  type: VisibleClass,
  kind: ApiType['kind'],
  names: TypeNames,
): DescribedMembers {
  const isInner = type.nesting?.isStatic === false && kind === 'class';
  const described: DescribedMembers = {constants: [], fields: [], ctors: [], methods: []};
  for (const {declaration, variables} of type.members) {
    const {mods, rest} = splitModifiers(declaration);
    const {inside, rest: typed} = splitAngled(rest);
    const open = typed.indexOf('(');
    if (open < 0) {
      const [fieldType, name] = splitLastWord(typed.replace(/ = .*$/s, ''));
      if (kind === 'enum' && fieldType === type.binaryName) described.constants.push(name);
      else described.fields.push({name, type: names.simple(fieldType), ...withSome('mods', mods)});
      continue;
    }
    const [ret, name] = splitLastWord(typed.slice(0, open));
    const types = splitOutside(typed.slice(open + 1, typed.lastIndexOf(')')), ',');
    if (ret === '') {
      // In a class file, the first parameter of an inner class's constructor is the outer object, unlike in sources.
      // `javap` prints it only if no parameter is generic, and then without type arguments.
      const written = isInner && types[0] === type.nesting?.outer ? types.slice(1) : types;
      described.ctors.push({params: names.parameters(written), ...withSome('mods', mods)});
    } else {
      const typeParameters = [...splitOutside(inside, ','), ...variables];
      described.methods.push({
        name,
        params: names.parameters(types),
        ret: names.simple(ret),
        ...withSome(
          'mods',
          mods.filter((word) => !type.isInterface || word !== 'abstract'),
        ),
        ...withSome(
          'tparams',
          typeParameters.map((each) => names.simple(each)),
        ),
      });
    }
  }
  return described;
}

export function describeType(type: VisibleClass, locate: LocateClass, artifact: string): ApiType {
  const {pkg, name, mods, supers, interfaces, isInterface, nesting} = type;
  const names = new TypeNames(locate);
  const kind = kindOf(type);
  const {constants, fields, ctors, methods} = describeMembers(type, kind, names);
  const hasModifiers = kind === 'class' || kind === 'interface';
  const isStatic = nesting?.isStatic && kind === 'class' && !mods.includes('static');
  const described: ApiType = {
    type: pkg === '' ? name : `${pkg}.${name}`,
    pkg,
    name,
    kind,
    module: artifact,
    ...withSome('mods', [
      ...mods.filter((word) => hasModifiers && !(isInterface && word === 'abstract')),
      ...(isStatic ? ['static'] : []),
    ]),
    ...withSome(
      'tparams',
      type.variables.map((each) => names.simple(each)),
    ),
    ...(kind === 'class' && supers[0] !== undefined && {extends: names.simple(supers[0])}),
    ...withSome(
      'implements',
      [...(isInterface ? supers : []), ...interfaces].map((each) => names.simple(each)),
    ),
    ...withSome('constants', constants),
    ...(fields.length > 0 && {fields}),
    ...(ctors.length > 0 && kind !== 'enum' && {ctors}),
    ...(methods.length > 0 && {methods}),
  };
  return {...described, uses: names.uses};
}
