import {StdioServerTransport} from '@modelcontextprotocol/sdk/server/stdio.js';
import {parseArgs} from 'node:util';
import {version} from '../package.json';
import {createServer} from './createServer';
import {openAddress} from './openAddress';
import {openFolder} from './openFolder';
import {SiteError} from './SiteError';

const USAGE = `Usage: search-mcp <folder or address>

An MCP server on standard input and output with the tools search_docs and read_page.

  <folder>   folder of a site's build, such as build
  <address>  address of a site's home page, such as https://example.org/docs/

  --version  print the version
  --help     print this text`;

async function main(): Promise<void> {
  const {values, positionals} = parseArgs({
    options: {help: {type: 'boolean'}, version: {type: 'boolean'}},
    allowPositionals: true,
  });
  if (values.help) return console.log(USAGE);
  if (values.version) return console.log(version);
  const [target, ...others] = positionals;
  if (target === undefined || others.length > 0)
    throw new SiteError(`Name one folder or address.\n\n${USAGE}`);
  const site = /^https?:\/\//i.test(target) ? openAddress(target) : await openFolder(target);
  const server = await createServer(site, version);
  await server.connect(new StdioServerTransport());
}

main().catch((error: unknown) => {
  // Standard output is reserved for the protocol.
  console.error(`search-mcp: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
});
