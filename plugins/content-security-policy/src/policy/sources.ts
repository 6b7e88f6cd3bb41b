import {domainToASCII} from 'node:url';
import Joi from 'joi';

/** What browsers take for a host where it stands without single quotes. */
const KEYWORD =
  /^(self|none|unsafe-inline|unsafe-eval|wasm-unsafe-eval|unsafe-hashes|strict-dynamic|report-sample|(nonce|sha256|sha384|sha512)-.+)$/i;

const FORBIDDEN_FOR_SCRIPTS = ["'unsafe-inline'", "'unsafe-eval'", 'data:', 'http:', 'https:'];
/** Every host, whether or not scheme, port or path are given. */
const EVERY_HOST = /^([a-z][a-z0-9+.-]*:\/\/)?\*([:/]|$)/;

/** Browsers read keywords, schemes and hosts whatever their case. */
function opensScripts(source: string): boolean {
  const lower = source.toLowerCase();
  return FORBIDDEN_FOR_SCRIPTS.includes(lower) || EVERY_HOST.test(lower);
}

/** A host as a header can hold it, which has ASCII letters alone. */
function asciiHost(source: string): string {
  const [, before = '', host = '', after = ''] =
    /^((?:[a-z][a-z0-9+.-]*:\/\/)?(?:\*\.)?)([^:/]*)(.*)$/i.exec(source) ?? [];
  return before + domainToASCII(host) + encodeURI(after);
}

/**
 * A source as it stands in a policy, which it must not end.
 * @see https://www.w3.org/TR/CSP3/#framework-directive-source-list
 */
const source = Joi.string()
  .pattern(/^[^\s;,"]+$/)
  .custom((text: string, helpers) =>
    KEYWORD.test(text)
      ? helpers.message({
          custom: `{{#label}} is "{{#value}}", which browsers take for a host. Write it in single quotes: "'{{#value}}'"`,
        })
      : text,
  )
  .custom((text: string, helpers) =>
    /[^\x21-\x7e]/.test(text)
      ? helpers.message({
          custom: `{{#label}} is "{{#value}}", which a header cannot hold. Write "${asciiHost(text)}"`,
        })
      : text,
  )
  .description(
    `one source without spaces, commas, semicolons and double quotes; keywords stand in single quotes, such as "'self'"`,
  );

const scriptSource = source.custom((text: string, helpers) =>
  opensScripts(text)
    ? helpers.message({
        custom:
          '{{#label}} must not be {{#value}}: it would let injected scripts run. Inline scripts of the built pages are allowed by their hashes',
      })
    : text,
);

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
            custom: `{{#label}} has 'none' beside other sources, so browsers leave it out. Keep one or the other`,
          })
        : list,
    )
    .description(`a list of sources, such as ["'self'"]`);

export const sources = listOf(source);
/** Sources that do not open scripts up. */
export const scriptSources = listOf(scriptSource);
