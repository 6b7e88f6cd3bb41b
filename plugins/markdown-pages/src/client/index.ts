export {copyMarkdown} from './copyMarkdown';
export {copyText} from './copyText';
export {useMarkdownAddress} from './useMarkdownAddress';
