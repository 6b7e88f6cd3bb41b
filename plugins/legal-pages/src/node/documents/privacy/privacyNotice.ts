import {type DocumentText, paragraph, section} from '../text';
import {contentSections} from './contentSections';
import {controllerSections} from './controllerSections';
import {hostSections} from './hostSections';
import {rightsSections} from './rightsSections';
import {usesConsent, type SiteFacts} from './SiteFacts';
import {storageSection} from './storageSection';
import type {OperatorDraft} from '../../operator/OperatorDraft';

const contact = section(
  'kontaktaufnahme',
  'Kontaktaufnahme',
  'Art. 13 Abs. 1 Buchst. c bis e, Abs. 2 Buchst. a DSGVO',
  paragraph(
    'Wenn Sie sich an den Verantwortlichen wenden, werden Ihre Angaben verarbeitet, um Ihr Anliegen zu bearbeiten. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. b DSGVO, wenn es um einen Vertrag oder dessen Anbahnung geht, sonst Art. 6 Abs. 1 Buchst. f DSGVO; das berechtigte Interesse besteht darin, Anfragen zu beantworten. Empfänger ist auch der Anbieter, bei dem das Postfach des Verantwortlichen liegt. Nachrichten werden gelöscht, sobald sie dafür nicht mehr gebraucht werden und keine gesetzliche Aufbewahrungspflicht entgegensteht.',
  ),
);

/** Text of the privacy notice under Art. 13 GDPR: only what applies to this site. */
export function privacyNotice(operator: OperatorDraft, facts: SiteFacts): DocumentText {
  return {
    title: 'Datenschutzhinweis',
    description: `Welche Daten beim Lesen von ${facts.siteTitle} verarbeitet werden und welche Rechte Sie haben.`,
    introduction: [
      `Dieser Hinweis erklärt nach Art. 13 DSGVO, welche personenbezogenen Daten beim Lesen der Website ${facts.siteTitle} verarbeitet werden, wozu das geschieht und welche Rechte Sie haben.`,
    ],
    sections: [
      ...controllerSections(operator),
      ...hostSections(facts.hosts),
      storageSection(facts.storageKeys),
      ...contentSections(facts),
      contact,
      ...rightsSections(operator, usesConsent(facts)),
    ],
  };
}
