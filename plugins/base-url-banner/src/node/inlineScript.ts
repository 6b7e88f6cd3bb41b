import {createHash} from 'node:crypto';
import {inlineScript as scriptOf} from '@screwbox/shared/scripts/inlineScript';
import {isAsset} from '../diagnosis/isAsset';
import {suggestBaseUrl} from '../diagnosis/suggestBaseUrl';
import {recoverPage} from '../inline/recoverPage';
import {showBox} from '../inline/showBox';
import {watchFiles} from '../inline/watchFiles';
import type {PluginOptions} from '../options';

/**
 * Text of the inline script. It depends only on the version of this package and the option `recover`.
 * @throws Error if the script cannot be minified
 */
export function inlineScript({recover}: Pick<PluginOptions, 'recover'>): string {
  return scriptOf(watchFiles, suggestBaseUrl, isAsset, showBox, recover ? recoverPage : null);
}

/**
 * Source expression that allows an inline script in `script-src` (CSP Level 3, section 2.3.1).
 * @param script text between the tags, byte for byte
 * @returns for example `'sha256-…'`, with the quotes
 */
export function scriptSource(script: string): string {
  return `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;
}
