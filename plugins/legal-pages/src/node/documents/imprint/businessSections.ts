import type {LegalSection} from '@theme/LegalPage';
import {lines, paragraph, section} from '../text';
import {isStated, type OperatorDraft} from '../../operator/OperatorDraft';
import {lineIfStated, shown, webLink} from '../shown';

export type ImprintSection = (operator: OperatorDraft) => LegalSection | undefined;

const register: ImprintSection = (operator) =>
  isStated(operator.register)
    ? section(
        'register',
        'Registereintrag',
        '§ 5 Abs. 1 Nr. 4 DDG',
        lines(
          ['Register: ', shown(operator.register.name)],
          ['Registernummer: ', shown(operator.register.number)],
        ),
      )
    : undefined;

const capital: ImprintSection = (operator) =>
  isStated(operator.capital)
    ? section(
        'kapital',
        'Kapital der Gesellschaft',
        '§ 5 Abs. 1 Nr. 1 DDG',
        lines(
          ['Stamm- oder Grundkapital: ', shown(operator.capital.amount)],
          ...lineIfStated(operator.capital.outstanding, 'Ausstehende Einlagen: '),
        ),
      )
    : undefined;

const taxNumbers: ImprintSection = (operator) => {
  const vat = lineIfStated(operator.vatId, 'Umsatzsteuer-Identifikationsnummer (§ 27a UStG): ');
  const business = lineIfStated(
    operator.businessId,
    'Wirtschafts-Identifikationsnummer (§ 139c AO): ',
  );
  return vat.length + business.length > 0
    ? section(
        'steuernummern',
        'Identifikationsnummern',
        '§ 5 Abs. 1 Nr. 6 DDG',
        lines(...vat, ...business),
      )
    : undefined;
};

const supervision: ImprintSection = (operator) =>
  isStated(operator.supervisoryAuthority)
    ? section(
        'aufsichtsbehoerde',
        'Zuständige Aufsichtsbehörde',
        '§ 5 Abs. 1 Nr. 3 DDG',
        lines(
          [shown(operator.supervisoryAuthority.name)],
          ...lineIfStated(operator.supervisoryAuthority.address),
          ...(isStated(operator.supervisoryAuthority.url)
            ? [[webLink(operator.supervisoryAuthority.url)]]
            : []),
        ),
      )
    : undefined;

const profession: ImprintSection = (operator) =>
  isStated(operator.profession)
    ? section(
        'berufsrecht',
        'Berufsrechtliche Angaben',
        '§ 5 Abs. 1 Nr. 5 DDG',
        lines(
          ['Kammer: ', shown(operator.profession.chamber)],
          ['Gesetzliche Berufsbezeichnung: ', shown(operator.profession.title)],
          ['Verliehen in: ', shown(operator.profession.state)],
          ['Berufsrechtliche Regelungen: ', shown(operator.profession.rules)],
          ['Zugänglich unter: ', webLink(operator.profession.rulesUrl)],
        ),
      )
    : undefined;

const liquidation: ImprintSection = (operator) =>
  operator.liquidation.value === true
    ? section(
        'abwicklung',
        'Abwicklung',
        '§ 5 Abs. 1 Nr. 7 DDG',
        paragraph('Die Gesellschaft befindet sich in Abwicklung oder Liquidation.'),
      )
    : undefined;

const audiovisual: ImprintSection = (operator) =>
  isStated(operator.audiovisual)
    ? section(
        'audiovisuelle-mediendienste',
        'Audiovisueller Mediendienst',
        '§ 5 Abs. 1 Nr. 8 DDG',
        lines(
          ['Sitzland: ', shown(operator.audiovisual.memberState)],
          [
            'Zuständige Regulierungs- und Aufsichtsbehörden: ',
            shown(operator.audiovisual.authority),
          ],
        ),
      )
    : undefined;

/** Information that § 5 (1) DDG requires of some businesses: registers, tax, authorities, professions. */
export function businessSections(operator: OperatorDraft): LegalSection[] {
  return [
    register(operator),
    capital(operator),
    taxNumbers(operator),
    supervision(operator),
    profession(operator),
    liquidation(operator),
    audiovisual(operator),
  ].filter((made) => made !== undefined);
}
