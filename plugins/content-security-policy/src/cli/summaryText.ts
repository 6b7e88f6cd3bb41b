import type {Summary} from '../applyContentSecurityPolicy';
import {counted} from '../counted';

/** One line about what was done. */
export function summaryText({pages, scripts, largest, withoutPolicy, written}: Summary): string {
  const hosts = written.length > 0 ? `; wrote ${written.join(' and ')}` : '';
  const left = withoutPolicy.length > 0 ? `; none on XHTML: ${withoutPolicy.join(', ')}` : '';
  return `Content-Security-Policy on ${counted(pages, 'page')}, ${counted(scripts, 'inline script')} by hash, at most ${largest.bytes} bytes (${largest.file})${hosts}${left}`;
}
