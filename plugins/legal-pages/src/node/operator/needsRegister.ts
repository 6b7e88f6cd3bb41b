import type {OperatorType} from './OperatorRecord';

const NOT_REGISTERED =
  /\bnicht[\s-]*(?:(?:im|ins|in das)\s[^,;.()]*)?eingetragen|(?<!\p{L})n\.\s?e\.\s?V\b\.?/giu;
const REGISTERED_ASSOCIATION = /eingetragen|\be\.\s?V\.?/i;
const WITHOUT_REGISTER = /\bGbR\b|gesellschaft bürgerlichen rechts/i;
const REGISTERED_PARTNERSHIP = /\beGbR\b|eingetragene gesellschaft/i;
const REGISTERED_MERCHANT = /\be\.\s?(K|Kfm|Kfr)\b\.?|eingetragene[rn]? Kauf/i;

/**
 * Whether an operator's legal form is entered in a public register.
 * @param type undefined as long as the record does not say
 * @param textOf gives the text of a field, `''` when it is missing
 */
export function needsRegister(
  type: OperatorType | undefined,
  textOf: (path: string) => string,
): boolean {
  // Without the negations, that "nicht eingetragener Verein" does not read as "eingetragener Verein".
  const text = (path: string) => textOf(path).replace(NOT_REGISTERED, '');
  switch (type) {
    case undefined:
    case 'private-person':
      return false;
    case 'sole-trader':
      return REGISTERED_MERCHANT.test(`${text('name')} ${text('businessName')}`);
    case 'association':
      return REGISTERED_ASSOCIATION.test(`${text('legalForm')} ${text('name')}`);
    case 'company': {
      const form = text('legalForm');
      return REGISTERED_PARTNERSHIP.test(form) || !WITHOUT_REGISTER.test(form);
    }
  }
}
