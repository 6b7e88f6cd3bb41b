import {expect, it} from 'vitest';
import {jsonInHtml} from './jsonInHtml';

it.each(['</script>', '</SCRIPT >', '<!-- <script>', ']]>', 'a & b', '\u2028\u2029', '"\\'])(
  'The text %s stays in its element and stays the same',
  (text) => {
    const json = jsonInHtml({text});
    expect(json).not.toMatch(/[<>&\u2028\u2029]/);
    expect(JSON.parse(json)).toEqual({text});
  },
);
