/** Kinds of operators that the law distinguishes. */
export type OperatorType = 'private-person' | 'sole-trader' | 'association' | 'company';

export interface PostalAddress {
  /** Street and house number. */
  street: string;
  postalCode: string;
  city: string;
  /** Default `Deutschland`. */
  country?: string;
}

/** Values that every operator can state. `FIELDS` names the section of the law for each. */
interface CommonRecord {
  /** First and last name of a natural person, or registered name of a legal person. */
  name: string;
  address: PostalAddress;
  email: string;
  /** Phone number with country code, for example `+49 …`. */
  phone?: string;
  /** Contact form or chat: the second quick way of contact, in addition to e-mail. */
  contactUrl?: string;
  /** Public register in which the operator is entered. */
  register?: {
    /** Register and court, for example `Vereinsregister, Amtsgericht …`. */
    name: string;
    number: string;
  };
  /** VAT identification number under § 27a UStG. */
  vatId?: string;
  /** Business identification number under § 139c AO. */
  businessId?: string;
  /** Supervisory authority of an activity that needs a license. */
  supervisoryAuthority?: {name: string; address?: string; url?: string};
  profession?: {
    chamber: string;
    title: string;
    /** State that granted the title. */
    state: string;
    /** Names of the professional rules. */
    rules: string;
    rulesUrl: string;
  };
  audiovisual?: {memberState: string; authority: string};
  /** Natural person who is responsible for journalistic and editorial content. */
  editor?: {name: string; address: PostalAddress};
  dataProtectionOfficer?: {email: string; name?: string; address?: string};
  /** Data protection authority at the operator's seat. */
  dataProtectionAuthority?: {name: string; url: string; address?: string};
  /** Statement on dispute resolution before a consumer arbitration board. */
  disputeResolution?: {
    /** Number of employees on 31 December of the previous year. */
    employees: number;
    participates: boolean;
    /** Name, address and website of the board, if the operator participates. */
    board?: string;
  };
}

interface PrivatePersonRecord extends CommonRecord {
  type: 'private-person';
  /**
   * `false` states that the site is not a business-like service under § 5 DDG. Then only § 18 (1) MStV applies, and
   * no second quick way of contact is required. Default true, the cautious interpretation.
   */
  businessLike?: boolean;
}

interface SoleTraderRecord extends CommonRecord {
  type: 'sole-trader';
  /** Name of the business, if it differs from that of the person. */
  businessName?: string;
}

interface AssociationRecord extends CommonRecord {
  type: 'association';
  /** For example `eingetragener Verein`. */
  legalForm: string;
  representatives: string[];
}

interface CompanyRecord extends CommonRecord {
  type: 'company';
  legalForm: string;
  representatives: string[];
  /** Share capital. Only required if the site mentions the capital of the company. */
  capital?: {
    /** Amount with currency, for example `25.000 Euro`. */
    amount: string;
    /** Outstanding cash contributions, with currency. */
    outstanding?: string;
  };
  /** Whether a stock corporation, KGaA or GmbH is being wound up or liquidated. */
  liquidation?: boolean;
}

/** Operator record from which the legal pages are generated. */
export type OperatorRecord =
  | PrivatePersonRecord
  | SoleTraderRecord
  | AssociationRecord
  | CompanyRecord;
