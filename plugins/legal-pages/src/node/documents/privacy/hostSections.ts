import type {LegalBlock, LegalSection} from '@theme/LegalPage';
import {DEFAULT_LOG_DATA, LOG_DATA_WORDS, type Host} from '../../facts/recipients';
import {link, list, paragraph, section} from '../text';
import {thirdCountryBlocks} from './thirdCountryBlocks';

const LAW = 'Art. 13 Abs. 1 Buchst. c bis f, Abs. 2 Buchst. a DSGVO';

function recipient({name, role, company}: Host): string {
  return role === 'processor'
    ? `${company} erhält die Daten und verarbeitet sie im Auftrag und nach Weisung des Verantwortlichen (Art. 28 DSGVO).`
    : `${company} erhält die Daten und entscheidet als eigener Verantwortlicher über die Protokolle von ${name}; der Betreiber dieser Website hat auf sie keinen Zugriff.`;
}

function blocks(host: Host): LegalBlock[] {
  const {name, company, address, logData = DEFAULT_LOG_DATA, statements = [], retention} = host;
  return [
    paragraph(
      `Diese Website wird über ${name} bereitgestellt, einen Dienst von ${company}, ${address}. Bei jedem Abruf übermittelt Ihr Browser technisch notwendige Angaben an diesen Dienst:`,
    ),
    list(...logData.map((datum) => [LOG_DATA_WORDS[datum]])),
    ...statements.map((statement) => paragraph(statement)),
    paragraph(
      {kind: 'strong', text: 'Zweck: '},
      'die Seiten auszuliefern und ihren Betrieb gegen Störungen, Angriffe und Missbrauch zu schützen.',
    ),
    paragraph(
      {kind: 'strong', text: 'Rechtsgrundlage: '},
      'Art. 6 Abs. 1 Buchst. f DSGVO. Das berechtigte Interesse besteht darin, diese Website sicher und zuverlässig bereitzustellen (Art. 13 Abs. 1 Buchst. d DSGVO).',
    ),
    paragraph(
      {kind: 'strong', text: 'Empfänger: '},
      recipient(host),
      ...(host.processorsUrl
        ? [
            ' Weitere Empfänger nennt die ',
            link(host.processorsUrl, 'Liste der Unterauftragnehmer'),
            '.',
          ]
        : []),
    ),
    ...thirdCountryBlocks(company, host.thirdCountry),
    paragraph({kind: 'strong', text: 'Speicherdauer: '}, retention),
    paragraph(
      `Näheres erklärt ${company} in der eigenen `,
      link(host.privacyUrl, 'Datenschutzerklärung'),
      '.',
    ),
  ];
}

export function hostSections(hosts: readonly Host[]): LegalSection[] {
  if (hosts.length === 0)
    return [
      section(
        'abruf',
        'Abruf der Website',
        LAW,
        paragraph('Diese Website wird bereitgestellt von: ', {kind: 'missing', field: 'hosts'}),
      ),
    ];
  return hosts.map((host, position) =>
    section(
      position === 0 ? 'abruf' : `abruf-${position + 1}`,
      hosts.length === 1 ? 'Abruf der Website' : `Abruf der Website über ${host.name}`,
      LAW,
      ...blocks(host),
    ),
  );
}
