import {contactLines} from '../contactLines';
import {isBusinessLike} from '../isBusinessLike';
import {nameLines} from '../nameLines';
import type {OperatorView} from '../OperatorView';
import {type DocumentText, lines, list, paragraph, section} from '../text';
import {businessSections} from './businessSections';
import type {ImprintSection} from './ImprintSection';

const provider: ImprintSection = (operator) =>
  section(
    'diensteanbieter',
    'Diensteanbieter',
    isBusinessLike(operator)
      ? '§ 5 Abs. 1 Nr. 1 DDG, § 18 Abs. 1 Nr. 1 MStV'
      : '§ 18 Abs. 1 Nr. 1 MStV',
    lines(...nameLines(operator), ...operator.address('address')),
  );

const representation: ImprintSection = (operator) => {
  const type = operator.plain('type');
  if (type !== 'association' && type !== 'company') return undefined;
  return section(
    'vertretung',
    'Vertretungsberechtigt',
    '§ 5 Abs. 1 Nr. 1 DDG, § 18 Abs. 1 Nr. 2 MStV',
    list(...operator.list('representatives').map((name) => [name])),
  );
};

const contact: ImprintSection = (operator) =>
  section(
    'kontakt',
    'Kontakt',
    isBusinessLike(operator) ? '§ 5 Abs. 1 Nr. 2 DDG' : undefined,
    lines(...contactLines(operator)),
  );

const editor: ImprintSection = (operator) =>
  operator.has('editor')
    ? section(
        'redaktion',
        'Verantwortlich für journalistisch-redaktionelle Inhalte',
        '§ 18 Abs. 2 MStV',
        lines([operator.text('editor.name')], ...operator.address('editor.address')),
      )
    : undefined;

const disputeResolution: ImprintSection = (operator) => {
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

/** The text of the Impressum: the sections that apply to the operator, in the order of the law. */
export function imprint(operator: OperatorView, siteTitle: string): DocumentText {
  return {
    title: 'Impressum',
    description: `Anbieterkennzeichnung der Website ${siteTitle}.`,
    introduction: [
      isBusinessLike(operator)
        ? `Angaben nach § 5 DDG und § 18 MStV zur Website ${siteTitle}.`
        : `Angaben nach § 18 Abs. 1 MStV zur Website ${siteTitle}.`,
    ],
    sections: [
      provider(operator),
      representation(operator),
      contact(operator),
      ...businessSections(operator),
      editor(operator),
      disputeResolution(operator),
    ].filter((made) => made !== undefined),
  };
}
