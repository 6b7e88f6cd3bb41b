import {join} from 'node:path';
import type {ApiData} from '../plugins/api-links/src/data/ApiData';
import {readApiData} from '../plugins/api-links/src/data/readApiData';

export const API_FILE = join(__dirname, 'screwbox-3.33.0.json');

export function loadApi(): ApiData {
  return readApiData(API_FILE);
}
