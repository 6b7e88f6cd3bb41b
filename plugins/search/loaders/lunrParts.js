/**
 * What builds and searches lunr's own indexes. The search has its own, and takes from lunr the query
 * language, stemming and stop words.
 */
const UNUSED = [
  'Builder',
  'FieldRef',
  'Index',
  'MatchData',
  'Pipeline',
  'Query.prototype.clause',
  'Query.prototype.isNegated',
  'Query.prototype.term',
  'Query.wildcard',
  'Set',
  'Token',
  'TokenSet',
  'Vector',
  'idf',
  'trimmer',
  'utils',
  'version',
];

/** Names under which lunr's own indexes would keep its functions. */
const REGISTRATION = /^lunr\.Pipeline\.registerFunction\(/;

/** Functions of which only the properties are used. */
const EMPTY = ['lunr', 'lunr.Query', 'lunr.tokenizer'];

/** Functions whose parts are named so often that a variable for each makes the script smaller. */
const OFTEN_NAMED = ['QueryLexer', 'QueryParser'];

/** Where the function starts in which all of lunr stands. */
const START = /^;\(function\(\)\{$/m;

/** What exports lunr to module systems of all kinds, at the end of that function. */
const END = /^ {2};\(function \(root, factory\)[^]*^}\)\(\);/m;

/** Each statement of lunr's file that starts a line, each comment, and the export at the end. */
const STATEMENTS = /^(?=lunr\.|\/\*| {2};\()/m;

/** Comments that explain, and those that say whose a part is. */
const COMMENT = /^\/\*[^!][^]*\*\/\s*$/;
const NOTICE = /^\/\*![^]*\*\/\s*$/;

/** @param {string} name */
const escaped = (name) => name.replaceAll('.', '\\.');
/** @param {string} name */
const definitionOf = (name) => new RegExp(`^lunr\\.${escaped(name)}\\b.* = `);
/** @param {string} name */
const functionOf = (name) => new RegExp(`^((?:var )?${escaped(name)}) = function[^]*`, 'm');
/**
 * @param {string} statement
 * @param {string} name
 */
const shorten = (statement, name) =>
  statement
    .replaceAll(`lunr.${name}.`, `${name}.`)
    .replace(`lunr.${name} = `, `var ${name} = lunr.${name} = `);

/**
 * Loader for webpack and Rspack that leaves most of lunr out: lunr is one file, whose parts are all
 * assigned to one function, so that no bundler can tell what is used. The rest becomes an ECMAScript
 * module, for a CommonJS one is bundled with code that imports it.
 *
 * @this {{emitWarning: (warning: Error) => void}}
 * @param {string} source lunr's file
 * @returns {string} the file without those parts; whole, with a warning, where it is not as expected
 */
module.exports = function lunrParts(source) {
  const statements = source.split(STATEMENTS);
  const definitions = UNUSED.map(definitionOf);
  const isUnused = (statement) =>
    [REGISTRATION, COMMENT, ...definitions].some((part) => part.test(statement));
  const functions = EMPTY.map(functionOf);
  const isMissing = (part) => !statements.some((statement) => part.test(statement));
  const missing = [
    ...UNUSED.map((name) => `lunr.${name}`).filter((_, at) => isMissing(definitions[at])),
    ...EMPTY.filter((_, at) => isMissing(functions[at])),
    ...(START.test(source) && END.test(source) ? [] : ['module.exports']),
  ];
  if (missing.length > 0) {
    const names = missing.join(', ');
    this.emitWarning(
      new Error(`lunr is bundled whole: its file does not define ${names} where lunr 2.3.9 does.`),
    );
    return source;
  }
  const used = statements.filter((statement) => !isUnused(statement));
  // The notice on a part of which nothing is left stands before the next one.
  return used
    .filter((statement, at) => !NOTICE.test(statement) || !NOTICE.test(used[at + 1] ?? ''))
    .map((statement) => functions.reduce((text, one) => text.replace(one, '$1 = {}\n'), statement))
    .map((statement) => OFTEN_NAMED.reduce(shorten, statement))
    .join('')
    .replace(START, '')
    .replace(END, 'export default lunr\n');
};
