import {readArguments} from '@screwbox/shared/command/readArguments';
import type {HostFile, Options} from '../options';
import type {Directives} from '../policy/directives';

export const USAGE = `Usage: apply-content-security-policy <build folder> [options]

  --base </x/>                 base URL of the site (default /)
  --directive "<name> <src…>"  sources of a directive instead of the default; repeatable,
                               each directive once
  --immutable <glob>           files with a hash in their name (default: the folders of
                               assets/** with no others); repeatable
  --exclude <glob>             pages that get no policy; repeatable
  --frame-ancestors <source>   who may frame the pages (default 'none'); repeatable
  --referrer-policy <policy>   default strict-origin-when-cross-origin
  --host <headers|nginx>       host files to write (default both); repeatable
  --max-bytes <n>              most bytes a policy may add to a page (default 2048)
  --json                       print the summary as JSON
  --help                       print this`;

export interface CommandArguments {
  buildDir: string;
  options: Options;
  json: boolean;
}

function parseDirectives(given: readonly string[]): Directives {
  const directives = new Map<string, string[]>();
  for (const text of given) {
    const [name = '', ...sources] = text.trim().split(/\s+/);
    if (directives.has(name))
      throw new Error(
        `docusaurus-content-security-policy: --directive names ${name} twice. Give all its sources at once: --directive "${name} <src…>".`,
      );
    if (name === '')
      throw new Error(
        `docusaurus-content-security-policy: --directive is empty. Name a directive and its sources: --directive "img-src 'self'".`,
      );
    if (sources.length === 0)
      throw new Error(
        `docusaurus-content-security-policy: --directive ${name} names no sources, which would block everything. If you mean that, write --directive "${name} 'none'".`,
      );
    directives.set(name, sources);
  }
  return Object.fromEntries(directives);
}

function parseHosts(given: readonly string[]): HostFile[] {
  return given.map((host) => {
    if (host === 'headers' || host === 'nginx') return host;
    throw new Error(
      `docusaurus-content-security-policy: --host is "${host}" but must be headers or nginx.`,
    );
  });
}

/** @throws Error if the arguments are wrong */
export function parseArguments(args: readonly string[]): CommandArguments | 'help' {
  const {values, positionals} = readArguments('docusaurus-content-security-policy: ', {
    args: [...args],
    allowPositionals: true,
    options: {
      base: {type: 'string'},
      directive: {type: 'string', multiple: true},
      immutable: {type: 'string', multiple: true},
      exclude: {type: 'string', multiple: true},
      'frame-ancestors': {type: 'string', multiple: true},
      'referrer-policy': {type: 'string'},
      host: {type: 'string', multiple: true},
      'max-bytes': {type: 'string'},
      json: {type: 'boolean'},
      help: {type: 'boolean', short: 'h'},
    },
  });
  if (values.help) return 'help';
  const [buildDir, ...rest] = positionals;
  if (!buildDir || rest.length > 0)
    throw new Error(`docusaurus-content-security-policy: name one build folder.\n\n${USAGE}`);
  const options: Options = {
    ...(values.base !== undefined && {baseUrl: values.base}),
    ...(values.directive && {directives: parseDirectives(values.directive)}),
    ...(values.immutable && {immutable: values.immutable}),
    ...(values.exclude && {exclude: values.exclude}),
    ...(values['frame-ancestors'] && {frameAncestors: values['frame-ancestors']}),
    ...(values['referrer-policy'] !== undefined && {referrerPolicy: values['referrer-policy']}),
    ...(values.host && {hostFiles: parseHosts(values.host)}),
    ...(values['max-bytes'] !== undefined && {
      maxBytes: Number(values['max-bytes']),
    }),
  };
  return {buildDir, options, json: values.json ?? false};
}
