import type {ApiLinksOptions} from '../plugins/api-links/src';
import {API_FILE} from './loadApi';

/** How names in inline code are checked and linked, by the site and by the content tests alike. */
export const apiLinkOptions: ApiLinksOptions = {
  api: API_FILE,
  instancesOf: ['Engine', 'Graphics', 'Viewport'],
};
