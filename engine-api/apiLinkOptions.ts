import type {ApiLinksOptions} from '../plugins/api-links/src';
import {API_FILE} from './loadApi';

/** Options for checking and linking names in inline code, for both the site and the content tests. */
export const apiLinkOptions: ApiLinksOptions = {
  api: API_FILE,
  instancesOf: ['Engine', 'Graphics', 'Viewport'],
};
