import {type Document, DomHandler} from 'domhandler';
import {Parser} from 'htmlparser2';

const words = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** Elements that the head of a document can contain. Any other element ends the head. */
const IN_HEAD = words(
  'html head base basefont bgsound link meta title noscript noframes style script template',
);

/** `ends` names the open elements that a start tag closes. `within` names the ancestors at which this stops. */
interface ImpliedEnd {
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
const impliedEnds = new Map<string, ImpliedEnd>();
for (const [starts, ends, within] of RULES)
  for (const start of starts.split(' '))
    impliedEnds.set(start, {ends: words(ends), within: words(within)});

/** Maximum depth of nested elements, as in Chromium, so that recursive functions do not overflow the stack. */
const MOST_DEPTH = 512;

/**
 * Builds the tree of a page that may omit optional end tags. htmlparser2 ends an element without an end tag
 * only if nothing else is open in it, but minified pages also omit the end tags of elements inside it:
 * `<li><p>one<li><p>two`.
 */
class TreeBuilder extends DomHandler {
  override onopentag(name: string, attributes: Record<string, string>): void {
    if (this.#innermost === 'head' && !IN_HEAD.has(name)) super.onclosetag();
    const rule = impliedEnds.get(name);
    if (rule !== undefined) this.#closeImplied(rule);
    while (this.tagStack.length > MOST_DEPTH) super.onclosetag();
    super.onopentag(name, attributes);
  }

  override ontext(text: string): void {
    if (this.#innermost === 'head' && /\S/.test(text)) super.onclosetag();
    super.ontext(text);
  }

  override onclosetag(name = '', isImplied = false): void {
    if (isImplied && name !== this.#innermost) return;
    for (let at = this.tagStack.length - 1; at > 0; at--)
      if (this.#nameAt(at) === name) return this.#cut(at);
  }

  /** Comments are ignored, because they would split text: `un<!-- -->do`. */
  override oncomment(): void {}
  override oncommentend(): void {}

  get #innermost(): string | undefined {
    return this.#nameAt(this.tagStack.length - 1);
  }

  #nameAt(at: number): string | undefined {
    const node = this.tagStack[at];
    return node && 'name' in node ? node.name : undefined;
  }

  #closeImplied({ends, within}: ImpliedEnd): void {
    let from = this.tagStack.length;
    for (let at = from - 1; at > 0; at--) {
      const name = this.#nameAt(at) ?? '';
      if (within.has(name)) break;
      if (ends.has(name)) from = at;
    }
    this.#cut(from);
  }

  #cut(from: number): void {
    while (this.tagStack.length > from) super.onclosetag();
  }
}

export function parseHtml(html: string): Document {
  const builder = new TreeBuilder();
  new Parser(builder).end(html);
  return builder.root;
}
