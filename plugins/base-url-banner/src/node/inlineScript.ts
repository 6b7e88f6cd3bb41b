import {createHash} from 'node:crypto';
import {minify_sync as minify} from 'terser';
import {isAsset} from '../diagnosis/isAsset';
import {suggestBaseUrl} from '../diagnosis/suggestBaseUrl';
import {watchAssets} from '../inline/watchAssets';

/**
 * The text of the inline script. It depends on this package's version alone, not on the site or page.
 * @throws Error when the script cannot be minified
 */
export function inlineScript(): string {
  const source = `(${String(watchAssets)})(${String(suggestBaseUrl)},${String(isAsset)})`;
  const {code} = minify(source, {
    ecma: 2015,
    compress: {passes: 2},
    format: {ascii_only: true, inline_script: true},
  });
  if (!code) throw new Error('docusaurus-base-url-banner: the inline script is empty.');
  return code;
}

/**
 * The source expression that admits an inline script in `script-src` (CSP Level 3, section 2.3.1).
 * @param script text between the tags, byte for byte
 * @returns for example `'sha256-…'`, quotes included
 */
export function scriptSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}
