import {parseHtml} from '../../html/parseHtml';
import {extractPage} from '../extractPage';
import type {IgnoreTest} from '../ignoredElements';

export const extractHtml = (url: string, html: string, isIgnored?: IgnoreTest) =>
  extractPage(url, parseHtml(html), isIgnored && {isIgnored});
