import type {LegalDocument} from '@theme/LegalPage';
import {draftOf} from '../operator/OperatorDraft';
import type {Problem} from '../operator/Problem';
import {disclaimer, type DisclaimerFacts} from './disclaimer';
import {imprint} from './imprint/imprint';
import {privacyNotice} from './privacy/privacyNotice';
import type {SiteFacts} from './privacy/SiteFacts';

export interface DocumentInput {
  /** The operator record, complete or not. */
  record: unknown;
  problems: readonly Problem[];
  facts: SiteFacts;
  disclaimer: DisclaimerFacts | false;
  /** Date as `YYYY-MM-DD`, or `''` if no date is shown. */
  updated: string;
  noIndex: boolean;
}

function formatDate(date: string, language: 'de' | 'en'): string {
  if (!date) return '';
  const format = new Intl.DateTimeFormat(language, {dateStyle: 'long', timeZone: 'UTC'});
  return format.format(new Date(`${date}T00:00:00Z`));
}

export function legalDocuments(input: DocumentInput): LegalDocument[] {
  const {record, problems, facts, updated, noIndex} = input;
  const operator = draftOf(record);
  const missing = [...new Set(problems.map(({field}) => field))];
  const german = {
    language: 'de',
    missing,
    updated: formatDate(updated, 'de'),
    noIndex: noIndex || missing.length > 0,
  } as const;
  const documents: LegalDocument[] = [
    {kind: 'imprint', ...german, ...imprint(operator, facts.siteTitle)},
    {kind: 'privacy', ...german, ...privacyNotice(operator, facts)},
  ];
  if (input.disclaimer)
    documents.push({
      kind: 'disclaimer',
      language: 'en',
      missing: [],
      updated: formatDate(updated, 'en'),
      noIndex,
      ...disclaimer(input.disclaimer, facts.siteTitle),
    });
  return documents;
}
