import type {LegalSection} from '@theme/LegalPage';
import type {OperatorDraft} from '../../operator/OperatorDraft';

/** Makes a section of the Impressum, where it applies to the operator. */
export type ImprintSection = (operator: OperatorDraft) => LegalSection | undefined;
