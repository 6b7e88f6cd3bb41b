import {translate} from './Translate';

export const interpolate = (message: string, values: Record<string, string | number>): string =>
  translate({message}, values);
