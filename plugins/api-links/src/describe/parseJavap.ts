/** A class as `javap` prints it: what stands before the braces, and each member without its semicolon. */
export interface PrintedClass {
  declaration: string;
  members: string[];
}

/** Reads the declarations that `javap` prints. */
export function parseJavap(output: string): PrintedClass[] {
  const classes: PrintedClass[] = [];
  for (const line of output.split(/\r?\n/)) {
    const declaration = /^(\S.*?)\s*\{$/.exec(line)?.[1];
    if (declaration !== undefined) classes.push({declaration, members: []});
    const member = /^ {2}(\S.*);$/.exec(line)?.[1];
    if (member !== undefined && member !== 'static {}') classes.at(-1)?.members.push(member);
  }
  return classes;
}

/** How a nested class is declared in the class around it. */
export interface Nesting {
  isStatic: boolean;
  /** Whether code outside the package can name it. */
  isVisible: boolean;
}

const NESTED = /^\s+((?:[a-z]+\s+)*)#\d+= ?#\d+ of #\d+;\s+\/\/ \S+=class (\S+) of class \S+$/;

/** Reads from what `javap -v` prints how nested classes are declared, by their names such as `a.Map$Entry`. */
export function parseNestings(output: string): Map<string, Nesting> {
  const nestings = new Map<string, Nesting>();
  for (const line of output.split(/\r?\n/)) {
    const [, flags = '', name] = NESTED.exec(line) ?? [];
    if (name === undefined) continue;
    const words = flags.split(/\s+/);
    nestings.set(name.replaceAll('/', '.'), {
      isStatic: words.includes('static'),
      isVisible: words.includes('public') || words.includes('protected'),
    });
  }
  return nestings;
}
