import type {LegalSection} from '@theme/LegalPage';
import {addressLines, contactLines, nameLines} from '../operatorLines';

import {lines, paragraph, section} from '../text';
import {isStated, type OperatorDraft} from '../../operator/OperatorDraft';
import {emailLink, lineIfStated} from '../shown';

export function controllerSections(operator: OperatorDraft): LegalSection[] {
  const controller = section(
    'verantwortlicher',
    'Verantwortlicher',
    'Art. 13 Abs. 1 Buchst. a DSGVO',
    paragraph('Verantwortlich für die Verarbeitung im Sinne des Art. 4 Nr. 7 DSGVO ist:'),
    lines(...nameLines(operator), ...addressLines(operator.address), ...contactLines(operator)),
  );
  if (!isStated(operator.dataProtectionOfficer)) return [controller];
  const officer = section(
    'datenschutzbeauftragter',
    'Kontakt zum Datenschutzbeauftragten',
    'Art. 13 Abs. 1 Buchst. b DSGVO',
    lines(
      ...lineIfStated(operator.dataProtectionOfficer.name),
      ...lineIfStated(operator.dataProtectionOfficer.address),
      ['E-Mail: ', emailLink(operator.dataProtectionOfficer.email)],
    ),
  );
  return [controller, officer];
}
