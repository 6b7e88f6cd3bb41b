export type LogDatum =
  | 'ip-address'
  | 'time'
  | 'path'
  | 'user-agent'
  | 'referrer'
  | 'status'
  | 'bytes'
  | 'login';

/** Safeguards of data that leaves the European Economic Area. */
export interface ThirdCountry {
  /** Name of the country in German, for example `USA`. */
  country: string;
  /** Adequacy decision under Art. 45 GDPR, for example the EU-US Data Privacy Framework. */
  adequacy?: string;
  /** Whether standard contractual clauses under Art. 46 (2) (c) GDPR are in force. */
  standardContractualClauses?: boolean;
}

/** Facts about a host in the privacy notice. Texts are German. */
export interface Host {
  /** Name of the service, for example `GitHub Pages`. */
  name: string;
  /** Company that runs the service, with its legal form. */
  company: string;
  /** Postal address of the company. */
  address: string;
  /** `processor`: has a contract under Art. 28 GDPR. `controller`: decides itself how it uses its logs. */
  role: 'controller' | 'processor';
  /** Data that the host receives. Default: address, time, path, user agent and referrer. */
  logData?: LogDatum[];
  /** Additional sentences about the use of the data. */
  statements?: string[];
  /** Retention period, or the criteria for it, in whole sentences. */
  retention: string;
  /** Country outside the European Economic Area that receives data, if any. */
  thirdCountry?: ThirdCountry;
  /** Address of the host's privacy statement. */
  privacyUrl: string;
  /** Address of the host's list of sub-processors. */
  processorsUrl?: string;
}

export const DEFAULT_LOG_DATA: readonly LogDatum[] = [
  'ip-address',
  'time',
  'path',
  'user-agent',
  'referrer',
];

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

/** Adequacy decision for certified companies in the United States, as cited in the notice. */
const EU_US_DATA_PRIVACY_FRAMEWORK =
  'EU-US-Datenschutzrahmen, Durchführungsbeschluss (EU) 2023/1795 vom 10. Juli 2023';

/** A third-party service that pages connect to. Texts are German. */
export interface ThirdParty {
  name: string;
  /** Company that runs the service, with its legal form and postal address. */
  provider: string;
  /** Origins that pages load from, for example `https://videos.host.tld`. */
  origins: string[];
  /** Purpose and data, in whole sentences. */
  purpose: string;
  /** `consent`: loaded only after the reader has agreed. `interest`: Art. 6 (1) (f) GDPR. */
  basis: 'consent' | 'interest';
  /** Retention period as a whole sentence. */
  retention: string;
  thirdCountry?: ThirdCountry;
  privacyUrl: string;
}

/**
 * GitHub Pages according to its documentation and privacy statement.
 * @see https://docs.github.com/en/pages/getting-started-with-github-pages/what-is-github-pages#data-collection
 * @see https://docs.github.com/en/site-policy/privacy-policies/github-general-privacy-statement
 */
const GITHUB_PAGES: Host = {
  name: 'GitHub Pages',
  company: 'GitHub, Inc.',
  address: '88 Colin P. Kelly Jr. Street, San Francisco, CA 94107, USA',
  role: 'controller',
  statements: [
    'Nach Angaben von GitHub wird die IP-Adresse bei jedem Besuch einer Seite auf GitHub Pages zu Sicherheitszwecken protokolliert und gespeichert, unabhängig davon, ob Sie bei GitHub angemeldet sind.',
    'Nach eigenen Angaben ist die GitHub, Inc. unter dem EU-US-Datenschutzrahmen zertifiziert.',
    'Ansprechpartner von GitHub im Europäischen Wirtschaftsraum ist die GitHub B.V., Prins Bernhardplein 200, 1097 JB Amsterdam, Niederlande.',
  ],
  retention:
    'GitHub nennt für diese Protokolle keine feste Dauer. Maßgeblich ist, wie lange GitHub sie zu Sicherheitszwecken benötigt.',
  thirdCountry: {
    country: 'USA',
    adequacy: EU_US_DATA_PRIVACY_FRAMEWORK,
    standardContractualClauses: true,
  },
  privacyUrl:
    'https://docs.github.com/en/site-policy/privacy-policies/github-general-privacy-statement',
  processorsUrl: 'https://docs.github.com/en/site-policy/privacy-policies/github-subprocessors',
};

export const KNOWN_HOSTS = {'github-pages': GITHUB_PAGES} as const;

export type KnownHostName = keyof typeof KNOWN_HOSTS;

export function hostFacts(host: KnownHostName | Host): Host {
  return typeof host === 'string' ? KNOWN_HOSTS[host] : host;
}
