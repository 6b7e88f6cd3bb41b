import type {LegalText} from '@theme/LegalPage';
import type {Entry} from '../operator/OperatorDraft';
import {link} from './text';

export function shown({path, value}: Entry<string>): LegalText {
  return value ?? {kind: 'missing', field: path};
}

export function shownList({path, value}: Entry<string[]>): LegalText[] {
  return value ?? [{kind: 'missing', field: path}];
}

export function emailLink(entry: Entry<string>): LegalText {
  return entry.value === undefined ? shown(entry) : link(`mailto:${entry.value}`, entry.value);
}

export function webLink(entry: Entry<string>): LegalText {
  const {value} = entry;
  return value !== undefined && URL.canParse(value) ? link(value) : shown(entry);
}

export function lineIfStated(entry: Entry<string>, label?: string): LegalText[][] {
  if (entry.value === undefined) return [];
  return [label === undefined ? [entry.value] : [label, entry.value]];
}
