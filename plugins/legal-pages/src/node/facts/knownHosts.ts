import {EU_US_DATA_PRIVACY_FRAMEWORK, type Host} from './Host';

/**
 * GitHub Pages, as its own documentation and privacy statement describe it.
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

/** Hosts whose facts the plugin knows, by the name that the option `hosts` accepts. */
export const KNOWN_HOSTS = {'github-pages': GITHUB_PAGES} as const;

export type KnownHostName = keyof typeof KNOWN_HOSTS;

/** The facts of a host, whether known by name or described in full. */
export function hostFacts(host: KnownHostName | Host): Host {
  return typeof host === 'string' ? KNOWN_HOSTS[host] : host;
}
