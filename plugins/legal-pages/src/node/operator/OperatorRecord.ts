/** Who operates a site, as the law tells operators apart. */
export type OperatorType = 'private-person' | 'sole-trader' | 'association' | 'company';

/** A postal address at which documents can be served: never a PO box or a parcel locker. */
export interface PostalAddress {
  /** Street and house number. */
  street: string;
  postalCode: string;
  city: string;
  /** Default `Deutschland`. */
  country?: string;
}

/** What every operator can state. The paragraph each field belongs to stands in `FIELDS`. */
export interface CommonRecord {
  /** First and last name of a natural person; the registered name of a legal person. */
  name: string;
  address: PostalAddress;
  email: string;
  /** With country code, for example `+49 …`. */
  phone?: string;
  /** Contact form or chat: the second quick way to reach the operator besides e-mail. */
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
  /** Authority that supervises an activity which needs a licence. */
  supervisoryAuthority?: {name: string; address?: string; url?: string};
  /** Regulated profession. */
  profession?: {
    chamber: string;
    title: string;
    /** State that granted the title. */
    state: string;
    /** Names of the professional rules. */
    rules: string;
    /** Where the rules can be read. */
    rulesUrl: string;
  };
  /** Audiovisual media service. */
  audiovisual?: {memberState: string; authority: string};
  /** One natural person, responsible for journalistic and editorial content. */
  editor?: {name: string; address: PostalAddress};
  dataProtectionOfficer?: {email: string; name?: string; address?: string};
  /** Data protection authority at the operator's seat. */
  dataProtectionAuthority?: {name: string; url: string; address?: string};
  /** Statement on dispute resolution before a consumer arbitration board. */
  disputeResolution?: {
    /** Number of employees on 31 December of the previous year. */
    employees: number;
    participates: boolean;
    /** Name, address and website of the board, where the operator takes part. */
    board?: string;
  };
}

export interface PrivatePersonRecord extends CommonRecord {
  type: 'private-person';
  /**
   * False states that the site is not a business-like service in the sense of § 5 DDG, so that only
   * § 18 (1) MStV applies and no second quick contact is needed. Default true, the careful reading.
   */
  businessLike?: boolean;
}

export interface SoleTraderRecord extends CommonRecord {
  type: 'sole-trader';
  /** Name of the business, where it differs from the person's name. */
  businessName?: string;
}

export interface AssociationRecord extends CommonRecord {
  type: 'association';
  /** For example `eingetragener Verein`. */
  legalForm: string;
  representatives: string[];
}

export interface CompanyRecord extends CommonRecord {
  type: 'company';
  /** For example `GmbH`. */
  legalForm: string;
  representatives: string[];
  /** Share capital, only where the site states anything about capital. */
  capital?: {
    /** Amount with currency, for example `25.000 Euro`. */
    amount: string;
    /** Contributions in money not yet paid in, with currency. */
    outstanding?: string;
  };
  /** True while a stock corporation, KGaA or GmbH is being wound up or liquidated. */
  liquidation?: boolean;
}

/** The typed operator record from which the legal pages are generated. */
export type OperatorRecord =
  PrivatePersonRecord | SoleTraderRecord | AssociationRecord | CompanyRecord;
