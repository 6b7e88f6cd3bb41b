interface PrintedClass {
  declaration: string;
  /** Declarations without semicolons. Members that the compiler generated are left out. */
  members: string[];
}

interface Nesting {
  outer: string;
  name: string;
  isStatic: boolean;
  isAccessible: boolean;
}

export interface PrintedClasses {
  classes: PrintedClass[];
  /** Nested classes by their names in class files, such as `a.Map$Entry`. */
  nestings: Map<string, Nesting>;
}

const DECLARATION = /^(?:[a-z-]+ )*(?:class|interface) /;
const MEMBER = /^ {2}(\S.*);$/;
const SYNTHETIC = /^ {4}flags: .*\bACC_SYNTHETIC\b/;
const NESTED = /^ +((?:[a-z]+ )*)#\d+= ?#\d+ of #\d+; +\/\/ (\S+)=class (\S+) of class (\S+)$/;

/** Parses the output of `javap -v -protected`: the classes, and the outer class of each nested class. */
export function parseJavap(output: string): PrintedClasses {
  const classes: PrintedClass[] = [];
  const nestings = new Map<string, Nesting>();
  let isInBraces = false;
  for (const line of output.split(/\r?\n/)) {
    const [, flags = '', name = '', nested, outer = ''] = NESTED.exec(line) ?? [];
    const members = classes.at(-1)?.members;
    if (line === '{' || line === '}') isInBraces = line === '{';
    else if (!isInBraces && DECLARATION.test(line)) classes.push({declaration: line, members: []});
    else if (nested !== undefined)
      nestings.set(nested.replaceAll('/', '.'), {
        outer: outer.replaceAll('/', '.'),
        name,
        isStatic: flags.includes('static '),
        isAccessible: /\b(?:public|protected) /.test(flags),
      });
    else if (isInBraces && SYNTHETIC.test(line)) members?.pop();
    else if (isInBraces) members?.push(...(MEMBER.exec(line)?.slice(1) ?? []));
  }
  for (const printed of classes)
    printed.members = printed.members.filter((member) => member !== 'static {}');
  return {classes, nestings};
}

export interface JavaModule {
  name: string;
  /** Packages that the module exports to all other modules. */
  exported: ReadonlySet<string>;
}

export function parseModule(output: string): JavaModule | undefined {
  const name = /^(?:open )?module ([^\s@{]+)/m.exec(output)?.[1];
  const exported = [...output.matchAll(/^ +exports +(\S+);$/gm)].map(([, pkg = '']) => pkg);
  return name === undefined ? undefined : {name, exported: new Set(exported)};
}
