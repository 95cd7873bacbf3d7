import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { z } from 'zod';
import { themeCheck } from '../cli/theme-check';
import { errorMessage } from '../error-message';
import { callEmulator, defaultEmulator } from './emulator-call';
import { type Doc, sectionsOf } from './doc-sections';
import { mountMistakes } from './mount-mistakes';
import { renderedMounts } from '../cli/terminal';
import { docSearch, excerptOf } from './search-docs';

export { mountMistakes };

/** The version and the documents of a server. */
export interface McpOptions {
  readonly version: string;
  /** The documents of this version. */
  readonly docs: readonly Doc[];
}

/** The most characters of a section in an answer. */
const longest = 6_000;

/** A text response; an error is one that an agent can correct. */
const answer = (text: string, isError = false) => ({ content: [{ type: 'text' as const, text }], isError });

/** The result of a call of the emulator, or the reason why there is none. */
async function answerOf(call: Promise<unknown>) {
  try {
    return answer(JSON.stringify(await call, undefined, 2));
  } catch (error) {
    return answer(errorMessage(error), true);
  }
}

/** A Model Context Protocol server with the documents, the checks and the emulator on a developer's machine. */
export function createMcpServer({ version, docs }: McpOptions): McpServer {
  const server = new McpServer({ name: 'vestibule-auth', version });
  addDocumentTool(server, docs);
  addCheckTools(server);
  addEmulatorTools(server);
  return server;
}

/** The search in the documents. */
function addDocumentTool(server: McpServer, docs: readonly Doc[]): void {
  const search = docSearch(sectionsOf(docs));
  server.registerTool(
    'search_docs',
    {
      description:
        'Searches the documentation of this version of vestibule-auth, and gives the best sections: whole, or of a long one the lines with the words.',
      inputSchema: { query: z.string().min(1).describe('A few words, such as "redirect URL magic link".') },
      annotations: { readOnlyHint: true },
    },
    ({ query }) => {
      const found = search(query);
      if (found.length === 0) return answer('Nothing was found. Ask with other words.');
      const parts = found.map(
        (section) => `## ${section.title} (${section.file})\n${excerptOf(section, query, longest)}`,
      );
      return answer(parts.join('\n\n'));
    },
  );
}

/** The checks of a configuration and of a theme. */
function addCheckTools(server: McpServer): void {
  server.registerTool(
    'check_config',
    {
      description: 'Checks the `config` of a mount, given as JSON, and lists its mistakes, each with what to do.',
      inputSchema: {
        config: z.record(z.string(), z.unknown()),
        mount: z.enum(renderedMounts).default('login').describe('The mount that receives it.'),
      },
      annotations: { readOnlyHint: true },
    },
    ({ config, mount }) => {
      const mistakes = mountMistakes(mount, { config });
      return answer(mistakes.length === 0 ? 'No mistake was found.' : mistakes.map((one) => `- ${one}`).join('\n'));
    },
  );
  server.registerTool(
    'check_theme',
    {
      description:
        'Checks a theme (JSON; one, or { "light": ..., "dark": ... }; or design tokens): names, values, and the contrast of each pair of colours.',
      inputSchema: { theme: z.record(z.string(), z.unknown()) },
      annotations: { readOnlyHint: true },
    },
    async ({ theme }) => {
      let text = '';
      const write = (part: string) => void (text += part);
      const code = await themeCheck('The theme', {
        readFile: async () => JSON.stringify(theme),
        write,
        warn: write,
      });
      return answer(text, code === 2);
    },
  );
}

/** The outbox and the clock of the emulator. */
function addEmulatorTools(server: McpServer): void {
  const address = z.string().default(defaultEmulator).describe('The address of the emulator, on this computer.');
  server.registerTool(
    'read_outbox',
    {
      description: 'Reads the mails and texts that the emulator has sent, the newest last, with their codes and links.',
      inputSchema: {
        to: z.string().optional().describe('An e-mail address or a phone number; all when absent.'),
        address,
      },
      annotations: { readOnlyHint: true },
    },
    ({ to, address: at }) =>
      answerOf(callEmulator(at, `/messages${to === undefined ? '' : `?to=${encodeURIComponent(to)}`}`)),
  );
  server.registerTool(
    'advance_clock',
    {
      description: 'Moves the time of the emulator, so that codes, links and sessions expire.',
      inputSchema: { seconds: z.number(), address },
    },
    ({ seconds, address: at }) => answerOf(callEmulator(at, '/clock', { advance_seconds: seconds })),
  );
}

/** Serves the protocol on standard input and output, until that ends. */
export async function serveMcp(options: McpOptions): Promise<void> {
  const server = createMcpServer(options);
  const ended = new Promise<void>((resolve) => {
    // oxlint-disable-next-line unicorn/prefer-add-event-listener -- it has this one listener, and is no target of events
    server.server.onclose = resolve;
    process.stdin.once('end', resolve);
  });
  await server.connect(new StdioServerTransport());
  await ended;
}
