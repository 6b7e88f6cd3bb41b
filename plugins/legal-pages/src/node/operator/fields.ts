import type {OperatorType} from './OperatorRecord';

export type FieldKind =
  'text' | 'email' | 'phone' | 'url' | 'list' | 'boolean' | 'count' | 'vat-id' | 'business-id';

/** One value of the operator record: the single source of its check, its schema and its variable. */
export interface Field {
  /** Where the value stands in the record, its names joined by dots. */
  path: string;
  kind: FieldKind;
  /** The paragraph that asks for it. */
  law: string;
  /** Meaning, for editors and for the list of what is missing. */
  description: string;
  /** Operators who must state it. */
  requiredFor: readonly OperatorType[];
  /** Operators for whom it has a meaning. */
  allowedFor: readonly OperatorType[];
  /** Must be stated as soon as another value of the same group is. */
  requiredInGroup: boolean;
}

export const OPERATOR_TYPES = ['private-person', 'sole-trader', 'association', 'company'] as const;
const LEGAL_PERSONS = ['association', 'company'] as const;
const TRADERS = ['sole-trader', 'association', 'company'] as const;

type Extras = Partial<Pick<Field, 'requiredFor' | 'allowedFor' | 'requiredInGroup'>>;

function field(
  path: string,
  kind: FieldKind,
  law: string,
  description: string,
  extras: Extras = {},
): Field {
  return {
    path,
    kind,
    law,
    description,
    requiredFor: [],
    allowedFor: OPERATOR_TYPES,
    requiredInGroup: false,
    ...extras,
  };
}

const NAME_AND_ADDRESS = '§ 5 (1) No. 1 DDG, § 18 (1) MStV';
const CONTACT = '§ 5 (1) No. 2 DDG, Art. 13 (1) (a) GDPR';
const PROFESSION = '§ 5 (1) No. 5 DDG';
const always: Extras = {requiredFor: OPERATOR_TYPES};
const withGroup: Extras = {requiredInGroup: true};

/** Every value of the operator record besides its `type`, in the order in which the pages use them. */
export const FIELDS: readonly Field[] = [
  field('name', 'text', NAME_AND_ADDRESS, 'Full name of the person, or registered name', always),
  field('businessName', 'text', NAME_AND_ADDRESS, 'Name of the business', {
    allowedFor: ['sole-trader'],
  }),
  field('legalForm', 'text', '§ 5 (1) No. 1 DDG', 'Legal form, for example GmbH', {
    requiredFor: LEGAL_PERSONS,
    allowedFor: LEGAL_PERSONS,
  }),
  field('address.street', 'text', NAME_AND_ADDRESS, 'Street and house number, no PO box', always),
  field('address.postalCode', 'text', NAME_AND_ADDRESS, 'Postal code', always),
  field('address.city', 'text', NAME_AND_ADDRESS, 'City', always),
  field('address.country', 'text', NAME_AND_ADDRESS, 'Country, default Deutschland'),
  field('representatives', 'list', '§ 5 (1) No. 1 DDG', 'Persons authorised to represent', {
    requiredFor: LEGAL_PERSONS,
    allowedFor: LEGAL_PERSONS,
  }),
  field('capital.amount', 'text', '§ 5 (1) No. 1 DDG', 'Share capital with its currency', {
    allowedFor: ['company'],
    requiredInGroup: true,
  }),
  field('capital.outstanding', 'text', '§ 5 (1) No. 1 DDG', 'Contributions not yet paid in', {
    allowedFor: ['company'],
  }),
  field('email', 'email', CONTACT, 'E-mail address', always),
  field('phone', 'phone', CONTACT, 'Telephone number with country code'),
  field('contactUrl', 'url', CONTACT, 'Contact form or chat, as an https address'),
  field('businessLike', 'boolean', '§ 5 DDG, § 18 (1) MStV', 'False: § 5 DDG does not apply', {
    allowedFor: ['private-person'],
  }),
  field(
    'supervisoryAuthority.name',
    'text',
    '§ 5 (1) No. 3 DDG',
    'Supervisory authority',
    withGroup,
  ),
  field('supervisoryAuthority.address', 'text', '§ 5 (1) No. 3 DDG', 'Address of the authority'),
  field('supervisoryAuthority.url', 'url', '§ 5 (1) No. 3 DDG', 'Website of the authority'),
  field('register.name', 'text', '§ 5 (1) No. 4 DDG', 'Register and court', {
    allowedFor: TRADERS,
    requiredInGroup: true,
  }),
  field('register.number', 'text', '§ 5 (1) No. 4 DDG', 'Number in the register', {
    allowedFor: TRADERS,
    requiredInGroup: true,
  }),
  field('profession.chamber', 'text', PROFESSION, 'Professional chamber', withGroup),
  field('profession.title', 'text', PROFESSION, 'Legal job title', withGroup),
  field('profession.state', 'text', PROFESSION, 'State that granted the title', withGroup),
  field('profession.rules', 'text', PROFESSION, 'Names of the professional rules', withGroup),
  field('profession.rulesUrl', 'url', PROFESSION, 'Where the rules can be read', withGroup),
  field('vatId', 'vat-id', '§ 5 (1) No. 6 DDG', 'VAT identification number'),
  field('businessId', 'business-id', '§ 5 (1) No. 6 DDG', 'Business identification number'),
  field('liquidation', 'boolean', '§ 5 (1) No. 7 DDG', 'True while being wound up', {
    allowedFor: ['company'],
  }),
  field(
    'audiovisual.memberState',
    'text',
    '§ 5 (1) No. 8 DDG',
    'Member state of the seat',
    withGroup,
  ),
  field('audiovisual.authority', 'text', '§ 5 (1) No. 8 DDG', 'Supervising authorities', withGroup),
  field('editor.name', 'text', '§ 18 (2) MStV', 'Person responsible for content', withGroup),
  field('editor.address.street', 'text', '§ 18 (2) MStV', "Editor's street, no PO box", withGroup),
  field('editor.address.postalCode', 'text', '§ 18 (2) MStV', "Editor's postal code", withGroup),
  field('editor.address.city', 'text', '§ 18 (2) MStV', "Editor's city", withGroup),
  field('editor.address.country', 'text', '§ 18 (2) MStV', "Editor's country, must be Germany"),
  field('dataProtectionOfficer.name', 'text', 'Art. 13 (1) (b) GDPR', 'Name of the officer'),
  field('dataProtectionOfficer.email', 'email', 'Art. 13 (1) (b) GDPR', 'E-mail', withGroup),
  field('dataProtectionOfficer.address', 'text', 'Art. 13 (1) (b) GDPR', 'Address'),
  field('dataProtectionAuthority.name', 'text', 'Art. 13 (2) (d) GDPR', 'Authority', withGroup),
  field('dataProtectionAuthority.url', 'url', 'Art. 13 (2) (d) GDPR', 'Its website', withGroup),
  field('dataProtectionAuthority.address', 'text', 'Art. 13 (2) (d) GDPR', 'Its address'),
  field('disputeResolution.employees', 'count', '§ 36 VSBG', 'Employees on 31 December', {
    allowedFor: TRADERS,
    requiredInGroup: true,
  }),
  field('disputeResolution.participates', 'boolean', '§ 36 VSBG', 'Takes part in arbitration', {
    allowedFor: TRADERS,
    requiredInGroup: true,
  }),
  field('disputeResolution.board', 'text', '§ 36 (1) No. 2 VSBG', 'Arbitration board', {
    allowedFor: TRADERS,
  }),
];

/** Finds the field at a path. */
export function fieldAt(path: string): Field | undefined {
  return FIELDS.find((candidate) => candidate.path === path);
}
