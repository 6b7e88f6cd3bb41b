import type {AnyNode, Element} from 'domhandler';
import {getElementById, existsOne, textContent} from 'domutils';
import {closest, HEADINGS, words} from './elements';

const ROLES = words(
  'navigation search banner contentinfo toolbar menu menubar menuitem menuitemcheckbox menuitemradio tablist tab listbox option combobox checkbox radio switch slider spinbutton scrollbar progressbar status timer tooltip dialog alertdialog',
);
const CONTROLS = words('select option input textarea meter progress nav dialog clipboard-copy');

function isButton({name, attribs}: Element, isInHeading: boolean): boolean {
  if (name !== 'button' && attribs.role !== 'button') return false;
  return !isInHeading && name !== 'summary' && !HEADINGS.has(name);
}

const isField = ({name}: Element): boolean =>
  name === 'input' || name === 'select' || name === 'textarea';

function controlOf(label: Element): Element | undefined {
  const id = label.attribs.for;
  if (id === undefined) return undefined;
  let root: AnyNode = label;
  while (root.parent !== null) root = root.parent;
  return getElementById(id, [root], true) ?? undefined;
}

/** Labels of checkboxes are content, because they are items of task lists. */
function isControlLabel(element: Element): boolean {
  if (element.name !== 'label') return false;
  const isOther = (control: Element): boolean =>
    isField(control) && control.attribs.type !== 'checkbox';
  const control = controlOf(element);
  return control ? isOther(control) : existsOne(isOther, element.children);
}

const PROSE = words('p li dt dd td th figcaption blockquote caption h1 h2 h3 h4 h5 h6');

const proseAround = (link: Element): Element | undefined =>
  closest(link, ({name}) => PROSE.has(name));

const lettersOf = (element: Element): number => textContent(element).replace(/\s/g, '').length;

const isInSentence = (link: Element): boolean => {
  const prose = proseAround(link);
  return prose !== undefined && lettersOf(prose) > lettersOf(link);
};

const SOURCE = /\.(?:md|mdx|markdown|txt)(?:[?#]|$)/i;
const EDIT = /\/_?edit\/|[?&](?:action|mode)=edit\b/;
const HAND_OVER =
  /^https?:\/\/(?:chatgpt\.com|chat\.openai\.com|claude\.ai|www\.perplexity\.ai)\/.*[?&](?:q|prompt|hints)=|\/\/(?:twitter|x)\.com\/(?:intent|share)|\/\/(?:www\.)?facebook\.com\/(?:sharer|share)|\/\/(?:www\.)?linkedin\.com\/(?:shareArticle|sharing)|\/\/(?:www\.|old\.)?reddit\.com\/submit\?|\/\/news\.ycombinator\.com\/submitlink|^mailto:\?/i;

/** Path of a page or of its Markdown source, without the parts in which the two differ. */
const barePath = (path: string): string =>
  path.replace(/(?:\/index)?(?:\.[a-z]+)?\/?$/i, '').replace(/\/index$/i, '');

function isOwnSource(href: string, url: string): boolean {
  if (!SOURCE.test(href)) return false;
  const page = new URL(url, 'https://site.invalid');
  const target = URL.canParse(href, page) ? barePath(new URL(href, page).pathname) : '';
  const own = barePath(page.pathname);
  return own !== '' && target.endsWith(own);
}

/** Whether a link belongs to the interface, such as "Edit this page". A link in a sentence is always text. */
function isActionLink(element: Element, url: string): boolean {
  const {name, attribs} = element;
  if (name !== 'a' || attribs.href === undefined) return false;
  if (attribs.download !== undefined) return proseAround(element) === undefined;
  const {href} = attribs;
  const isAction = EDIT.test(href) || HAND_OVER.test(href) || isOwnSource(href, url);
  return isAction && !isInSentence(element);
}

export function isInterface(
  element: Element,
  {isInHeading, url}: {isInHeading: boolean; url: string},
): boolean {
  return (
    CONTROLS.has(element.name) ||
    ROLES.has(element.attribs.role ?? '') ||
    isButton(element, isInHeading) ||
    isControlLabel(element) ||
    isActionLink(element, url)
  );
}
