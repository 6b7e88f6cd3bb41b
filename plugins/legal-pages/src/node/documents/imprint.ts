import type {LegalDocument, LegalSection, LegalText} from '@theme/LegalPage';
import type {OperatorView} from './OperatorView';
import {lines, link, list, paragraph, section} from './text';

type MaybeSection = (operator: OperatorView) => LegalSection | undefined;

/** Whether § 5 DDG applies to the operator's site. */
export function isBusinessLike(operator: OperatorView): boolean {
  return operator.value('businessLike') !== false;
}

/** Name and legal form of the operator, one line each. */
export function nameLines(operator: OperatorView): LegalText[][] {
  return [
    ...(operator.has('businessName') ? [[operator.text('businessName')]] : []),
    [operator.text('name')],
    ...(operator.has('legalForm') ? [['Rechtsform: ', operator.text('legalForm')]] : []),
  ];
}

/** E-mail and the second quick contact, one line each. */
export function contactLines(operator: OperatorView): LegalText[][] {
  const phone = operator.plain('phone');
  const none = !operator.has('phone') && !operator.has('contactUrl') && isBusinessLike(operator);
  return [
    ['E-Mail: ', operator.email('email')],
    ...(phone ? [['Telefon: ', link(`tel:${phone.replace(/[^+\d]/g, '')}`, phone)]] : []),
    ...(operator.has('contactUrl') ? [['Kontakt im Web: ', operator.url('contactUrl')]] : []),
    ...(none
      ? [['Zweiter Kontaktweg: ', {kind: 'missing', field: 'phone / contactUrl'} as const]]
      : []),
  ];
}

const provider: MaybeSection = (operator) =>
  section(
    'diensteanbieter',
    'Diensteanbieter',
    isBusinessLike(operator)
      ? '§ 5 Abs. 1 Nr. 1 DDG, § 18 Abs. 1 Nr. 1 MStV'
      : '§ 18 Abs. 1 Nr. 1 MStV',
    lines(...nameLines(operator), ...operator.address('address')),
  );

const representation: MaybeSection = (operator) => {
  const type = operator.plain('type');
  if (type !== 'association' && type !== 'company') return undefined;
  return section(
    'vertretung',
    'Vertretungsberechtigt',
    '§ 5 Abs. 1 Nr. 1 DDG, § 18 Abs. 1 Nr. 2 MStV',
    list(...operator.list('representatives').map((name) => [name])),
  );
};

const contact: MaybeSection = (operator) =>
  section(
    'kontakt',
    'Kontakt',
    isBusinessLike(operator) ? '§ 5 Abs. 1 Nr. 2 DDG' : undefined,
    lines(...contactLines(operator)),
  );

const capital: MaybeSection = (operator) =>
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

const supervision: MaybeSection = (operator) =>
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

const register: MaybeSection = (operator) =>
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

const profession: MaybeSection = (operator) =>
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

const taxNumbers: MaybeSection = (operator) => {
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

const liquidation: MaybeSection = (operator) =>
  operator.value('liquidation') === true
    ? section(
        'abwicklung',
        'Abwicklung',
        '§ 5 Abs. 1 Nr. 7 DDG',
        paragraph('Die Gesellschaft befindet sich in Abwicklung oder Liquidation.'),
      )
    : undefined;

const audiovisual: MaybeSection = (operator) =>
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

const editor: MaybeSection = (operator) =>
  operator.has('editor')
    ? section(
        'redaktion',
        'Verantwortlich für journalistisch-redaktionelle Inhalte',
        '§ 18 Abs. 2 MStV',
        lines([operator.text('editor.name')], ...operator.address('editor.address')),
      )
    : undefined;

const disputeResolution: MaybeSection = (operator) => {
  const employees = Number(operator.value('disputeResolution.employees') ?? 0);
  const participates = operator.value('disputeResolution.participates') === true;
  if (!operator.has('disputeResolution') || (employees <= 10 && !participates)) return undefined;
  return section(
    'verbraucherstreitbeilegung',
    'Streitbeilegung für Verbraucher',
    participates ? '§ 36 Abs. 1 VSBG' : '§ 36 Abs. 1 Nr. 1 VSBG',
    participates
      ? paragraph(
          'Der Diensteanbieter nimmt an Streitbeilegungsverfahren vor folgender Verbraucherschlichtungsstelle teil: ',
          operator.text('disputeResolution.board'),
        )
      : paragraph(
          'Der Diensteanbieter ist weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
        ),
  );
};

const SECTIONS: readonly MaybeSection[] = [
  provider,
  representation,
  contact,
  register,
  capital,
  taxNumbers,
  supervision,
  profession,
  liquidation,
  audiovisual,
  editor,
  disputeResolution,
];

type Text = Pick<LegalDocument, 'title' | 'description' | 'introduction' | 'sections'>;

/** The text of the Impressum: the sections that apply to the operator, in the order of the law. */
export function imprint(operator: OperatorView, siteTitle: string): Text {
  return {
    title: 'Impressum',
    description: `Anbieterkennzeichnung der Website ${siteTitle}.`,
    introduction: [
      isBusinessLike(operator)
        ? `Angaben nach § 5 DDG und § 18 MStV zur Website ${siteTitle}.`
        : `Angaben nach § 18 Abs. 1 MStV zur Website ${siteTitle}.`,
    ],
    sections: SECTIONS.flatMap((make) => make(operator) ?? []),
  };
}
