import type {Element, ElementContent, Root, RootContent} from 'hast';
import {
  attribute,
  element,
  elementIn,
  elementsIn,
  hasClass,
  hasRole,
  isNamed,
  textOf,
} from './elements';

/** What is no text, or does nothing outside of the page. */
const LEFT_OUT = new Set(
  'nav footer aside button form label input select output canvas script style noscript template wbr'.split(
    ' ',
  ),
);

function isLeftOut(node: Element): boolean {
  const {hidden, ariaHidden, dataMarkdownIgnore} = node.properties;
  if (LEFT_OUT.has(node.tagName) || hasClass('hash-link')(node)) return true;
  if (ariaHidden === 'true' || dataMarkdownIgnore !== undefined) return true;
  return hidden !== undefined && hidden !== false && !hasRole('tabpanel')(node);
}

const isHeading = isNamed('h1', 'h2', 'h3', 'h4', 'h5', 'h6');

/** The sign that the theme puts before the title of a card. */
const PICTOGRAM = /^\p{Extended_Pictographic}\ufe0f?$/u;

const text = (value: string): ElementContent => ({type: 'text', value});

/** Turns the components of a page into elements that Markdown has. */
class Plain {
  /** Of the last heading, below which tabs become headings. */
  #level = 1;

  children(parent: Root | Element): ElementContent[] {
    return parent.children.flatMap((child) => this.#node(child));
  }

  #node(node: RootContent): ElementContent[] {
    if (node.type === 'text') return [node];
    if (node.type !== 'element' || isLeftOut(node)) return [];
    if (node.tagName === 'svg') return this.#drawing(node);
    // What the search leaves out belongs to a figure that plays: its picture and its buttons.
    if ('dataSearchIgnore' in node.properties)
      return elementsIn(node, isNamed('svg')).flatMap((svg) => this.#drawing(svg));
    if (hasClass('theme-code-block')(node)) return [this.#code(node)];
    if (hasClass('tabs-container')(node)) return this.#tabs(node);
    if (hasClass('theme-admonition')(node)) return [this.#admonition(node)];
    if (node.tagName === 'summary') return [element('p', [element('strong', this.children(node))])];
    if (node.tagName === 'figcaption') return [element('p', [element('em', this.children(node))])];
    // A picture within the page has no address, and its bytes say nothing.
    if (attribute(node, 'src').startsWith('data:'))
      return [element('em', [text(attribute(node, 'alt'))])];
    if (node.tagName === 'a' && elementIn(node, isHeading)) return this.#card(node);
    if (node.tagName === 'span' && PICTOGRAM.test(textOf(node))) return [];
    if (isHeading(node)) this.#level = Number(node.tagName.slice(1));
    return [{...node, children: this.children(node)}];
  }

  /** A link around a heading and a text becomes a link in the heading. */
  #card(link: Element): ElementContent[] {
    return this.children(link).map((child) =>
      child.type === 'element' && isHeading(child)
        ? {...child, children: [{...link, children: child.children}]}
        : child,
    );
  }

  #code(node: Element): Element {
    const dataLanguage = /language-(\S+)/.exec(attribute(node, 'className'))?.[1];
    const title = elementIn(node, hasClass('code-title'));
    const code = elementIn(node, isNamed('code'));
    return element('pre', code ? code.children : [], {
      dataLanguage,
      ...(title && {dataTitle: textOf(title)}),
    });
  }

  #tabs(node: Element): ElementContent[] {
    const level = Math.min(6, this.#level + 1);
    const labels = elementsIn(node, hasRole('tab')).map(textOf);
    return elementsIn(node, hasRole('tabpanel')).flatMap((panel, index) => {
      this.#level = level;
      const heading = element(`h${level}`, [text(labels[index] ?? '')]);
      const content = this.children(panel);
      this.#level = level - 1;
      return [heading, ...content];
    });
  }

  #admonition(node: Element): Element {
    const [heading, content] = node.children.filter((child) => child.type === 'element');
    const title = element('p', [element('strong', [text(heading ? textOf(heading).trim() : '')])]);
    return element('blockquote', [title, ...(content ? this.children(content) : [])]);
  }

  /** What a drawing is said to show; one that says nothing decorates. */
  #drawing(node: Element): ElementContent[] {
    const label = attribute(node, 'ariaLabel');
    return label === '' ? [] : [element('p', [element('em', [text(label)])])];
  }
}

/**
 * The content of a page, with its components as elements that Markdown has: tabs as headings below
 * the heading before them, notes as quotes, drawings as what they are said to show.
 *
 * @param content the element of the page that holds what it says
 */
export function plainContent(content: Element): Root {
  return {type: 'root', children: new Plain().children(content)};
}
