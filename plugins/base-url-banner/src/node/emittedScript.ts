import {Parser} from 'htmlparser2';
import {SETTINGS_ATTRIBUTE} from '../bannerSettings';

/**
 * Finds the inline script in a built page. Minifiers may have changed its text,
 * and what the browser hashes is what was emitted.
 * @returns its text, or undefined where the page has none
 */
export function emittedScript(html: string): string | undefined {
  let text: string | undefined;
  let inside = false;
  const parser = new Parser({
    onopentag(name, attributes) {
      inside = name === 'script' && SETTINGS_ATTRIBUTE in attributes;
      if (inside) text = '';
    },
    ontext(part) {
      if (inside) text = (text ?? '') + part;
    },
    onclosetag() {
      inside = false;
    },
  });
  parser.end(html);
  return text;
}
