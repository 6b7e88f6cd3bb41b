import type {FieldKind} from './fieldKinds';
import type {OperatorType} from './OperatorRecord';

/**
 * Definition of a field of the operator record. Its validation, JSON schema and environment variable are derived from
 * it.
 */
export interface Field {
  path: string;
  kind: FieldKind;
  /** Section of the law that requires the field. */
  law: string;
  description: string;
  requiredFor: readonly OperatorType[];
  allowedFor: readonly OperatorType[];
  /** Whether the field is required if another field of its group has a value. */
  requiredInGroup: boolean;
}

export const OPERATOR_TYPES = ['private-person', 'sole-trader', 'association', 'company'] as const;
const LEGAL_PERSONS = ['association', 'company'] as const;
const TRADERS = ['sole-trader', 'association', 'company'] as const;

type Extras = Partial<Pick<Field, 'requiredFor' | 'allowedFor' | 'requiredInGroup'>>;
type Description = Omit<Field, 'path'>;

function field(
  kind: FieldKind,
  law: string,
  description: string,
  extras: Extras = {},
): Description {
  return {
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

/** All fields of `OperatorRecord` except `type`, in the order of the pages. */
const RECORD_FIELDS: Readonly<Record<string, Description>> = {
  name: field('text', NAME_AND_ADDRESS, 'Full name of the person, or registered name', always),
  businessName: field('text', NAME_AND_ADDRESS, 'Name of the business', {
    allowedFor: ['sole-trader'],
  }),
  legalForm: field('text', '§ 5 (1) No. 1 DDG', 'Legal form, for example GmbH', {
    requiredFor: LEGAL_PERSONS,
    allowedFor: LEGAL_PERSONS,
  }),
  'address.street': field('text', NAME_AND_ADDRESS, 'Street and house number, no PO box', always),
  'address.postalCode': field('text', NAME_AND_ADDRESS, 'Postal code', always),
  'address.city': field('text', NAME_AND_ADDRESS, 'City', always),
  'address.country': field('text', NAME_AND_ADDRESS, 'Country, default Deutschland'),
  representatives: field('list', '§ 5 (1) No. 1 DDG', 'Persons authorized to represent', {
    requiredFor: LEGAL_PERSONS,
    allowedFor: LEGAL_PERSONS,
  }),
  'capital.amount': field('text', '§ 5 (1) No. 1 DDG', 'Share capital with its currency', {
    allowedFor: ['company'],
    requiredInGroup: true,
  }),
  'capital.outstanding': field('text', '§ 5 (1) No. 1 DDG', 'Contributions not yet paid in', {
    allowedFor: ['company'],
  }),
  email: field('email', CONTACT, 'E-mail address', always),
  phone: field('phone', CONTACT, 'Telephone number with country code'),
  contactUrl: field('url', CONTACT, 'Contact form or chat, as an https address'),
  businessLike: field('boolean', '§ 5 DDG, § 18 (1) MStV', 'False: § 5 DDG does not apply', {
    allowedFor: ['private-person'],
  }),
  'supervisoryAuthority.name': field(
    'text',
    '§ 5 (1) No. 3 DDG',
    'Supervisory authority',
    withGroup,
  ),
  'supervisoryAuthority.address': field('text', '§ 5 (1) No. 3 DDG', 'Address of the authority'),
  'supervisoryAuthority.url': field('url', '§ 5 (1) No. 3 DDG', 'Website of the authority'),
  'register.name': field('text', '§ 5 (1) No. 4 DDG', 'Register and court', {
    allowedFor: TRADERS,
    requiredInGroup: true,
  }),
  'register.number': field('text', '§ 5 (1) No. 4 DDG', 'Number in the register', {
    allowedFor: TRADERS,
    requiredInGroup: true,
  }),
  'profession.chamber': field('text', PROFESSION, 'Professional chamber', withGroup),
  'profession.title': field('text', PROFESSION, 'Legal job title', withGroup),
  'profession.state': field('text', PROFESSION, 'State that granted the title', withGroup),
  'profession.rules': field('text', PROFESSION, 'Names of the professional rules', withGroup),
  'profession.rulesUrl': field('url', PROFESSION, 'Where the rules can be read', withGroup),
  vatId: field('vat-id', '§ 5 (1) No. 6 DDG', 'VAT identification number'),
  businessId: field('business-id', '§ 5 (1) No. 6 DDG', 'Business identification number'),
  liquidation: field('boolean', '§ 5 (1) No. 7 DDG', 'True while being wound up', {
    allowedFor: ['company'],
  }),
  'audiovisual.memberState': field(
    'text',
    '§ 5 (1) No. 8 DDG',
    'Member state of the seat',
    withGroup,
  ),
  'audiovisual.authority': field('text', '§ 5 (1) No. 8 DDG', 'Supervising authorities', withGroup),
  'editor.name': field('text', '§ 18 (2) MStV', 'Person responsible for content', withGroup),
  'editor.address.street': field('text', '§ 18 (2) MStV', "Editor's street, no PO box", withGroup),
  'editor.address.postalCode': field('text', '§ 18 (2) MStV', "Editor's postal code", withGroup),
  'editor.address.city': field('text', '§ 18 (2) MStV', "Editor's city", withGroup),
  'editor.address.country': field('text', '§ 18 (2) MStV', "Editor's country, must be Germany"),
  'dataProtectionOfficer.name': field('text', 'Art. 13 (1) (b) GDPR', 'Name of the officer'),
  'dataProtectionOfficer.email': field('email', 'Art. 13 (1) (b) GDPR', 'E-mail', withGroup),
  'dataProtectionOfficer.address': field('text', 'Art. 13 (1) (b) GDPR', 'Address'),
  'dataProtectionAuthority.name': field('text', 'Art. 13 (2) (d) GDPR', 'Authority', withGroup),
  'dataProtectionAuthority.url': field('url', 'Art. 13 (2) (d) GDPR', 'Its website', withGroup),
  'dataProtectionAuthority.address': field('text', 'Art. 13 (2) (d) GDPR', 'Its address'),
  'disputeResolution.employees': field('count', '§ 36 VSBG', 'Employees on 31 December', {
    allowedFor: TRADERS,
    requiredInGroup: true,
  }),
  'disputeResolution.participates': field('boolean', '§ 36 VSBG', 'Takes part in arbitration', {
    allowedFor: TRADERS,
    requiredInGroup: true,
  }),
  'disputeResolution.board': field('text', '§ 36 (1) No. 2 VSBG', 'Arbitration board', {
    allowedFor: TRADERS,
  }),
};

export const FIELDS: readonly Field[] = Object.entries(RECORD_FIELDS).map(
  ([path, description]) => ({path, ...description}),
);
