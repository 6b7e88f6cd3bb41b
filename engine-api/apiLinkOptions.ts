import type {ApiLinksOptions} from '../plugins/api-links/src';
import {API_FILE} from './loadApi';

export const apiLinkOptions: ApiLinksOptions = {
  api: API_FILE,
  instancesOf: ['Engine', 'Graphics', 'Viewport'],
};
