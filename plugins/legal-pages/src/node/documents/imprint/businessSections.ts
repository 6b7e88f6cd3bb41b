import type {LegalSection} from '@theme/LegalPage';
import type {OperatorView} from '../OperatorView';
import {lines, paragraph, section} from '../text';
import type {ImprintSection} from './ImprintSection';

const register: ImprintSection = (operator) =>
  operator.has('register')
    ? section(
        'register',
        'Registereintrag',
        '§ 5 Abs. 1 Nr. 4 DDG',
        lines(
          ['Register: ', operator.text('register.name')],
          ['Registernummer: ', operator.text('register.number')],
        ),
      )
    : undefined;

const capital: ImprintSection = (operator) =>
  operator.has('capital')
    ? section(
        'kapital',
        'Kapital der Gesellschaft',
        '§ 5 Abs. 1 Nr. 1 DDG',
        lines(
          ['Stamm- oder Grundkapital: ', operator.text('capital.amount')],
          ...(operator.has('capital.outstanding')
            ? [['Ausstehende Einlagen: ', operator.text('capital.outstanding')]]
            : []),
        ),
      )
    : undefined;

const taxNumbers: ImprintSection = (operator) => {
  const vat = operator.has('vatId')
    ? [['Umsatzsteuer-Identifikationsnummer (§ 27a UStG): ', operator.text('vatId')]]
    : [];
  const business = operator.has('businessId')
    ? [['Wirtschafts-Identifikationsnummer (§ 139c AO): ', operator.text('businessId')]]
    : [];
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
  operator.has('supervisoryAuthority')
    ? section(
        'aufsichtsbehoerde',
        'Zuständige Aufsichtsbehörde',
        '§ 5 Abs. 1 Nr. 3 DDG',
        lines(
          [operator.text('supervisoryAuthority.name')],
          ...(operator.has('supervisoryAuthority.address')
            ? [[operator.text('supervisoryAuthority.address')]]
            : []),
          ...(operator.has('supervisoryAuthority.url')
            ? [[operator.url('supervisoryAuthority.url')]]
            : []),
        ),
      )
    : undefined;

const profession: ImprintSection = (operator) =>
  operator.has('profession')
    ? section(
        'berufsrecht',
        'Berufsrechtliche Angaben',
        '§ 5 Abs. 1 Nr. 5 DDG',
        lines(
          ['Kammer: ', operator.text('profession.chamber')],
          ['Gesetzliche Berufsbezeichnung: ', operator.text('profession.title')],
          ['Verliehen in: ', operator.text('profession.state')],
          ['Berufsrechtliche Regelungen: ', operator.text('profession.rules')],
          ['Zugänglich unter: ', operator.url('profession.rulesUrl')],
        ),
      )
    : undefined;

const liquidation: ImprintSection = (operator) =>
  operator.value('liquidation') === true
    ? section(
        'abwicklung',
        'Abwicklung',
        '§ 5 Abs. 1 Nr. 7 DDG',
        paragraph('Die Gesellschaft befindet sich in Abwicklung oder Liquidation.'),
      )
    : undefined;

const audiovisual: ImprintSection = (operator) =>
  operator.has('audiovisual')
    ? section(
        'audiovisuelle-mediendienste',
        'Audiovisueller Mediendienst',
        '§ 5 Abs. 1 Nr. 8 DDG',
        lines(
          ['Sitzland: ', operator.text('audiovisual.memberState')],
          [
            'Zuständige Regulierungs- und Aufsichtsbehörden: ',
            operator.text('audiovisual.authority'),
          ],
        ),
      )
    : undefined;

/** What § 5 Abs. 1 DDG asks of some businesses only: registers, tax, authorities, professions. */
export function businessSections(operator: OperatorView): LegalSection[] {
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
