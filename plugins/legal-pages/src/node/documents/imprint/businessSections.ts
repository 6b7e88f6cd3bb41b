import type {LegalSection} from '@theme/LegalPage';
import {isStated, type OperatorDraft} from '../../operator/OperatorDraft';
import {lineIfStated, shown, webLink} from '../shown';
import {lines, paragraph, sectionIf} from '../text';

/** Information that § 5 (1) DDG requires of some businesses: registers, tax, authorities, professions. */
export function businessSections({
  register,
  capital,
  vatId,
  businessId,
  supervisoryAuthority,
  profession,
  liquidation,
  audiovisual,
}: OperatorDraft): LegalSection[] {
  return [
    ...sectionIf(
      isStated(register),
      'register',
      'Registereintrag',
      '§ 5 Abs. 1 Nr. 4 DDG',
      lines(['Register: ', shown(register.name)], ['Registernummer: ', shown(register.number)]),
    ),
    ...sectionIf(
      isStated(capital),
      'kapital',
      'Kapital der Gesellschaft',
      '§ 5 Abs. 1 Nr. 1 DDG',
      lines(
        ['Stamm- oder Grundkapital: ', shown(capital.amount)],
        ...lineIfStated(capital.outstanding, 'Ausstehende Einlagen: '),
      ),
    ),
    ...sectionIf(
      isStated(vatId) || isStated(businessId),
      'steuernummern',
      'Identifikationsnummern',
      '§ 5 Abs. 1 Nr. 6 DDG',
      lines(
        ...lineIfStated(vatId, 'Umsatzsteuer-Identifikationsnummer (§ 27a UStG): '),
        ...lineIfStated(businessId, 'Wirtschafts-Identifikationsnummer (§ 139c AO): '),
      ),
    ),
    ...sectionIf(
      isStated(supervisoryAuthority),
      'aufsichtsbehoerde',
      'Zuständige Aufsichtsbehörde',
      '§ 5 Abs. 1 Nr. 3 DDG',
      lines(
        [shown(supervisoryAuthority.name)],
        ...lineIfStated(supervisoryAuthority.address),
        ...(isStated(supervisoryAuthority.url) ? [[webLink(supervisoryAuthority.url)]] : []),
      ),
    ),
    ...sectionIf(
      isStated(profession),
      'berufsrecht',
      'Berufsrechtliche Angaben',
      '§ 5 Abs. 1 Nr. 5 DDG',
      lines(
        ['Kammer: ', shown(profession.chamber)],
        ['Gesetzliche Berufsbezeichnung: ', shown(profession.title)],
        ['Verliehen in: ', shown(profession.state)],
        ['Berufsrechtliche Regelungen: ', shown(profession.rules)],
        ['Zugänglich unter: ', webLink(profession.rulesUrl)],
      ),
    ),
    ...sectionIf(
      liquidation.value === true,
      'abwicklung',
      'Abwicklung',
      '§ 5 Abs. 1 Nr. 7 DDG',
      paragraph('Die Gesellschaft befindet sich in Abwicklung oder Liquidation.'),
    ),
    ...sectionIf(
      isStated(audiovisual),
      'audiovisuelle-mediendienste',
      'Audiovisueller Mediendienst',
      '§ 5 Abs. 1 Nr. 8 DDG',
      lines(
        ['Sitzland: ', shown(audiovisual.memberState)],
        ['Zuständige Regulierungs- und Aufsichtsbehörden: ', shown(audiovisual.authority)],
      ),
    ),
  ];
}
