import path from 'node:path';
import type {Link, Nodes, Parent, PhrasingContent, Root, RootContent, Text} from 'mdast';
import {readGlossary, type Term} from './readGlossary';

export interface GlossaryOptions {
  /** File of the glossary, relative to the site. */
  file: string;
  /** Route of its page. */
  route: string;
}

/** Where a word names something else, or could not be a link. */
const LEFT_OUT = new Set(['heading', 'link', 'linkReference', 'table', 'mdxJsxTextElement']);

function formsOf(name: string): string[] {
  const plural = name.endsWith('y') ? `${name.slice(0, -1)}ies` : `${name}s`;
  return [name, plural].map((form) => form.toLowerCase());
}

/** Finds terms in a text, whole words alone. */
class Finder {
  readonly #terms: Map<string, Term>;
  readonly #pattern: RegExp;

  constructor(terms: readonly Term[]) {
    this.#terms = new Map(terms.flatMap((term) => formsOf(term.name).map((form) => [form, term])));
    // The longest first, so that a part of a term is no term.
    const forms = [...this.#terms.keys()].sort((one, other) => other.length - one.length);
    this.#pattern = new RegExp(`(?<![\\w-])(?:${forms.join('|')})(?![\\w-])`, 'gi');
  }

  /** The first term in a text that is not known yet. */
  find(text: string, known: ReadonlySet<Term>): {term: Term; word: string; at: number} | undefined {
    for (const {0: word, index: at} of text.matchAll(this.#pattern)) {
      const term = this.#terms.get(word.toLowerCase());
      if (term && !known.has(term)) return {term, word, at};
    }
    return undefined;
  }
}

/**
 * Links the first use of each term on a page to the glossary, with its definition, which
 * `src/glossary` shows in a tooltip. Without JavaScript the link is one like any other.
 */
export function remarkGlossary({file, route}: GlossaryOptions) {
  const finder = new Finder(readGlossary(file));

  const linked = ({value}: Text, known: Set<Term>): PhrasingContent[] => {
    const found = finder.find(value, known);
    if (!found) return [{type: 'text', value}];
    const {term, word, at} = found;
    known.add(term);
    const link: Link = {
      type: 'link',
      url: `${route}#${term.id}`,
      children: [{type: 'text', value: word}],
      data: {hProperties: {className: ['glossary-term'], 'data-definition': term.definition}},
    };
    const rest: Text = {type: 'text', value: value.slice(at + word.length)};
    return [{type: 'text', value: value.slice(0, at)}, link, ...linked(rest, known)];
  };

  const visit = (node: Nodes, known: Set<Term>): void => {
    if (!('children' in node) || LEFT_OUT.has(node.type)) return;
    const parent = node as Parent;
    parent.children = parent.children.flatMap((child): RootContent[] => {
      if (child.type === 'text') return linked(child, known);
      visit(child, known);
      return [child];
    });
  };

  return (tree: Root, page: {path: string}): void => {
    if (path.resolve(page.path) !== path.resolve(file)) visit(tree, new Set());
  };
}
