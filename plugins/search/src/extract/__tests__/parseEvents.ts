import type {Attributes} from '../Attributes';
import type {HtmlHandler} from '../parseHtml';

/** Elements that a standard document has although no tag says so. */
const IMPLIED = ['html', 'head', 'body', 'colgroup', 'tbody', 'tr'];

const ATTRIBUTES = ['a', 'class', 'disabled', 'href', 'id', 'x'];

function told(attributes: Attributes): string {
  const written = ATTRIBUTES.map((name) => [name, attributes.get(name)] as const);
  return written
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}=${JSON.stringify(value)}`)
    .join('');
}

/**
 * What a parser tells, such as `<p class="a"`, `"text"` and `/p`; neighbouring texts are one.
 * @param passed names of elements that are passed over
 */
export function parseEvents(
  parse: (handler: HtmlHandler) => void,
  passed: readonly string[] = IMPLIED,
): string[] {
  const events: string[] = [];
  let text = '';
  const tell = (event: string): void => {
    if (text !== '') events.push(JSON.stringify(text));
    text = '';
    if (event !== '') events.push(event);
  };
  parse({
    takesText: true,
    open(tag, attributes) {
      if (!passed.includes(tag)) tell(`<${tag}${told(attributes)}`);
    },
    close(tag) {
      if (!passed.includes(tag)) tell(`/${tag}`);
    },
    text(chunk) {
      text += chunk;
    },
  });
  tell('');
  return events;
}
