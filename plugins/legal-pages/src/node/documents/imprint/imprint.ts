import type {LegalSection} from '@theme/LegalPage';
import {isStated, type OperatorDraft} from '../../operator/OperatorDraft';
import {addressLines, contactLines, isBusinessLike, nameLines} from '../operatorLines';
import {shown, shownList} from '../shown';
import {type DocumentText, lines, list, paragraph, section, sectionIf} from '../text';
import {businessSections} from './businessSections';

function representation({type, representatives}: OperatorDraft): LegalSection[] {
  const isLegalPerson = type.value === 'association' || type.value === 'company';
  return sectionIf(
    isLegalPerson || isStated(representatives),
    'vertretung',
    'Vertretungsberechtigt',
    '§ 5 Abs. 1 Nr. 1 DDG, § 18 Abs. 1 Nr. 2 MStV',
    list(...shownList(representatives).map((name) => [name])),
  );
}

function disputeResolution({disputeResolution: stated}: OperatorDraft): LegalSection[] {
  const participates = stated.participates.value === true;
  return sectionIf(
    participates || Number(stated.employees.value ?? 0) > 10,
    'verbraucherstreitbeilegung',
    'Streitbeilegung für Verbraucher',
    participates ? '§ 36 Abs. 1 VSBG' : '§ 36 Abs. 1 Nr. 1 VSBG',
    participates
      ? paragraph(
          'Der Diensteanbieter nimmt an Streitbeilegungsverfahren vor folgender Verbraucherschlichtungsstelle teil: ',
          shown(stated.board),
        )
      : paragraph(
          'Der Diensteanbieter ist weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.',
        ),
  );
}

export function imprint(operator: OperatorDraft, siteTitle: string): DocumentText {
  const {address, editor} = operator;
  const isBusiness = isBusinessLike(operator);
  return {
    title: 'Impressum',
    description: `Anbieterkennzeichnung der Website ${siteTitle}.`,
    introduction: [
      isBusiness
        ? `Angaben nach § 5 DDG und § 18 MStV zur Website ${siteTitle}.`
        : `Angaben nach § 18 Abs. 1 MStV zur Website ${siteTitle}.`,
    ],
    sections: [
      section(
        'diensteanbieter',
        'Diensteanbieter',
        isBusiness ? '§ 5 Abs. 1 Nr. 1 DDG, § 18 Abs. 1 Nr. 1 MStV' : '§ 18 Abs. 1 Nr. 1 MStV',
        lines(...nameLines(operator), ...addressLines(address)),
      ),
      ...representation(operator),
      section(
        'kontakt',
        'Kontakt',
        isBusiness ? '§ 5 Abs. 1 Nr. 2 DDG' : undefined,
        lines(...contactLines(operator)),
      ),
      ...businessSections(operator),
      ...sectionIf(
        isStated(editor),
        'redaktion',
        'Verantwortlich für journalistisch-redaktionelle Inhalte',
        '§ 18 Abs. 2 MStV',
        lines([shown(editor.name)], ...addressLines(editor.address)),
      ),
      ...disputeResolution(operator),
    ],
  };
}
