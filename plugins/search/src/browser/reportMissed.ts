import {address} from '@generated/docusaurus-search/default/report-missed.json';
import {SEARCH_EVENT, type SearchEventDetail} from './events';

const MOST_CHARACTERS = 200;

interface Objections {
  doNotTrack?: string | null;
  globalPrivacyControl?: boolean;
}

/**
 * Whether the reader objects to tracking.
 * @see https://www.w3.org/TR/gpc/
 */
function readerObjects(): boolean {
  const {doNotTrack, globalPrivacyControl} = navigator as Objections;
  const tells = [doNotTrack, (window as Objections).doNotTrack];
  return globalPrivacyControl === true || tells.some((each) => each === '1' || each === 'yes');
}

const sent = new Set<string>();

function report({detail}: CustomEvent<SearchEventDetail>): void {
  const words = detail.query.trim().slice(0, MOST_CHARACTERS);
  if (detail.type !== 'results' || detail.count > 0 || sent.has(words) || readerObjects()) return;
  sent.add(words);
  navigator.sendBeacon(address, words);
}

if (typeof document !== 'undefined' && process.env.NODE_ENV === 'production')
  document.addEventListener(SEARCH_EVENT, (event) =>
    report(event as CustomEvent<SearchEventDetail>),
  );
