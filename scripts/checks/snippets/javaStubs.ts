import type {ApiField, ApiMethod, ApiType} from '../../../plugins/api-links/src/data/ApiData';

export interface JavaSource {
  readonly name: string;
  readonly code: string;
}

const BODY = '{ throw null; }';

function simpleName(type: ApiType): string {
  return type.name.slice(type.name.lastIndexOf('.') + 1);
}

function typeParameters(parameters: readonly string[] | undefined): string {
  return parameters ? `<${parameters.join(', ')}>` : '';
}

function withModifiers(modifiers: readonly string[] | undefined, implied: string): string {
  const words = [modifiers?.includes('protected') ? [] : implied.split(' '), modifiers ?? []];
  return [...new Set(words.flat())].join(' ');
}

/** Returns an expression that is not a compile-time constant. Otherwise javac would inline the stub's value. */
function anyValue(javaType: string): string {
  switch (javaType) {
    case 'boolean':
      return '(boolean) (Boolean) false';
    case 'char':
      return "(char) (Character) 'a'";
    case 'byte':
    case 'short':
    case 'int':
    case 'long':
    case 'float':
    case 'double':
      return `(new ${javaType}[1])[0]`;
    default:
      return 'null';
  }
}

function field({name, type, mods, value, const: isConstant}: ApiField, isInterface: boolean) {
  const needsValue = isInterface || mods?.includes('final');
  const initial = isConstant && value ? value : anyValue(type);
  return `${withModifiers(mods, 'public')} ${type} ${name}${needsValue ? ` = ${initial}` : ''};`;
}

function method(entry: ApiMethod, isInterface: boolean): string {
  const {name, mods, tparams, params, ret} = entry;
  const isAbstract = isInterface
    ? !mods?.some((modifier) => modifier === 'static' || modifier === 'default')
    : mods?.includes('abstract');
  const head = [withModifiers(mods, 'public'), typeParameters(tparams), ret].filter(Boolean);
  return `${head.join(' ')} ${name}(${params.join(', ')})${isAbstract ? ';' : ` ${BODY}`}`;
}

/** Returns the call to `this` or `super` with which a stub's constructor must start. */
function delegation(type: ApiType, parent: ApiType | undefined): string {
  if (type.components) {
    const values = type.components.map((component) => {
      const javaType = component.slice(0, component.lastIndexOf(' '));
      return anyValue(javaType.replace('...', '[]'));
    });
    return `this(${values.join(', ')});`;
  }
  if (type.extends === 'EventObject') {
    return 'super("");';
  }
  const parameters = parent?.ctors?.[0]?.params ?? [];
  const values = parameters.map((parameter) => `(${parameter.split(' ')[0]}) null`);
  return `super(${values.join(', ')});`;
}

function constructors(type: ApiType, parent: ApiType | undefined): string[] {
  const canonical = type.components?.join();
  return (type.ctors ?? [])
    .filter(({params}) => canonical === undefined || params.join() !== canonical)
    .map(({params, mods}) => {
      const head = `${withModifiers(mods, 'public')} ${simpleName(type)}(${params.join(', ')})`;
      return `${head} { ${delegation(type, parent)} }`;
    });
}

function members(type: ApiType, types: readonly ApiType[]): string[] {
  const isInterface = type.kind === 'interface' || type.kind === 'annotation';
  const parent = types.find(({name}) => name === type.extends);
  const isHidden = type.kind === 'class' && !type.ctors;
  return [
    ...(type.constants ? [`${type.constants.join(', ')};`] : []),
    ...(type.fields ?? []).map((entry) => field(entry, isInterface)),
    ...(isInterface || type.kind === 'enum' ? [] : constructors(type, parent)),
    ...(isHidden ? [`private ${simpleName(type)}() { ${delegation(type, parent)} }`] : []),
    ...(type.methods ?? []).map((entry) => method(entry, isInterface)),
    ...types
      .filter((nested) => nested.type === `${type.type}.${simpleName(nested)}`)
      .map((nested) => declaration(nested, types)),
  ];
}

function declaration(type: ApiType, types: readonly ApiType[]): string {
  const isNested = type.name.includes('.');
  const keyword = type.kind === 'annotation' ? '@interface' : type.kind;
  const inherits = type.kind === 'interface' ? 'extends' : 'implements';
  const annotations = (type.ann ?? []).filter(
    (annotation) => annotation === '@FunctionalInterface' || annotation.startsWith('@Target'),
  );
  const head = [
    ...annotations.map((name) =>
      name.replace('@Target(', '@Target(java.lang.annotation.ElementType.'),
    ),
    withModifiers(type.mods, isNested ? 'public static' : 'public'),
    keyword,
    `${simpleName(type)}${typeParameters(type.tparams)}`,
    type.components ? `(${type.components.join(', ')})` : '',
    type.extends ? `extends ${type.extends}` : '',
    type.implements ? `${inherits} ${type.implements.join(', ')}` : '',
  ].filter(Boolean);
  return `${head.join(' ')} {\n${members(type, types).join('\n')}\n}`;
}

function imports(type: ApiType, types: readonly ApiType[]): string[] {
  const family = types.filter(
    ({type: name}) => name === type.type || name.startsWith(`${type.type}.`),
  );
  const names = new Set(
    family
      .flatMap(({uses}) => Object.entries(uses ?? {}))
      // Also imports nested types of other types, because the API uses them by their simple names.
      .filter(([simple, name]) => name.endsWith(`.${simple}`))
      .map(([, name]) => name),
  );
  names.delete(type.type);
  if (family.some(({ann}) => ann?.some((annotation) => annotation.startsWith('@Target')))) {
    names.add('java.lang.annotation.Target');
  }
  return [...names].sort().map((name) => `import ${name};`);
}

/** Removes members that use types outside the API, because code on pages cannot call them. */
function withoutHiddenTypes(type: ApiType, known: ReadonlySet<string>): ApiType {
  const hidden = Object.entries(type.uses ?? {})
    .filter(([, name]) => !known.has(name) && !/^javax?\./.test(name))
    .map(([simple]) => simple);
  if (hidden.length === 0) {
    return type;
  }
  const isVisible = ({params}: {params: readonly string[]}) =>
    !params.some((parameter) => hidden.some((name) => parameter.split(/\W+/).includes(name)));
  return {
    ...type,
    ctors: type.ctors?.filter(isVisible),
    methods: type.methods?.filter(isVisible),
    uses: Object.fromEntries(
      Object.entries(type.uses ?? {}).filter(([simple]) => !hidden.includes(simple)),
    ),
  };
}

/**
 * Generates Java sources that have the signatures of an API but no behavior. A compiler needs no more to check code
 * that uses the API.
 */
export function javaStubs(api: readonly ApiType[]): JavaSource[] {
  const known = new Set(api.map(({type}) => type));
  const types = api.map((type) => withoutHiddenTypes(type, known));
  return types
    .filter(({name}) => !name.includes('.'))
    .map((type) => {
      const lines = [`package ${type.pkg};`, ...imports(type, types), declaration(type, types)];
      return {name: type.type, code: `${lines.join('\n')}\n`};
    });
}
