const {readFileSync} = require('node:fs');
const path = require('node:path');

const PARTS = {
  analysis: ['stemmer', 'stop_word_filter'],
  operators: ['query_parse_error', 'query_lexer', 'query_parser'],
};

/** The part of lunr that these files use. The rest of lunr builds and searches its own indexes. */
const NAMESPACE = `const lunr = {
  Pipeline: {registerFunction() {}},
  Query: {presence: {REQUIRED: 2, PROHIBITED: 3}},
  tokenizer: {separator: /[\\s\\-]+/},
};`;

/**
 * Loader for webpack and Rspack that bundles the parts of lunr that the search uses. lunr's main file
 * assigns everything to one function, so a bundler cannot see what is used; its package also has each
 * part as a file.
 *
 * @this {{resourcePath: string, getOptions: () => {parts: keyof typeof PARTS}}} with the path of lunr's main file
 * @returns {string} an ECMAScript module
 */
module.exports = function lunrParts() {
  const folder = path.join(path.dirname(this.resourcePath), 'lib');
  const parts = PARTS[this.getOptions().parts].map((part) =>
    readFileSync(path.join(folder, `${part}.js`), 'utf8'),
  );
  return [NAMESPACE, ...parts, 'export default lunr;\n'].join('\n');
};
