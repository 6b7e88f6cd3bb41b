// From pages to an index that is kept in memory, step by step.
export {prepareIndex} from './build/prepareIndex';
export {readHtmlFolder} from './build/readHtmlFolder';
export {markdownToHtml} from './docusaurus/development/markdownToHtml';
export {decodeHtml} from './extract/html/decodeHtml';
export {extractPage} from './extract/page/extractPage';
export {sharesWord} from './extract/page/pageTitle';
