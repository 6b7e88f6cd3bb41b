export {copyMarkdown} from './copyMarkdown';
export {useMarkdownAddress} from './useMarkdownAddress';
