import type {LegalSection} from '@theme/LegalPage';
import type {OperatorView} from '../OperatorView';

/** Makes a section of the Impressum, where it applies to the operator. */
export type ImprintSection = (operator: OperatorView) => LegalSection | undefined;
