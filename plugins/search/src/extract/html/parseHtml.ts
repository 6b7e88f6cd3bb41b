import {Parser} from 'htmlparser2';

/** The attributes of an element, by their names in lower case; empty where only the name is written. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** Receives what is found in HTML. */
export interface HtmlHandler {
  open: (tag: string, attributes: Attributes) => void;
  close: (tag: string) => void;
  text: (text: string) => void;
}

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that the head of a document may hold. Any other ends the head. */
const IN_HEAD = words(
  'html head base basefont bgsound link meta title noscript noframes style script template',
);

/** Elements that end where another one starts, up to the element around them. */
interface LeftOut {
  ends: ReadonlySet<string>;
  within: ReadonlySet<string>;
}

const RULES: readonly [starts: string, ends: string, within: string][] = [
  ['li', 'li', 'ol ul menu'],
  ['dd dt', 'dd dt', 'dl'],
  ['td th', 'td th', 'tr table'],
  ['tr', 'tr td th', 'table'],
  ['rb rp rt rtc', 'rb rp rt rtc', 'ruby'],
  ['tbody tfoot', 'thead tbody tfoot tr td th', 'table'],
];
const leftOut = new Map<string, LeftOut>();
for (const [starts, ends, within] of RULES)
  for (const start of starts.split(' '))
    leftOut.set(start, {ends: words(ends), within: words(within)});

/** The elements that are open. */
class OpenElements {
  readonly #names: string[] = [];

  constructor(readonly onClose: (name: string) => void) {}

  get innermost(): string | undefined {
    return this.#names.at(-1);
  }

  open(name: string): void {
    if (this.innermost === 'head' && !IN_HEAD.has(name)) this.close('head');
    const rule = leftOut.get(name);
    if (rule !== undefined) this.#endLeftOut(rule);
    this.#names.push(name);
  }

  /** Closes the innermost element of that name, if one is open, with all inside. */
  close(name: string): void {
    const at = this.#names.lastIndexOf(name);
    if (at >= 0) this.#cut(at);
  }

  closeAll(): void {
    this.#cut(0);
  }

  #endLeftOut({ends, within}: LeftOut): void {
    let from = this.#names.length;
    for (let at = from - 1; at >= 0; at--) {
      const name = this.#names[at] as string;
      if (within.has(name)) break;
      if (ends.has(name)) from = at;
    }
    this.#cut(from);
  }

  #cut(from: number): void {
    while (this.#names.length > from) this.onClose(this.#names.pop() as string);
  }
}

/**
 * Reads HTML with htmlparser2, and tells of each element's start and end. htmlparser2 ends an element
 * without an end tag only while nothing else is open in it, but minified pages leave out the end tags of
 * both: `<li><p>one<li><p>two`. So the ends are worked out here.
 */
export function parseHtml(html: string, handler: HtmlHandler): void {
  const elements = new OpenElements((name) => handler.close(name));
  let text = '';
  /** Character references come one by one, but a text is one between two tags. */
  const flush = (): void => {
    if (text === '') return;
    if (elements.innermost === 'head' && /\S/.test(text)) elements.close('head');
    handler.text(text);
    text = '';
  };
  const parser = new Parser({
    onopentag(name, attributes) {
      flush();
      elements.open(name);
      handler.open(name, attributes);
    },
    ontext(chunk) {
      text += chunk;
    },
    onclosetag(name, isImplied) {
      flush();
      if (!isImplied || name === elements.innermost) elements.close(name);
    },
  });
  parser.end(html);
  flush();
  elements.closeAll();
}
