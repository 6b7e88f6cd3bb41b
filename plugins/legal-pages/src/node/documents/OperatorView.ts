import type {LegalText} from '@theme/LegalPage';
import {isBlank} from '../operator/checkValue';
import {valueAt} from '../operator/valueAt';
import {link} from './text';

/** Reads an operator record that may still be incomplete: a gap becomes a visible mark in the text. */
export interface OperatorView {
  has: (path: string) => boolean;
  /** The value as text, or the mark of a missing one. */
  text: (path: string) => LegalText;
  /** The value as plain text, `''` when it is missing. */
  plain: (path: string) => string;
  value: (path: string) => unknown;
  list: (path: string) => LegalText[];
  /** E-mail address as a link. */
  email: (path: string) => LegalText;
  /** Address of a website as a link. */
  url: (path: string) => LegalText;
  /** Lines of the address below a path. */
  address: (path: string) => LegalText[][];
}

/** Makes the view of a record, complete or not. */
export function viewOperator(record: unknown): OperatorView {
  const value = (path: string) => valueAt(record, path);
  const has = (path: string) => !isBlank(value(path));
  const plain = (path: string) => {
    const found = value(path);
    return typeof found === 'string' || typeof found === 'number' ? String(found).trim() : '';
  };
  const text = (path: string): LegalText => plain(path) || {kind: 'missing', field: path};
  return {
    has,
    text,
    plain,
    value,
    list: (path) => {
      const found = value(path);
      const entries = Array.isArray(found)
        ? found
            .flatMap((entry: unknown) => (typeof entry === 'string' ? [entry.trim()] : []))
            .filter(Boolean)
        : [];
      return entries.length > 0 ? entries : [{kind: 'missing', field: path}];
    },
    email: (path) => (has(path) ? link(`mailto:${plain(path)}`, plain(path)) : text(path)),
    url: (path) => (has(path) ? link(plain(path)) : text(path)),
    address: (path) => [
      [text(`${path}.street`)],
      [text(`${path}.postalCode`), ' ', text(`${path}.city`)],
      [plain(`${path}.country`) || 'Deutschland'],
    ],
  };
}
