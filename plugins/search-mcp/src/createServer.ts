import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {readPage} from './readPage';
import {readContexts} from './refreshIndexes';
import {createSearch} from './searchDocs';
import type {Site} from './Site';
import {SiteError} from './SiteError';

const DEFAULT_LIMIT = 8;
const MAX_LIMIT = 20;
const MAX_QUERY_LENGTH = 500;

const READ_ONLY = {readOnlyHint: true, openWorldHint: false} as const;

const QUERY = {
  query: z
    .string()
    .min(1)
    .max(MAX_QUERY_LENGTH)
    .describe('Words, a "quoted phrase", or a name from the API'),
  limit: z
    .number()
    .int()
    .min(1)
    .max(MAX_LIMIT)
    .default(DEFAULT_LIMIT)
    .describe('Maximum number of rows'),
};

/** Schema of the search arguments. Without contexts, there is no `context` parameter. */
function searchArguments(
  contexts: readonly string[] | undefined,
): typeof QUERY & {context?: z.ZodOptional<z.ZodString>} {
  if (contexts?.length === 0) return QUERY;
  const names = contexts?.map((name) => `"${name}"`).join(', ');
  const part = names === undefined ? 'Part of the site' : `Part of the site: ${names}`;
  return {
    ...QUERY,
    context: z.string().optional().describe(`${part}. Leave it out to search all.`),
  };
}

/**
 * Returns the contexts of a site, or undefined if the site cannot be read at the moment. In that case, each search
 * reports the reason.
 */
async function knownContexts(site: Site): Promise<string[] | undefined> {
  try {
    return await readContexts(site);
  } catch (error) {
    if (error instanceof SiteError) return undefined;
    throw error;
  }
}

/**
 * The MCP server of a site, with two read-only tools.
 *
 * @param version version of this package
 */
export async function createServer(site: Site, version: string): Promise<McpServer> {
  const server = new McpServer({name: 'search-mcp', version});
  const search = createSearch(site);
  server.registerTool(
    'search_docs',
    {
      title: `Search ${site.home.host}`,
      description: `Searches the documentation at ${site.home.href}. Returns sections with title, heading, excerpt and address, best first. Read more of a row with read_page.`,
      inputSchema: searchArguments(await knownContexts(site)),
      outputSchema: {
        rows: z.array(
          z.object({
            title: z.string(),
            section: z.string(),
            excerpt: z.string(),
            address: z.string(),
          }),
        ),
        notice: z.string().optional(),
      },
      annotations: READ_ONLY,
    },
    async (query) => {
      const answer = await search(query);
      const rows = answer.rows.map(({title, section, excerpt, address}) =>
        [[title, section].filter(Boolean).join(' › '), address, excerpt].join('\n'),
      );
      const found = rows.length > 0 ? rows : ['No results. Try other or fewer words.'];
      return {
        content: [{type: 'text', text: [answer.notice, ...found].filter(Boolean).join('\n\n')}],
        structuredContent: {...answer},
      };
    },
  );
  server.registerTool(
    'read_page',
    {
      title: `Read a page of ${site.home.host}`,
      description: `Returns a page of ${site.home.href} as Markdown. With a fragment (#…) in the address, only that section.`,
      inputSchema: {
        address: z.string().max(2000).describe('Address of a row, or path of a page'),
      },
      annotations: READ_ONLY,
    },
    async ({address}) => ({content: [{type: 'text', text: await readPage(site, address)}]}),
  );
  return server;
}
