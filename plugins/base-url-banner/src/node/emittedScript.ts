import {Parser} from 'htmlparser2';
import {SETTINGS_ATTRIBUTE} from '../bannerSettings';

/**
 * Finds the inline script in a built page. Its hash depends on the emitted text, which minifiers
 * can change.
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
