import {parseArgs} from 'node:util';

/**
 * The folder that `docusaurus build` writes into.
 * @param {string[]} args its options
 */
export function outDirOf(args) {
  const options = {'out-dir': {type: 'string', default: 'build'}};
  // The other options are Docusaurus's to read.
  return parseArgs({args, options, strict: false}).values['out-dir'];
}
