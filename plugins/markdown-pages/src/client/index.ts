export {copyMarkdown} from './copyMarkdown';
export {copyText} from '@screwbox/shared/clipboard/copyText';
export {useMarkdownAddress} from './useMarkdownAddress';
