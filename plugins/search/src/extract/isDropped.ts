import type {HtmlTag} from './HtmlTag';
import {isOpen, type OpenElement} from './OpenElement';
import {tablePlace} from './tablePlace';

/** Whether browsers drop a start tag of HTML among these open elements. */
export function isDropped({name, isOfTable}: HtmlTag, open: readonly OpenElement[]): boolean {
  if (isOfTable) return tablePlace(open) === 'none';
  // A document in a document, as where pages are put together.
  return (name === 'html' && open.length > 0) || (name === 'body' && isOpen(open, name));
}
