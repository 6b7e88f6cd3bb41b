import type {Summary} from '../applyContentSecurityPolicy';
import {counted} from '@screwbox/shared/text/counted';

export function summaryText(summary: Summary): string {
  const {pages, scripts, largest, withoutPolicy, excluded, written, merged} = summary;
  const hosts =
    written.length > 0
      ? `; wrote ${written.map((name) => (merged.includes(name) ? `${name} (above the lines of the site)` : name)).join(' and ')}`
      : '';
  const left = withoutPolicy.length > 0 ? `; none on XHTML: ${withoutPolicy.join(', ')}` : '';
  const out = excluded.length > 0 ? `; none on ${counted(excluded.length, 'excluded page')}` : '';
  return `Content-Security-Policy on ${counted(pages, 'page')}, ${counted(scripts, 'inline script')} by hash, at most ${largest.bytes} bytes (${largest.file})${hosts}${left}${out}`;
}
