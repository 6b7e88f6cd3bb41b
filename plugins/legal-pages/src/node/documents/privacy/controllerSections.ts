import type {LegalSection} from '@theme/LegalPage';
import {isStated, type OperatorDraft} from '../../operator/OperatorDraft';
import {addressLines, contactLines, nameLines} from '../operatorLines';
import {emailLink, lineIfStated} from '../shown';
import {lines, paragraph, section, sectionIf} from '../text';

export function controllerSections(operator: OperatorDraft): LegalSection[] {
  const {dataProtectionOfficer: officer} = operator;
  return [
    section(
      'verantwortlicher',
      'Verantwortlicher',
      'Art. 13 Abs. 1 Buchst. a DSGVO',
      paragraph('Verantwortlich für die Verarbeitung im Sinne des Art. 4 Nr. 7 DSGVO ist:'),
      lines(...nameLines(operator), ...addressLines(operator.address), ...contactLines(operator)),
    ),
    ...sectionIf(
      isStated(officer),
      'datenschutzbeauftragter',
      'Kontakt zum Datenschutzbeauftragten',
      'Art. 13 Abs. 1 Buchst. b DSGVO',
      lines(...lineIfStated(officer.name), ...lineIfStated(officer.address), [
        'E-Mail: ',
        emailLink(officer.email),
      ]),
    ),
  ];
}
