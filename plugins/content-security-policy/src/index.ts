export {refuseAsPlugin as default} from './refuseAsPlugin';
export {applyContentSecurityPolicy} from './applyContentSecurityPolicy';
export type {Summary} from './applyContentSecurityPolicy';
export {summaryText} from './cli/summaryText';
export type {HostFile, Options} from './options';
export type {Directive, Directives} from './policy/directives';
export {scriptHash} from './policy/scriptHash';
