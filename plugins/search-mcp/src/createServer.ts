import {McpServer} from '@modelcontextprotocol/sdk/server/mcp.js';
import {z} from 'zod';
import {readPage} from './readPage';
import {createSearch} from './searchDocs';
import type {Site} from './Site';

const DEFAULT_LIMIT = 8;
const MAX_LIMIT = 20;
const MAX_QUERY_LENGTH = 500;

const READ_ONLY = {readOnlyHint: true, openWorldHint: false} as const;

/**
 * The MCP server of a site, with two read-only tools.
 *
 * @param version version of this package
 */
export function createServer(site: Site, version: string): McpServer {
  const server = new McpServer({name: 'search-mcp', version});
  const search = createSearch(site);
  server.registerTool(
    'search_docs',
    {
      title: `Search ${site.home.host}`,
      description: `Searches the documentation at ${site.home.href}. Returns sections with title, heading, excerpt and address, best first. Read more of a row with read_page.`,
      inputSchema: {
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
          .describe('Number of rows at most'),
        context: z
          .string()
          .optional()
          .describe('Part of the site, such as "docs" or "blog". Leave it out to search all.'),
      },
      outputSchema: {
        rows: z.array(
          z.object({
            title: z.string(),
            section: z.string(),
            excerpt: z.string(),
            address: z.string(),
          }),
        ),
      },
      annotations: READ_ONLY,
    },
    async (query) => {
      const rows = await search(query);
      const text = rows
        .map(({title, section, excerpt, address}) =>
          [[title, section].filter(Boolean).join(' › '), address, excerpt].join('\n'),
        )
        .join('\n\n');
      return {
        content: [{type: 'text', text: text || 'No results. Try other or fewer words.'}],
        structuredContent: {rows},
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
