import type {LegalSection} from '@theme/LegalPage';

import {lines, link, list, paragraph, section} from '../text';
import {isStated, type OperatorDraft} from '../../operator/OperatorDraft';
import {lineIfStated, shown, webLink} from '../shown';

const AUTHORITIES = 'https://www.bfdi.bund.de/DE/Service/Anschriften/Laender/Laender-node.html';

const RIGHTS: readonly string[] = [
  'Auskunft über die Daten, die zu Ihnen verarbeitet werden (Art. 15 DSGVO)',
  'Berichtigung unrichtiger und Vervollständigung unvollständiger Daten (Art. 16 DSGVO)',
  'Löschung (Art. 17 DSGVO)',
  'Einschränkung der Verarbeitung (Art. 18 DSGVO)',
  'Übertragbarkeit der Daten, die Sie bereitgestellt haben, soweit die automatisierte Verarbeitung auf einer Einwilligung oder einem Vertrag beruht (Art. 20 DSGVO)',
  'Widerspruch gegen die Verarbeitung (Art. 21 DSGVO), siehe den folgenden Abschnitt',
];

function complaint(operator: OperatorDraft): LegalSection {
  return section(
    'beschwerde',
    'Beschwerde bei einer Aufsichtsbehörde',
    'Art. 13 Abs. 2 Buchst. d, Art. 77 DSGVO',
    paragraph(
      'Sie können sich bei einer Datenschutzaufsichtsbehörde beschweren, insbesondere in dem Mitgliedstaat, in dem Sie sich gewöhnlich aufhalten oder arbeiten oder in dem der mutmaßliche Verstoß geschehen ist.',
    ),
    isStated(operator.dataProtectionAuthority)
      ? lines(
          ['Aufsichtsbehörde am Sitz des Verantwortlichen:'],
          [shown(operator.dataProtectionAuthority.name)],
          ...lineIfStated(operator.dataProtectionAuthority.address),
          [webLink(operator.dataProtectionAuthority.url)],
        )
      : paragraph(
          'Die Anschriften der deutschen Behörden nennt die ',
          link(AUTHORITIES, 'Bundesbeauftragte für den Datenschutz und die Informationsfreiheit'),
          '.',
        ),
  );
}

const objection: LegalSection = {
  ...section(
    'widerspruchsrecht',
    'Widerspruchsrecht',
    'Art. 21 Abs. 1 und 4 DSGVO',
    paragraph({
      kind: 'strong',
      text: 'Sie haben das Recht, aus Gründen, die sich aus Ihrer besonderen Situation ergeben, jederzeit Widerspruch gegen die Verarbeitung von Daten einzulegen, die Sie betreffen und die auf Grundlage von Art. 6 Abs. 1 Buchst. f DSGVO verarbeitet werden.',
    }),
    paragraph(
      'Die Daten werden dann nicht mehr verarbeitet, es sei denn, es gibt zwingende schutzwürdige Gründe für die Verarbeitung, die Ihre Interessen, Rechte und Freiheiten überwiegen, oder die Verarbeitung dient der Geltendmachung, Ausübung oder Verteidigung von Rechtsansprüchen. Eine formlose Nachricht an den Verantwortlichen genügt.',
    ),
  ),
  emphasis: true,
};

const withdrawal = section(
  'widerruf',
  'Widerruf einer Einwilligung',
  'Art. 7 Abs. 3, Art. 13 Abs. 2 Buchst. c DSGVO',
  paragraph(
    'Eine Einwilligung können Sie jederzeit mit Wirkung für die Zukunft widerrufen. Die Verarbeitung bis zum Widerruf bleibt rechtmäßig.',
  ),
);

/** Sections about the rights of readers. Withdrawal is only mentioned if something depends on consent. */
export function rightsSections(operator: OperatorDraft, consent: boolean): LegalSection[] {
  return [
    section(
      'ihre-rechte',
      'Ihre Rechte',
      'Art. 13 Abs. 2 Buchst. b DSGVO',
      paragraph(
        'Gegenüber dem Verantwortlichen haben Sie unter den Voraussetzungen des Gesetzes ein Recht auf:',
      ),
      list(...RIGHTS.map((right) => [right])),
    ),
    objection,
    ...(consent ? [withdrawal] : []),
    complaint(operator),
    section(
      'pflicht-zur-bereitstellung',
      'Keine Pflicht zur Bereitstellung',
      'Art. 13 Abs. 2 Buchst. e DSGVO',
      paragraph(
        'Sie sind weder gesetzlich noch vertraglich verpflichtet, Daten bereitzustellen. Ohne die Angaben, die beim Abruf übermittelt werden, kann eine Seite jedoch nicht ausgeliefert werden.',
      ),
    ),
    section(
      'automatisierte-entscheidungen',
      'Keine automatisierten Entscheidungen',
      'Art. 13 Abs. 2 Buchst. f, Art. 22 DSGVO',
      paragraph(
        'Eine automatisierte Entscheidungsfindung einschließlich Profiling findet nicht statt.',
      ),
    ),
  ];
}
