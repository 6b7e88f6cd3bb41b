import type {LegalSection} from '@theme/LegalPage';
import {type DocumentText, link, list, paragraph, section} from './text';

/** Facts about a project in the disclaimer. Texts are English. */
export interface DisclaimerFacts {
  /** Name of the documented project. Default: the title of the site. */
  project?: string;
  /** License of the software. */
  license?: {name: string; url: string};
  /** License of texts, images and samples on the site, if it differs from that of the software. */
  contentLicense?: {name: string; url: string};
  /** Address for reports of mistakes. */
  reportUrl?: string;
  /** Trademarks that the site mentions. */
  trademarks?: {name: string; owner: string}[];
}

function licenseSection({license, contentLicense}: DisclaimerFacts, project: string) {
  if (!license) return [];
  return [
    section(
      'software',
      'The software',
      undefined,
      paragraph(
        `${project} is offered free of charge under the `,
        link(license.url, license.name),
        ', which also states what is and what is not warranted. Code samples on this site may be used under ',
        contentLicense ? link(contentLicense.url, contentLicense.name) : 'the same license',
        '.',
      ),
    ),
  ];
}

function trademarkSection({trademarks = []}: DisclaimerFacts): LegalSection[] {
  if (trademarks.length === 0) return [];
  return [
    section(
      'trademarks',
      'Trademarks',
      undefined,
      paragraph(
        'Names of products and companies are used to say what they are and belong to their owners. No connection with them or endorsement by them is implied.',
      ),
      list(...trademarks.map(({name, owner}) => [`${name} is a trademark of ${owner}.`])),
    ),
  ];
}

/** Text of the English disclaimer. It only excludes liability as far as the law allows. */
export function disclaimer(facts: DisclaimerFacts, siteTitle: string): DocumentText {
  const project = facts.project ?? siteTitle;
  const {reportUrl} = facts;
  return {
    title: 'Disclaimer',
    description: `What ${siteTitle} answers for and what it does not.`,
    introduction: [
      `What you may expect of the pages of ${siteTitle}, and what you should check for yourself.`,
    ],
    sections: [
      section(
        'accuracy',
        'Accuracy',
        undefined,
        paragraph(
          `These pages are written with care. Still, they may contain mistakes, and they may describe a state of ${project} that has changed since. Check what matters to you against the software itself.`,
          ...(reportUrl ? [' Please ', link(reportUrl, 'report mistakes'), '.'] : []),
        ),
      ),
      ...licenseSection(facts, project),
      section(
        'liability',
        'Liability',
        undefined,
        paragraph(
          'The operator answers for its own content under the general laws. Nothing on this page excludes or limits liability for intent or gross negligence, for injury to life, body or health, or under mandatory product liability law (§ 276 (3), § 309 No. 7 BGB; ProdHaftG).',
        ),
      ),
      section(
        'external-links',
        'External links',
        undefined,
        paragraph(
          'Links lead to sites of others. They were checked when they were set, and nothing unlawful was found. What those sites show is up to their operators. A link is removed as soon as an infringement becomes known.',
        ),
      ),
      section(
        'copyright',
        'Copyright',
        '§§ 2, 15, 44a et seq. UrhG',
        paragraph(
          'Texts, pictures and code on these pages are protected by copyright. Uses beyond the law and the licenses named here need the consent of the author. If you find that something infringes your rights, please write to the address in the legal notice; it will be looked into at once.',
        ),
      ),
      ...trademarkSection(facts),
    ],
  };
}
