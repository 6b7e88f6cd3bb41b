import {readFileSync} from 'node:fs';
import {isObject} from '@screwbox/shared/values/isObject';
import type {ApiData} from './ApiData';

function isApiData(value: unknown): value is ApiData {
  return isObject(value) && Array.isArray(value.types) && isObject(value.header);
}

/** @throws Error if the file is missing, is not JSON or has no `header` and `types` */
export function readApiData(file: string): ApiData {
  let data: unknown;
  try {
    // Some editors write a byte order mark.
    data = JSON.parse(readFileSync(file, 'utf8').replace(/^\uFEFF/, ''));
  } catch (cause) {
    throw new Error(
      `docusaurus-api-links: cannot read the API description ${file}. Is it a JSON file?`,
      {
        cause,
      },
    );
  }
  if (!isApiData(data)) {
    throw new Error(
      `docusaurus-api-links: ${file} does not describe an API: it needs "header" and "types".`,
    );
  }
  return data;
}
