import {businessId, vatId} from './identifiers';
import type {Field, FieldKind} from './fields';
import {onePerson} from './onePerson';
import {placeholderPostalCode, postBox, RECORD_RULES, type TextRule} from './textRules';

const email: TextRule = (text) =>
  /^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/.test(text) ? undefined : 'is not an e-mail address';

const phone: TextRule = (text) =>
  /^\+\d[\d\s()/-]{5,}$/.test(text)
    ? undefined
    : 'must be a telephone number with its country code, for example beginning with +49';

const url: TextRule = (text) =>
  URL.canParse(text) && new URL(text).protocol === 'https:'
    ? undefined
    : 'must be an absolute address beginning with https://';

const SHAPES: Partial<Record<FieldKind, TextRule>> = {
  email,
  phone,
  url,
  'vat-id': vatId,
  'business-id': businessId,
};

function rulesFor({path, kind}: Field): TextRule[] {
  const shape = SHAPES[kind];
  return [
    ...(/(^|\.)address(\.|$)/.test(path) ? [postBox] : []),
    ...(path.endsWith('.postalCode') ? [placeholderPostalCode] : []),
    ...RECORD_RULES,
    ...(path === 'editor.name' ? [onePerson] : []),
    ...(shape ? [shape] : []),
  ];
}

function checkText(field: Field, value: unknown): string | undefined {
  if (typeof value !== 'string') return 'must be text';
  for (const rule of rulesFor(field)) {
    const wrong = rule(value);
    if (wrong) return wrong;
  }
  return undefined;
}

/** Checks one value that is present; returns what is wrong with it, without repeating it. */
export function checkValue(field: Field, value: unknown): string | undefined {
  switch (field.kind) {
    case 'boolean':
      return typeof value === 'boolean' ? undefined : 'must be true or false';
    case 'count':
      return Number.isInteger(value) && Number(value) >= 0
        ? undefined
        : 'must be a whole number, 0 or more';
    case 'list':
      if (!Array.isArray(value)) return 'must be a list of texts';
      return value.map((entry: unknown) => checkText(field, entry)).find(Boolean);
    case 'text':
    case 'email':
    case 'phone':
    case 'url':
    case 'vat-id':
    case 'business-id':
      return checkText(field, value);
  }
}

/** Whether a value says nothing: absent, null, blank text or an empty list. */
export function isBlank(value: unknown): boolean {
  if (value === undefined || value === null) return true;
  if (typeof value === 'string') return value.trim() === '';
  return Array.isArray(value) && value.every(isBlank);
}
