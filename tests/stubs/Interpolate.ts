import {translate} from './Translate';

/** Fills placeholders like Docusaurus. */
export const interpolate = (message: string, values: Record<string, string | number>): string =>
  translate({message}, values);
