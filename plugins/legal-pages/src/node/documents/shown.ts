import type {LegalText} from '@theme/LegalPage';
import type {Entry} from '../operator/OperatorDraft';
import {link} from './text';

/** A value as readers see it; a gap becomes a visible mark. */
export function shown({path, value}: Entry<string>): LegalText {
  return value ?? {kind: 'missing', field: path};
}

/** The entries of a list, or one mark where there are none. */
export function shownList({path, value}: Entry<string[]>): LegalText[] {
  return value ?? [{kind: 'missing', field: path}];
}

/** An e-mail address as a link. */
export function emailLink(entry: Entry<string>): LegalText {
  return entry.value === undefined ? shown(entry) : link(`mailto:${entry.value}`, entry.value);
}

/** The address of a website as a link. */
export function webLink(entry: Entry<string>): LegalText {
  const {value} = entry;
  return value !== undefined && URL.canParse(value) ? link(value) : shown(entry);
}

/** A line for a value that is stated, none for one that is not. */
export function lineIfStated(entry: Entry<string>, label?: string): LegalText[][] {
  if (entry.value === undefined) return [];
  return [label === undefined ? [entry.value] : [label, entry.value]];
}
