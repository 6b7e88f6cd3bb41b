import type {LegalText} from '@theme/LegalPage';
import {isGermany} from '../operator/countryOf';
import type {Draft, Entry} from '../operator/OperatorDraft';
import type {PostalAddress} from '../operator/OperatorRecord';
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

/** Some countries have no postal codes. */
const hasNoPostalCode = ({postalCode, country}: Draft<PostalAddress>): boolean =>
  postalCode.value === undefined && country.value !== undefined && !isGermany(country.value);

/** The lines of a postal address. */
export function addressLines(address: Draft<PostalAddress>): LegalText[][] {
  return [
    [shown(address.street)],
    hasNoPostalCode(address)
      ? [shown(address.city)]
      : [shown(address.postalCode), ' ', shown(address.city)],
    [address.country.value ?? 'Deutschland'],
  ];
}

/** A line for a value that is stated, none for one that is not. */
export function lineIfStated(entry: Entry<string>, label?: string): LegalText[][] {
  if (entry.value === undefined) return [];
  return [label === undefined ? [entry.value] : [label, entry.value]];
}
