import {translate} from './Translate';

/** Fills placeholders in, as Docusaurus does. */
export const interpolate = (message: string, values: Record<string, string | number>): string =>
  translate({message}, values);
