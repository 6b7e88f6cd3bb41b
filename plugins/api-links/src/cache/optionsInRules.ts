import type {ApiLinksOptions} from '../options';
import {remarkApiLinks} from '../remark/remarkApiLinks';

/** By name, because Docusaurus loads a plugin apart from the configuration that imports it. */
function isApiLinks(value: unknown): boolean {
  return typeof value === 'function' && value.name === remarkApiLinks.name;
}

/** The options that a bundler's rules give to `remarkApiLinks`, wherever in them it stands. */
export function optionsInRules(rules: unknown): ApiLinksOptions[] {
  const found: ApiLinksOptions[] = [];
  const seen = new Set<unknown>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null || seen.has(value)) {
      return;
    }
    seen.add(value);
    if (Array.isArray(value) && isApiLinks(value[0])) {
      found.push(value[1] as ApiLinksOptions);
    } else {
      Object.values(value).forEach(visit);
    }
  };
  visit(rules);
  return found;
}
