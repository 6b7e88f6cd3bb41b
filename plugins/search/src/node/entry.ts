export {buildIndex, type BuildOptions, type BuildReport, type HtmlPage} from './buildIndex';
export {readHtmlFolder} from './readHtmlFolder';
