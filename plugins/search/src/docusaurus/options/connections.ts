import type {HtmlTagObject} from '@docusaurus/types';
import type {PluginOptions} from '../../options';

/**
 * An address that the search connects to. It is plain data, so that other plugins can read it without importing this
 * one.
 */
export interface Connection {
  /** As in the option: an address, or a path on the site's host. */
  address: string;
  /** Data that is sent and why, as German sentences for the privacy notice. */
  purpose: string;
}

export function connections({
  reportMissed,
  otherSites,
}: Pick<PluginOptions, 'reportMissed' | 'otherSites'>): Connection[] {
  const missed =
    reportMissed === undefined
      ? []
      : [
          {
            address: reportMissed,
            purpose:
              'Findet die Suche nichts, werden die eingegebenen Wörter einmal übermittelt, damit fehlende Inhalte ergänzt werden können. Außer ihnen wird übermittelt, was Ihr Browser bei jedem Abruf sendet, darunter Ihre IP-Adresse. Sendet Ihr Browser „Do Not Track“ oder „Global Privacy Control“, unterbleibt die Übermittlung.',
          },
        ];
  const sites = otherSites.map(({url}) => ({
    address: url,
    purpose:
      'Suchen Sie, so lädt Ihr Browser von dort Teile des Suchindexes, damit auch diese Website durchsucht werden kann. Dabei werden Ihre IP-Adresse und die Angaben übermittelt, die Ihr Browser bei jedem Abruf sendet, nicht aber die eingegebenen Wörter.',
  }));
  return [...missed, ...sites];
}

/**
 * Returns `<meta>` elements that name the other hosts the scripts connect to. The content security policy is derived
 * from them.
 */
export function connectionTags(list: readonly Connection[]): HtmlTagObject[] {
  const origins = list
    .filter(({address}) => URL.canParse(address))
    .map(({address}) => new URL(address).origin);
  return [...new Set(origins)].map((content) => ({
    tagName: 'meta',
    attributes: {name: 'content-security-policy:connect-src', content},
  }));
}
