import {parseArgs} from 'node:util';

/**
 * Returns the folder that `docusaurus build` writes to.
 *
 * @param {string[]} args its options
 */
export function outDirOf(args) {
  const options = {'out-dir': {type: 'string', default: 'build'}};
  // Accepts unknown options, because they are for Docusaurus.
  return parseArgs({args, options, strict: false}).values['out-dir'];
}
