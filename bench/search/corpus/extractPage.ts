import {Parser} from 'htmlparser2';
import {sharesWord} from '../../../plugins/search/src/node/extract/page/pageTitle';
import type {Page, Section} from './Page';
import {pageUrl} from './pageUrl';

const NOT_CONTENT = new Set([
  'script',
  'style',
  'noscript',
  'template',
  'svg',
  'nav',
  'button',
  'select',
]);
const OUTSIDE_MAIN = new Set(['header', 'footer', 'aside']);
const INLINE = new Set(
  'a abbr b bdi bdo cite code data dfn em font i kbd mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
);
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const NAVIGATION_CLASS =
  /(^|\s)(navheader|navfooter|headerlink|hash-link|anchor-link|related|sphinxsidebar)(\s|$)/;

type Attributes = Readonly<Record<string, string>>;

function contentStart(html: string): (name: string, attributes: Attributes) => boolean {
  if (/<main[\s>]/i.test(html)) return (name) => name === 'main';
  if (/role="main"/i.test(html)) return (_, attributes) => attributes.role === 'main';
  if (/<article[\s>]/i.test(html)) return (name) => name === 'article';
  return (name) => name === 'body';
}

function isSkipped(name: string, attributes: Attributes): boolean {
  return (
    NOT_CONTENT.has(name) ||
    attributes.role === 'navigation' ||
    attributes['data-search-ignore'] !== undefined ||
    NAVIGATION_CLASS.test(attributes.class ?? '')
  );
}

interface OpenSection {
  hash: string;
  heading: string;
  level: number;
  text: string;
  linkedLetters: number;
}

const tidy = (text: string) => text.replace(/\s+/g, ' ').trim();

const HEADING_TAG = /<(\/?)h([1-6])(?=[\s/>])/gi;

/** Ends each heading at the next end tag of any heading level, as browsers do. */
function endHeadings(html: string): string {
  let open: string | undefined;
  return html.replace(HEADING_TAG, (tag, slash: string, level: string) => {
    if (slash !== '') return `</h${open ?? level}`;
    open = level;
    return tag;
  });
}

/**
 * Extracts the sections of a page. A section starts at every heading with an anchor: the heading's `id`, an `id` inside
 * it, or the `id` of an element that starts with the heading. The page's title is the heading at the start of the
 * content. If there is none, it is the first `h1` that shares a word with the document's title.
 */
export function extractPage(address: string, html: string): Page {
  const startsContent = contentStart(html);
  const top: OpenSection = {hash: '', heading: '', level: 1, text: '', linkedLetters: 0};
  const sections: OpenSection[] = [top];
  const anchors: Record<string, number> = {};
  const stack: {name: string; id: string; starts: boolean; skips: boolean}[] = [];
  let depthOfContent = 0;
  let skipped = 0;
  let documentTitle = '';
  let inTitle = false;
  let headingOf: {level: number; text: string; ids: string[]} | undefined;
  /** Anchors found since the last text. They belong to the content that follows. */
  let waiting: string[] = [];
  const current = () => sections[sections.length - 1] ?? top;

  function finishHeading(): void {
    if (!headingOf) return;
    const {level, text, ids} = headingOf;
    headingOf = undefined;
    const heading = tidy(text);
    const above = tidy(top.text);
    const names = level === 1 && (documentTitle === '' || sharesWord(documentTitle, heading));
    const isTitle = top.heading === '' && sections.length === 1 && (names || above === '');
    const hash = ids[ids.length - 1];
    if (isTitle) {
      top.heading = heading;
    } else if (hash === undefined || heading === '') {
      current().text += ` ${heading} `;
      return;
    } else {
      sections.push({hash, heading, level, text: '', linkedLetters: 0});
    }
    for (const id of ids) anchors[id] = sections.length - 1;
    waiting = [];
  }

  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (name === 'title') inTitle = documentTitle === '';
        const starts = startsContent(name, attributes);
        if (starts) depthOfContent += 1;
        const skips =
          isSkipped(name, attributes) || (depthOfContent === 0 && OUTSIDE_MAIN.has(name));
        if (skips) skipped += 1;
        const id = attributes.id ?? (name === 'a' ? (attributes.name ?? '') : '');
        if (!VOID.has(name)) stack.push({name, id, starts, skips});
        else if (skips) skipped -= 1;
        if (depthOfContent === 0 || skipped > 0) return;
        const level = /^h([1-6])$/.exec(name)?.[1];
        if (level !== undefined && !headingOf) {
          headingOf = {level: Number(level), text: '', ids: [...waiting]};
          if (id) headingOf.ids.push(id);
        } else if (id) {
          anchors[id] ??= sections.length - 1;
          (headingOf ? headingOf.ids : waiting).push(id);
        }
        if (!INLINE.has(name) && level === undefined) {
          if (headingOf) headingOf.text += ' ';
          else current().text += ' ';
        }
      },
      ontext(text) {
        if (inTitle) documentTitle += text;
        if (depthOfContent === 0 || skipped > 0) return;
        if (headingOf) {
          headingOf.text += text;
          return;
        }
        if (text.trim() !== '') waiting = [];
        current().text += text;
        if (stack.some(({name}) => name === 'a')) current().linkedLetters += tidy(text).length;
      },
      onclosetag(name) {
        if (name === 'title') inTitle = false;
        if (VOID.has(name)) return;
        const element = stack.pop();
        if (/^h[1-6]$/.test(name)) finishHeading();
        else if (!INLINE.has(name) && depthOfContent > 0 && skipped === 0 && !headingOf)
          current().text += ' ';
        if (element?.skips) skipped -= 1;
        if (element?.starts) depthOfContent -= 1;
      },
    },
    {decodeEntities: true, lowerCaseTags: true},
  );
  parser.end(endHeadings(html));

  const title = top.heading || tidy(documentTitle) || address;
  top.heading = title;
  return {
    url: pageUrl(address),
    title,
    sections: sections.map(({hash, heading, level, text, linkedLetters}): Section => {
      const tidied = tidy(text);
      return {hash, heading, level, text: tidied, linked: linkedLetters / (tidied.length || 1)};
    }),
    anchors,
  };
}
