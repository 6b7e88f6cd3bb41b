import {isGermany} from './countryOf';
import {type Draft, type Entry, isStated, type OperatorDraft} from './OperatorDraft';
import type {PostalAddress} from './OperatorRecord';
import {confirmable, type Problem} from './Problem';

const NOT_REGISTERED =
  /\bnicht[\s-]*(?:(?:im|ins|in das)\s[^,;.()]*)?eingetragen|(?<!\p{L})n\.\s?e\.\s?V\b\.?/giu;
const REGISTERED_ASSOCIATION = /eingetragen|\be\.\s?V\.?/i;
const WITHOUT_REGISTER = /\bGbR\b|gesellschaft bürgerlichen rechts/i;
const REGISTERED_PARTNERSHIP = /\beGbR\b|eingetragene gesellschaft/i;
const REGISTERED_MERCHANT = /\be\.\s?(K|Kfm|Kfr)\b\.?|eingetragene[rn]? Kauf/i;

/** Joins texts without negated parts, because a "nicht eingetragener Verein" is not an "eingetragener Verein". */
function affirmed(...entries: Entry<string>[]): string {
  return entries.map(({value = ''}) => value.replace(NOT_REGISTERED, '')).join(' ');
}

function needsRegister({type, name, businessName, legalForm}: OperatorDraft): boolean {
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

type Contradiction = (operator: OperatorDraft) => Problem | undefined;

const CAN_BE_LIQUIDATED =
  /\b(AG|KGaA|g?GmbH|mbH|UG|SE)\b|aktiengesellschaft|aktien|mit beschränkter haftung|haftungsbeschränkt/i;

function missing(field: string, message: string): Problem {
  return {kind: 'missing', field, message};
}

function contradictory({path}: Entry<unknown>, message: string): Problem {
  return confirmable('contradictory', path, message);
}

const singleName: Contradiction = ({type, name}) =>
  (type.value === 'private-person' || type.value === 'sole-trader') &&
  name.value !== undefined &&
  !name.value.includes(' ')
    ? confirmable('doubtful', name.path, 'lacks the first or the last name')
    : undefined;

const noSecondContact: Contradiction = ({phone, contactUrl, businessLike}) =>
  isStated(phone) || isStated(contactUrl) || businessLike.value === false
    ? undefined
    : missing(
        'phone or contactUrl',
        'an e-mail address is not enough for quick and direct contact; add phone or contactUrl (§ 5 (1) No. 2 DDG)',
      );

const businessDetailsOfPrivateSite: Contradiction = (operator) => {
  if (operator.businessLike.value !== false) return undefined;
  const {vatId, businessId, supervisoryAuthority, profession, audiovisual} = operator;
  const details = {vatId, businessId, supervisoryAuthority, profession, audiovisual};
  const stated = Object.entries(details).filter(([, detail]) => isStated(detail));
  if (stated.length === 0) return undefined;
  const names = stated.map(([name]) => name).join(', ');
  return contradictory(
    operator.businessLike,
    `is false, but only a business-like service has ${names} (§ 5 DDG)`,
  );
};

const noRegister: Contradiction = (operator) =>
  isStated(operator.register) || !needsRegister(operator)
    ? undefined
    : confirmable(
        'missing',
        'register',
        'this legal form is entered in a public register, with register.name and register.number (§ 5 (1) No. 4 DDG)',
      );

const noLiquidationPossible: Contradiction = ({liquidation, legalForm}) =>
  liquidation.value === true && !CAN_BE_LIQUIDATED.test(legalForm.value ?? '')
    ? contradictory(liquidation, 'only applies to AG, KGaA and GmbH (§ 5 (1) No. 7 DDG)')
    : undefined;

const editorAbroad: Contradiction = ({editor}) =>
  editor.address.country.value !== undefined && !isGermany(editor.address.country.value)
    ? contradictory(
        editor.address.country,
        'the responsible person must live in Germany (§ 18 (2) MStV)',
      )
    : undefined;

const noArbitrationBoard: Contradiction = ({disputeResolution: {participates, board}}) =>
  participates.value === true && !isStated(board)
    ? missing(
        board.path,
        'an operator who takes part in arbitration must name the board with its address and website (§ 36 (1) No. 2 VSBG)',
      )
    : undefined;

/** An address without a country is in Germany. */
function germanPostalCode({postalCode, country}: Draft<PostalAddress>): Problem | undefined {
  const isGerman = country.value === undefined || isGermany(country.value);
  return postalCode.value !== undefined && isGerman && !/^\d{5}$/.test(postalCode.value)
    ? contradictory(postalCode, 'a German postal code has five digits')
    : undefined;
}

const CONTRADICTIONS: readonly Contradiction[] = [
  singleName,
  ({address}) => germanPostalCode(address),
  noSecondContact,
  businessDetailsOfPrivateSite,
  noRegister,
  noLiquidationPossible,
  editorAbroad,
  ({editor}) => germanPostalCode(editor.address),
  noArbitrationBoard,
];

export function contradictionsOf(operator: OperatorDraft): Problem[] {
  return CONTRADICTIONS.flatMap((check) => check(operator) ?? []);
}
