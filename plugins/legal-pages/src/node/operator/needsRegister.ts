import type {Entry, OperatorDraft} from './OperatorDraft';

const NOT_REGISTERED =
  /\bnicht[\s-]*(?:(?:im|ins|in das)\s[^,;.()]*)?eingetragen|(?<!\p{L})n\.\s?e\.\s?V\b\.?/giu;
const REGISTERED_ASSOCIATION = /eingetragen|\be\.\s?V\.?/i;
const WITHOUT_REGISTER = /\bGbR\b|gesellschaft bürgerlichen rechts/i;
const REGISTERED_PARTNERSHIP = /\beGbR\b|eingetragene gesellschaft/i;
const REGISTERED_MERCHANT = /\be\.\s?(K|Kfm|Kfr)\b\.?|eingetragene[rn]? Kauf/i;

/** Without the negations: "nicht eingetragener Verein" must not read as "eingetragener Verein". */
function affirmed(...entries: Entry<string>[]): string {
  return entries.map(({value = ''}) => value.replace(NOT_REGISTERED, '')).join(' ');
}

/** Whether an operator's legal form is entered in a public register; false as long as none is stated. */
export function needsRegister({type, name, businessName, legalForm}: OperatorDraft): boolean {
  switch (type.value) {
    case undefined:
    case 'private-person':
      return false;
    case 'sole-trader':
      return REGISTERED_MERCHANT.test(affirmed(name, businessName));
    case 'association':
      return REGISTERED_ASSOCIATION.test(affirmed(legalForm, name));
    case 'company': {
      const form = affirmed(legalForm);
      return Boolean(form) && (REGISTERED_PARTNERSHIP.test(form) || !WITHOUT_REGISTER.test(form));
    }
  }
}
