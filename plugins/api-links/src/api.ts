// What the site and its checks read of an engine's API, besides the links.
export type {ApiData, ApiField, ApiMethod, ApiType} from './data/ApiData';
export {ApiIndex} from './data/ApiIndex';
export {ownMembers} from './data/ApiMember';
export {readApiData} from './data/readApiData';
export {type ApiTarget, javadocUrl} from './links/javadocUrl';
export {instancesOf} from './names/instances';
export {type ApiLinksOptions, DEFAULT_OPTIONS} from './options';
export type {MarkdownNode} from './remark/Markdown';
export {remarkApiLinks} from './remark/remarkApiLinks';
