export {refuseAsPlugin as default} from './refuseAsPlugin';
export {applyContentSecurityPolicy} from './applyContentSecurityPolicy';
export type {Summary} from './applyContentSecurityPolicy';
export {refusalText} from './cli/refusalText';
export {summaryText} from './cli/summaryText';
export type {RefusedSource} from './refusedSources';
export type {HostFile, Options} from './options';
export type {Directive, Directives} from './policy/directives';
export {scriptHash} from './policy/scriptHash';
