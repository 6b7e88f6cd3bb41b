import path from 'node:path';
import type {Link, Nodes, Parent, PhrasingContent, Root, RootContent, Text} from 'mdast';
import pluralize from 'pluralize';
import {readGlossary, type Term} from './readGlossary';

export interface GlossaryOptions {
  file: string;
  route: string;
}

/** Nodes in which a word is not a glossary term or cannot be linked. */
const LEFT_OUT = new Set(['heading', 'link', 'linkReference', 'table', 'mdxJsxTextElement']);

const normalize = (words: string): string => words.toLowerCase().replaceAll(/\s+/g, ' ');

const formsOf = ({name}: Term): string[] => [name, pluralize(name)].map(normalize);

function formPattern(form: string): string {
  return form.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&').replaceAll(' ', '\\s+');
}

/** Finds terms in text. Only whole terms match: not `C` in `C++` or `Node` in `Node.js`. */
class Finder {
  readonly #terms: Map<string, Term>;
  readonly #pattern: RegExp;

  constructor(terms: readonly Term[]) {
    this.#terms = new Map(terms.flatMap((term) => formsOf(term).map((form) => [form, term])));
    // Longest terms first, so that a shorter term does not match a part of them.
    const forms = [...this.#terms.keys()].sort((one, other) => other.length - one.length);
    const letter = '[\\p{L}\\p{M}\\p{N}_]';
    this.#pattern = new RegExp(
      `(?<!${letter}|[-.])(?:${forms.map(formPattern).join('|')})(?!${letter}|-|\\.${letter}|[+#*]+(?!${letter}))`,
      'giu',
    );
  }

  find(text: string, known: ReadonlySet<Term>): {term: Term; word: string; at: number} | undefined {
    for (const {0: word, index: at} of text.matchAll(this.#pattern)) {
      const term = this.#terms.get(normalize(word));
      if (term && !known.has(term)) return {term, word, at};
    }
    return undefined;
  }
}

/**
 * Turns the first occurrence of each term on a page into a link to the glossary, and adds its definition for the
 * tooltip.
 */
export function remarkGlossary({file, route}: GlossaryOptions) {
  let reading: Promise<Finder> | undefined;
  const readFinder = async (): Promise<Finder> => new Finder(await readGlossary(file));

  const linked = ({value}: Text, known: Set<Term>, finder: Finder): PhrasingContent[] => {
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
    return [{type: 'text', value: value.slice(0, at)}, link, ...linked(rest, known, finder)];
  };

  const visit = (node: Nodes, known: Set<Term>, finder: Finder): void => {
    if (!('children' in node) || LEFT_OUT.has(node.type)) return;
    const parent = node as Parent;
    parent.children = parent.children.flatMap((child): RootContent[] => {
      if (child.type === 'text') return linked(child, known, finder);
      visit(child, known, finder);
      return [child];
    });
  };

  return async (tree: Root, page: {path: string}): Promise<void> => {
    if (path.resolve(page.path) === path.resolve(file)) return;
    visit(tree, new Set(), await (reading ??= readFinder()));
  };
}
