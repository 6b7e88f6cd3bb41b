import {elementLoads} from '@screwbox/shared/html/elementLoads';
import {styleLoads} from '@screwbox/shared/html/styleLoads';

export interface PageFacts {
  links: string[];
  loads: string[];
  isRedirect: boolean;
}

interface Attributes {
  [name: string]: string | undefined;
}

/** Whether an element redirects. A refresh without an address only reloads the page. */
function leadsAway(name: string, attributes: Attributes): boolean {
  return (
    name === 'meta' &&
    attributes['http-equiv']?.toLowerCase() === 'refresh' &&
    /^\s*[\d.]+[\s;,]+\S/.test(attributes.content ?? '')
  );
}

export async function pageFacts(html: string): Promise<PageFacts> {
  const {Parser} = await import('htmlparser2');
  const facts: PageFacts = {links: [], loads: [], isRedirect: false};
  const open: string[] = [];
  let style = '';
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === 'a' && attributes.href) facts.links.push(attributes.href);
      const loads = elementLoads({
        name,
        attribute: (wanted) => attributes[wanted],
        isInPicture: open.at(-1) === 'picture',
      });
      facts.loads.push(...loads.map(({address}) => address));
      open.push(name);
      facts.isRedirect ||= leadsAway(name, attributes);
    },
    ontext(data) {
      if (open.at(-1) === 'style') style += data;
    },
    onclosetag() {
      if (open.pop() !== 'style') return;
      facts.loads.push(...styleLoads(style).map(({address}) => address));
      style = '';
    },
  });
  parser.end(html);
  return facts;
}
