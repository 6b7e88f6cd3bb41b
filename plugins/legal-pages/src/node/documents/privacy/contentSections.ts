import type {LegalSection} from '@theme/LegalPage';
import type {ThirdParty} from '../../facts/recipients';
import {link, paragraph, section} from '../text';
import type {SiteFacts} from './SiteFacts';
import {thirdCountryBlocks} from './thirdCountryBlocks';

const THIRD_PARTY_BASES: Record<ThirdParty['basis'], string> = {
  consent:
    'Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG). Die Verbindung entsteht erst, nachdem Sie eingewilligt haben.',
  interest:
    'Art. 6 Abs. 1 Buchst. f DSGVO. Das berechtigte Interesse besteht darin, diesen Inhalt anzubieten.',
};

function thirdPartySection(party: ThirdParty, position: number): LegalSection {
  return section(
    `dienst-${position + 1}`,
    party.name,
    'Art. 13 Abs. 1 Buchst. c bis f, Abs. 2 Buchst. a DSGVO',
    paragraph({kind: 'strong', text: 'Anbieter: '}, party.provider),
    paragraph({kind: 'strong', text: 'Zweck: '}, party.purpose),
    paragraph({kind: 'strong', text: 'Rechtsgrundlage: '}, THIRD_PARTY_BASES[party.basis]),
    ...thirdCountryBlocks(party.provider, party.thirdCountry),
    paragraph({kind: 'strong', text: 'Speicherdauer: '}, party.retention),
    paragraph(
      'Näheres erklärt der Anbieter in der eigenen ',
      link(party.privacyUrl, 'Datenschutzerklärung'),
      '.',
    ),
  );
}

export function contentSections({
  thirdParties,
  localSearch,
  connections,
  connectsElsewhere,
}: SiteFacts): LegalSection[] {
  const own = section(
    'keine-inhalte-dritter',
    'Keine Inhalte Dritter',
    'Art. 25 DSGVO',
    paragraph(
      'Schriften, Bilder, Skripte und Daten kommen vom selben Server wie die Seiten. Beim Lesen nimmt Ihr Browser keine Verbindung zu anderen Anbietern auf. Diese Website misst keine Besuche und bildet keine Profile.',
    ),
  );
  const search = section(
    'suche',
    'Suche',
    'Art. 13 Abs. 1 Buchst. c DSGVO',
    paragraph(
      'Die Suche läuft in Ihrem Browser; einen Suchdienst gibt es nicht. Die Adresse einer Ergebnisseite enthält aber den Suchbegriff. Er gehört damit zu den Angaben, die beim Abruf der Website übermittelt werden, wenn Sie eine solche Adresse aufrufen oder neu laden. Er kann auch dann dazugehören, wenn Ihr Browser von einer Ergebnisseite aus weitere Seiten oder Dateien lädt und dabei die Adresse der Ergebnisseite als zuvor besuchte Seite (Referrer) mitteilt.',
    ),
  );
  const sent = section(
    'gesendete-angaben',
    'Was von selbst gesendet wird',
    'Art. 13 Abs. 1 Buchst. c und e DSGVO',
    ...connections.map(({address, purpose}) =>
      paragraph({kind: 'strong', text: `${address}: `}, purpose),
    ),
    paragraph(
      'Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO; das berechtigte Interesse besteht darin, das Angebot zu verbessern.',
    ),
  );
  const links = section(
    'verweise',
    'Verweise auf andere Websites',
    'Art. 13 Abs. 1 Buchst. e DSGVO',
    paragraph(
      'Verweise auf andere Websites sind einfache Links. Deren Anbieter erhalten erst dann Daten, wenn Sie einen solchen Link anklicken; dafür gelten ihre eigenen Datenschutzhinweise.',
    ),
  );
  return [
    ...(thirdParties.length > 0 || connectsElsewhere ? thirdParties.map(thirdPartySection) : [own]),
    ...(localSearch ? [search] : []),
    ...(connections.length > 0 ? [sent] : []),
    links,
  ];
}
