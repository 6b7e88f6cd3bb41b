/** A kind of data that a host sees with each request. */
export type LogDatum =
  'ip-address' | 'time' | 'path' | 'user-agent' | 'referrer' | 'status' | 'bytes' | 'login';

/** How data that leaves the European Economic Area is protected. */
export interface ThirdCountry {
  /** Name of the country in German, for example `USA`. */
  country: string;
  /** Adequacy decision under Art. 45 GDPR: the EU-US Data Privacy Framework, or a decision in words. */
  adequacy?: string;
  /** Whether standard contractual clauses under Art. 46 (2) (c) GDPR are in force. */
  standardContractualClauses?: boolean;
}

/** What the privacy notice states about a host. Texts are German, as they stand in the notice. */
export interface Host {
  /** Name of the service, for example `GitHub Pages`. */
  name: string;
  /** Company that runs it, with legal form. */
  company: string;
  /** Postal address of the company. */
  address: string;
  /** `processor`: under a contract by Art. 28 GDPR. `controller`: decides on its logs itself. */
  role: 'controller' | 'processor';
  /** What the host sees. Default: address, time, path, user agent and referrer. */
  logData?: LogDatum[];
  /** Further sentences about what the host does with the data. */
  statements?: string[];
  /** How long it is kept, or what decides on it, as full sentences. */
  retention: string;
  /** Country outside the European Economic Area that data goes to. Leave out when there is none. */
  thirdCountry?: ThirdCountry;
  /** The host's privacy statement. */
  privacyUrl: string;
  /** The host's list of further processors. */
  processorsUrl?: string;
}

export const DEFAULT_LOG_DATA: readonly LogDatum[] = [
  'ip-address',
  'time',
  'path',
  'user-agent',
  'referrer',
];

/** What the notice calls each kind of data. */
export const LOG_DATA_WORDS: Record<LogDatum, string> = {
  'ip-address': 'IP-Adresse',
  time: 'Datum und Uhrzeit des Abrufs',
  path: 'Adresse der abgerufenen Seite oder Datei',
  'user-agent': 'Browser und Betriebssystem (User-Agent)',
  referrer: 'zuvor besuchte Seite (Referrer), sofern Ihr Browser sie mitteilt',
  status: 'Ergebnis des Abrufs (Statuscode)',
  bytes: 'übertragene Datenmenge',
  login: 'Benutzername, sofern Sie sich angemeldet haben',
};

/** The adequacy decision for certified companies in the United States, as the notice cites it. */
export const EU_US_DATA_PRIVACY_FRAMEWORK =
  'EU-US-Datenschutzrahmen, Durchführungsbeschluss (EU) 2023/1795 vom 10. Juli 2023';
