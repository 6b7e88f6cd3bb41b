import {addressLines, contactLines, isBusinessLike, nameLines} from '../operatorLines';

import {type DocumentText, lines, list, paragraph, section} from '../text';
import {businessSections, type ImprintSection} from './businessSections';
import {isStated, type OperatorDraft} from '../../operator/OperatorDraft';
import {shown, shownList} from '../shown';

const provider: ImprintSection = (operator) =>
  section(
    'diensteanbieter',
    'Diensteanbieter',
    isBusinessLike(operator)
      ? '§ 5 Abs. 1 Nr. 1 DDG, § 18 Abs. 1 Nr. 1 MStV'
      : '§ 18 Abs. 1 Nr. 1 MStV',
    lines(...nameLines(operator), ...addressLines(operator.address)),
  );

const representation: ImprintSection = (operator) => {
  const type = operator.type.value;
  const isLegalPerson = type === 'association' || type === 'company';
  if (!isLegalPerson && !isStated(operator.representatives)) return undefined;
  return section(
    'vertretung',
    'Vertretungsberechtigt',
    '§ 5 Abs. 1 Nr. 1 DDG, § 18 Abs. 1 Nr. 2 MStV',
    list(...shownList(operator.representatives).map((name) => [name])),
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
  isStated(operator.editor)
    ? section(
        'redaktion',
        'Verantwortlich für journalistisch-redaktionelle Inhalte',
        '§ 18 Abs. 2 MStV',
        lines([shown(operator.editor.name)], ...addressLines(operator.editor.address)),
      )
    : undefined;

const disputeResolution: ImprintSection = (operator) => {
  const employees = Number(operator.disputeResolution.employees.value ?? 0);
  const participates = operator.disputeResolution.participates.value === true;
  if (!isStated(operator.disputeResolution) || (employees <= 10 && !participates)) return undefined;
  return section(
    'verbraucherstreitbeilegung',
    'Streitbeilegung für Verbraucher',
    participates ? '§ 36 Abs. 1 VSBG' : '§ 36 Abs. 1 Nr. 1 VSBG',
    participates
      ? paragraph(
          'Der Diensteanbieter nimmt an Streitbeilegungsverfahren vor folgender Verbraucherschlichtungsstelle teil: ',
          shown(operator.disputeResolution.board),
        )
      : paragraph(
          'Der Diensteanbieter ist weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
        ),
  );
};

export function imprint(operator: OperatorDraft, siteTitle: string): DocumentText {
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
