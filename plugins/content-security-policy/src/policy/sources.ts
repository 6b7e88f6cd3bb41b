import {domainToASCII} from 'node:url';
import {closestNames} from '@screwbox/shared/names/closestNames';
import Joi from 'joi';

const KEYWORDS = [
  'self',
  'none',
  'unsafe-inline',
  'unsafe-eval',
  'wasm-unsafe-eval',
  'unsafe-hashes',
  'strict-dynamic',
  'report-sample',
  'inline-speculation-rules',
];
const HASH_OR_NONCE = /^(nonce|sha256|sha384|sha512)-[\w+/-]+={0,2}$/i;

const isKeyword = (text: string): boolean =>
  KEYWORDS.includes(text.toLowerCase()) || HASH_OR_NONCE.test(text);

/** A scheme, or a host with an optional scheme, port and path. */
const SCHEME_OR_HOST =
  /^([a-z][a-z0-9+.-]*:|([a-z][a-z0-9+.-]*:\/\/)?(\*|(\*\.)?[a-z0-9_-]+(\.[a-z0-9_-]+)*\.?)(:(\d+|\*))?(\/.*)?)$/i;

/** `*` as a host, with or without scheme, port and path. */
const EVERY_HOST = /^([a-z][a-z0-9+.-]*:\/\/)?\*([:/]|$)/;

const NO_SCRIPT_RUNS =
  'browsers would then ignore hosts and run no script file of the site, because static pages have no nonce that changes';
const INJECTED_SCRIPTS_RUN =
  'it would let injected scripts run. Inline scripts of the built pages are allowed by their hashes';

/**
 * Reason why a source must not be allowed for scripts. Browsers ignore the case of keywords, schemes and
 * hosts.
 */
function scriptProblem(source: string): string | undefined {
  const lower = source.toLowerCase();
  if (lower === "'strict-dynamic'") return NO_SCRIPT_RUNS;
  const opens = ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:'];
  const isOpen = opens.includes(lower) || lower.startsWith("'nonce-") || EVERY_HOST.test(lower);
  return isOpen ? INJECTED_SCRIPTS_RUN : undefined;
}

/** Converts the host of a source to ASCII, because headers can only contain ASCII. */
function asciiHost(source: string): string {
  const [, before = '', host = '', after = ''] =
    /^((?:[a-z][a-z0-9+.-]*:\/\/)?(?:\*\.)?)([^:/]*)(.*)$/i.exec(source) ?? [];
  return before + domainToASCII(host) + encodeURI(after);
}

/** @see https://www.w3.org/TR/CSP3/#framework-directive-source-list */
const source = Joi.string()
  .pattern(/^[^\s;,"]+$/)
  .custom((text: string, helpers) =>
    isKeyword(text)
      ? helpers.message({
          custom: `{{#label}} is "{{#value}}", which browsers take for a host. Write it in single quotes: "'{{#value}}'"`,
        })
      : text,
  )
  .custom((text: string, helpers) =>
    /[^\x21-\x7e]/.test(text)
      ? helpers.message({
          custom: `{{#label}} is "{{#value}}", which a header cannot contain. Write "${asciiHost(text)}"`,
        })
      : text,
  )
  .custom((text: string, helpers) => {
    const quoted = /^'(.*)'$/.exec(text)?.[1];
    if (quoted === undefined ? SCHEME_OR_HOST.test(text) : isKeyword(quoted)) return text;
    const [closest] = closestNames(text.replaceAll("'", ''), KEYWORDS, 1);
    const hint = text.includes("'") && closest ? ` Did you mean "'${closest}'"?` : '';
    return helpers.message({
      custom: `{{#label}} is "{{#value}}", which browsers ignore: it is neither a keyword, a scheme nor a host.${hint}`,
    });
  })
  .description(
    `one source without spaces, commas, semicolons and double quotes; keywords are in single quotes, such as "'self'"`,
  );

const scriptSource = source.custom((text: string, helpers) => {
  const problem = scriptProblem(text);
  return problem === undefined
    ? text
    : helpers.message({custom: `{{#label}} must not be {{#value}}: ${problem}`});
});

const listOf = (items: Joi.StringSchema) =>
  Joi.array()
    .items(items)
    .custom((list: readonly string[], helpers) =>
      list.length === 0
        ? helpers.message({
            custom: `{{#label}} names no sources, which would block everything. If you mean that, write ["'none'"]`,
          })
        : list,
    )
    .custom((list: readonly string[], helpers) =>
      list.length > 1 && list.some((one) => one.toLowerCase() === "'none'")
        ? helpers.message({
            custom: `{{#label}} has 'none' next to other sources, so browsers ignore it. Keep one or the other`,
          })
        : list,
    )
    .description(`a list of sources, such as ["'self'"]`);

export const sources = listOf(source);

/** Schema of script sources. Rejects sources that allow injected scripts or block the scripts of the site. */
export const scriptSources = listOf(scriptSource);

/** Schema of style sources. Rejects a hash or nonce next to `'unsafe-inline'`, which it would disable. */
export const styleSources = sources.custom((list: readonly string[], helpers) => {
  const hash = list.find((one) => /^'(nonce|sha\d+)-/i.test(one));
  return hash !== undefined && list.some((one) => one.toLowerCase() === "'unsafe-inline'")
    ? helpers.message({
        custom: `{{#label}} has ${hash} next to 'unsafe-inline'. Browsers would then ignore 'unsafe-inline', and styles in attributes of the pages would be lost. Keep one or the other`,
      })
    : list;
});
