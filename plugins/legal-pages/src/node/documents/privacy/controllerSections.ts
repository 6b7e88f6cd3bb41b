import type {LegalSection} from '@theme/LegalPage';
import {contactLines} from '../contactLines';
import {nameLines} from '../nameLines';
import type {OperatorView} from '../OperatorView';
import {lines, paragraph, section} from '../text';

/** Who is responsible, and the data protection officer where there is one. */
export function controllerSections(operator: OperatorView): LegalSection[] {
  const controller = section(
    'verantwortlicher',
    'Verantwortlicher',
    'Art. 13 Abs. 1 Buchst. a DSGVO',
    paragraph('Verantwortlich für die Verarbeitung im Sinne des Art. 4 Nr. 7 DSGVO ist:'),
    lines(...nameLines(operator), ...operator.address('address'), ...contactLines(operator)),
  );
  if (!operator.has('dataProtectionOfficer')) return [controller];
  const officer = section(
    'datenschutzbeauftragter',
    'Kontakt zum Datenschutzbeauftragten',
    'Art. 13 Abs. 1 Buchst. b DSGVO',
    lines(
      ...(operator.has('dataProtectionOfficer.name')
        ? [[operator.text('dataProtectionOfficer.name')]]
        : []),
      ...(operator.has('dataProtectionOfficer.address')
        ? [[operator.text('dataProtectionOfficer.address')]]
        : []),
      ['E-Mail: ', operator.email('dataProtectionOfficer.email')],
    ),
  );
  return [controller, officer];
}
