export {elementLoads, type LoadingElement} from './elementLoads';
export type {Load, LoadKind} from './Load';
export {styleLoads} from './styleLoads';
