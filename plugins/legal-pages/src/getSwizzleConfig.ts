import type {SwizzleConfig} from '@docusaurus/types';
import {safeComponents} from '@screwbox/shared/theme/safeComponents';

export function getSwizzleConfig(): SwizzleConfig {
  return safeComponents({
    LegalDraft: 'The notice on a draft, which names what is missing',
    LegalPage: 'A legal page',
    LegalSection: 'A section of a legal page',
    LegalText: 'A piece of running text, with its links and marks',
  });
}
