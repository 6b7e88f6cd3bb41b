import {isBlank} from './checkValue';
import {isGermany} from './isGermany';
import {needsRegister} from './needsRegister';
import type {OperatorType} from './OperatorRecord';
import type {Problem} from './Problem';
import {valueAt} from './valueAt';

interface Subject {
  /** Undefined as long as the record does not say. */
  type: OperatorType | undefined;
  has: (path: string) => boolean;
  text: (path: string) => string;
  value: (path: string) => unknown;
}

type Contradiction = (subject: Subject) => Problem | undefined;

const CAN_BE_LIQUIDATED =
  /\b(AG|KGaA|GmbH|UG)\b|aktiengesellschaft|aktien|mit beschränkter haftung|haftungsbeschränkt/i;

function missing(field: string, message: string): Problem {
  return {kind: 'missing', field, message};
}

function contradictory(field: string, message: string): Problem {
  return {kind: 'contradictory', field, message};
}

const noSecondContact: Contradiction = ({has, value}) => {
  if (has('phone') || has('contactUrl')) return undefined;
  if (value('businessLike') === false) return undefined;
  return missing(
    'phone or contactUrl',
    'an e-mail address alone is no quick and direct contact; add phone or contactUrl (§ 5 (1) No. 2 DDG)',
  );
};

const incompleteName: Contradiction = ({type, has, text}) => {
  const natural = type === 'private-person' || type === 'sole-trader';
  if (!natural || !has('name') || text('name').trim().includes(' ')) return undefined;
  return contradictory('name', 'must be the first and the last name of the person');
};

const businessDetailsOfPrivateSite: Contradiction = ({value, has}) => {
  if (value('businessLike') !== false) return undefined;
  const found = ['vatId', 'businessId', 'supervisoryAuthority', 'profession', 'audiovisual'].filter(
    has,
  );
  if (found.length === 0) return undefined;
  return contradictory(
    'businessLike',
    `is false, but ${found.join(', ')} belong to a business-like service; remove one or the other (§ 5 DDG)`,
  );
};

const noRegister: Contradiction = ({type, has, text}) => {
  if (has('register')) return undefined;
  if (type === 'company' && !has('legalForm')) return undefined;
  if (!needsRegister(type, text)) return undefined;
  return missing(
    'register',
    'this legal form is entered in a public register; state register.name and register.number (§ 5 (1) No. 4 DDG)',
  );
};

const noLiquidationPossible: Contradiction = ({value, text}) =>
  value('liquidation') === true && !CAN_BE_LIQUIDATED.test(text('legalForm'))
    ? contradictory(
        'liquidation',
        'applies to AG, KGaA and GmbH alone; remove it or correct legalForm (§ 5 (1) No. 7 DDG)',
      )
    : undefined;

const editorAbroad: Contradiction = ({has, text}) =>
  has('editor.address.country') && !isGermany(text('editor.address.country'))
    ? contradictory(
        'editor.address.country',
        'the responsible person must live in Germany; name another one (§ 18 (2) MStV)',
      )
    : undefined;

const noArbitrationBoard: Contradiction = ({value, has}) =>
  value('disputeResolution.participates') === true && !has('disputeResolution.board')
    ? missing(
        'disputeResolution.board',
        'who takes part in arbitration names the board with address and website (§ 36 (1) No. 2 VSBG)',
      )
    : undefined;

/** The rule for the address at a path; without a country it is in Germany. */
const germanPostalCode =
  (address: string): Contradiction =>
  ({has, text}) => {
    const field = `${address}.postalCode`;
    const german = !has(`${address}.country`) || isGermany(text(`${address}.country`));
    return has(field) && german && !/^\d{5}$/.test(text(field).trim())
      ? contradictory(field, 'a German postal code has five digits')
      : undefined;
  };

const CONTRADICTIONS: readonly Contradiction[] = [
  incompleteName,
  germanPostalCode('address'),
  noSecondContact,
  businessDetailsOfPrivateSite,
  noRegister,
  noLiquidationPossible,
  editorAbroad,
  germanPostalCode('editor.address'),
  noArbitrationBoard,
];

/** What several values of a record taken together leave out or say against each other. */
export function contradictionsOf(record: unknown, type: OperatorType | undefined): Problem[] {
  const value = (path: string) => valueAt(record, path);
  const text = (path: string) => {
    const found = value(path);
    return typeof found === 'string' ? found : '';
  };
  const has = (path: string) => !isBlank(value(path));
  return CONTRADICTIONS.flatMap((check) => check({type, value, text, has}) ?? []);
}
