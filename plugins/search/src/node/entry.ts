export {buildIndex, type BuildReport} from './buildIndex';
export type {BuildOptions} from './buildOptions';
export type {HtmlPage} from './pages/PageSource';
export {readHtmlFolder} from './readHtmlFolder';
