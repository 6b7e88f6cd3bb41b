import {type AnyNode, type Element, isTag} from 'domhandler';
import {getElementById, existsOne, textContent} from 'domutils';
import {HEADINGS, words} from './elements';

/** Roles of what readers operate, or of what it answers. */
const ROLES = words(
  'navigation search banner contentinfo toolbar menu menubar menuitem menuitemcheckbox menuitemradio tablist tab listbox option combobox checkbox radio switch slider spinbutton scrollbar progressbar status timer tooltip dialog alertdialog',
);
const CONTROLS = words(
  'select option input textarea output meter progress nav footer dialog clipboard-copy',
);

/** Whether it is a button, other than one that is the heading of what it shows and hides. */
function isButton({name, attribs}: Element, isInHeading: boolean): boolean {
  if (name !== 'button' && attribs.role !== 'button') return false;
  return !isInHeading && name !== 'summary' && !HEADINGS.has(name);
}

/** Bootstrap's boxes, which many sites write notes in, have the role of an alert as well. */
const NOTE = /(^|[\s_-])(alert|admonition|callout|note|notice|tip|warning|hint)([\s_-]|$)/i;

const isAlert = ({attribs}: Element): boolean =>
  attribs.role === 'alert' && !NOTE.test(attribs.class ?? '');

const isField = ({name}: Element): boolean =>
  name === 'input' || name === 'select' || name === 'textarea';

/** The form control that a label is for. */
function controlOf(label: Element): Element | undefined {
  const id = label.attribs.for;
  if (id === undefined) return undefined;
  let root: AnyNode = label;
  while (root.parent !== null) root = root.parent;
  return getElementById(id, [root], true) ?? undefined;
}

/** Whether it names a form control. What stands beside a box to tick is content: items of task lists. */
function isControlLabel(element: Element): boolean {
  if (element.name !== 'label') return false;
  const isOther = (control: Element): boolean =>
    isField(control) && control.attribs.type !== 'checkbox';
  const control = controlOf(element);
  return control ? isOther(control) : existsOne(isOther, element.children);
}

const PROSE = words('p li dt dd td th figcaption blockquote caption h1 h2 h3 h4 h5 h6');

/** The element around a link that authors write text in, if there is one. */
function proseAround({parent}: Element): Element | undefined {
  for (let around = parent; around !== null && isTag(around); around = around.parent)
    if (PROSE.has(around.name)) return around;
  return undefined;
}

const lettersOf = (element: Element): number => textContent(element).replace(/\s/g, '').length;

const isInSentence = (link: Element): boolean => {
  const prose = proseAround(link);
  return prose !== undefined && lettersOf(prose) > lettersOf(link);
};

const SOURCE = /\.(?:md|mdx|markdown|txt)(?:[?#]|$)/i;
/** Links to edit a page on GitHub, GitLab, Gitea, Bitbucket and in wikis. */
const EDIT = /\/_?edit\/|[?&](?:action|mode)=edit\b/;
/** Links that hand a page to an assistant or to other people. */
const HAND_OVER =
  /^https?:\/\/(?:chatgpt\.com|chat\.openai\.com|claude\.ai|www\.perplexity\.ai)\/.*[?&](?:q|prompt|hints)=|\/\/(?:twitter|x)\.com\/(?:intent|share)|\/\/(?:www\.)?facebook\.com\/(?:sharer|share)|\/\/(?:www\.)?linkedin\.com\/(?:shareArticle|sharing)|\/\/(?:www\.|old\.)?reddit\.com\/submit\?|\/\/news\.ycombinator\.com\/submitlink|^mailto:\?/i;

/** The path of a page or its Markdown without what differs between both. */
const barePath = (path: string): string =>
  path.replace(/(?:\/index)?(?:\.[a-z]+)?\/?$/i, '').replace(/\/index$/i, '');

/** Whether a link leads to the text that the page is made of. */
function isOwnSource(href: string, url: string): boolean {
  if (!SOURCE.test(href)) return false;
  const page = new URL(url, 'https://site.invalid');
  const target = URL.canParse(href, page) ? barePath(new URL(href, page).pathname) : '';
  const own = barePath(page.pathname);
  return own !== '' && target.endsWith(own);
}

/**
 * Whether a link does something with the page or a file, rather than being text: it downloads, edits or
 * shares. A link in a sentence is always text.
 */
function isActionLink(element: Element, url: string): boolean {
  const {name, attribs} = element;
  if (name !== 'a' || attribs.href === undefined) return false;
  if (attribs.download !== undefined) return proseAround(element) === undefined;
  const {href} = attribs;
  const isAction = EDIT.test(href) || HAND_OVER.test(href) || isOwnSource(href, url);
  return isAction && !isInSentence(element);
}

/**
 * Whether an element is there to be operated, or shows what that has led to, rather than to be read.
 * @param isInHeading whether it stands where the text of a heading begins
 * @param url address of the page
 */
export function isInterface(
  element: Element,
  {isInHeading, url}: {isInHeading: boolean; url: string},
): boolean {
  return (
    CONTROLS.has(element.name) ||
    ROLES.has(element.attribs.role ?? '') ||
    isButton(element, isInHeading) ||
    isAlert(element) ||
    isControlLabel(element) ||
    isActionLink(element, url)
  );
}
