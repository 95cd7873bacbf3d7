import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Emulator, startEmulator } from '../../emulator/index';
import { packedDocuments } from '../../scripts/docs/llms';
import { buildCommand } from '../../scripts/package/build-command';
import { searchDocs, sectionsOf } from '../../tools/mcp/search-docs';

const client = new Client({ name: 'test', version: '1.0.0' });
let emulator: Emulator;
// The command as it is installed: beside its code and the documents.
const folder = mkdtempSync(join('dist', 'mcp-'));
beforeAll(async () => {
  emulator = await startEmulator();
  await buildCommand(join(folder, 'dist/package'));
  for (const name of ['bin', 'docs', 'package.json']) cpSync(name, join(folder, name), { recursive: true });
  // Over standard input and output, as an agent does.
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [join(folder, 'bin/vestibule-auth.mjs'), 'mcp'],
      stderr: 'inherit',
    }),
  );
}, 120_000);
afterAll(async () => {
  await client.close();
  await emulator.stop();
  rmSync(folder, { recursive: true });
});

async function call(name: string, given: Record<string, unknown>) {
  const { content, isError = false } = await client.callTool({ name, arguments: given });
  const [first]: { text?: string }[] = Array.isArray(content) ? content : [];
  return { text: first?.text ?? '', isError };
}

test('the server offers five tools', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual([
    'search_docs',
    'check_config',
    'check_theme',
    'read_outbox',
    'advance_clock',
  ]);
  for (const { description } of tools) expect(description).toBeTruthy();
});

test('a search in the documents returns the whole section, with its file', async () => {
  const { text } = await call('search_docs', { query: 'seed file users' });
  expect(text).toMatch(/^## The emulator > The seed file \(docs\/emulator\.md\)\n/);
  const quickStart = await call('search_docs', { query: 'Quick start Vue create an application' });
  expect(quickStart.text).toContain('(docs/quick-start/vue.md)');
  expect((await call('search_docs', { query: 'zzzzqqq' })).text).toContain('Nothing was found');
});

test.each([
  ['provider.lastUsed', '`lastUsed.mark`', 'docs/options.md'],
  ['config enableShadowDOM', '`enableShadowDOM`', 'docs/options.md'],
  ['config redirect option', '`emailMagicLinksOptions.loginRedirectURL`', 'docs/options.md'],
  ['error type too_many_requests', 'too_many_requests', 'docs/errors.md'],
])('a search for %s returns the row of a long table, and names the file with the rest', async (query, row, file) => {
  const { text } = await call('search_docs', { query });
  expect(text).toContain(row);
  expect(text).toContain(`All of it is in ${file} of the package.`);
  for (const section of text.split(/\n(?=## )/)) expect(section.length).toBeLessThan(6_500);
});

test('checking a configuration returns its mistakes, and what to do', async () => {
  expect((await call('check_config', { config: { products: ['emailMagicLinks'] } })).text).toBe(
    'No mistake was found.',
  );
  expect((await call('check_config', { config: { products: ['magic'] } })).text).toContain("'magic'");
});

test('checking a theme returns its contrast, and the unknown names', async () => {
  const { text } = await call('check_theme', {
    theme: { text: { helper: { color: '#777' } }, colors: { primry: '#000' } },
  });
  expect(text).toContain('FAIL');
  expect(text).toContain('"colors.primry" is not a token');
});

test('an agent reads the mails of the emulator, and moves its clock', async () => {
  const address = emulator.origin;
  expect((await call('read_outbox', { address })).text).toBe('[]');
  const before = await emulator.clock.advance(0);
  expect(JSON.parse((await call('advance_clock', { seconds: 3_600, address })).text)).toHaveProperty('now');
  expect((await emulator.clock.advance(0)).getTime() - before.getTime()).toBeGreaterThanOrEqual(3_600_000);
});

test.each([
  ['https://example.com', 'is not on this computer'],
  ['http://127.0.0.1.example.com', 'is not on this computer'],
  ['file:///etc/passwd', 'is not on this computer'],
  ['http://localhost:1', 'No emulator answers at http://localhost:1'],
])('the emulator address %s is refused: %s [T-AGENT-1]', async (address, why) => {
  const { text, isError } = await call('read_outbox', { address });
  expect(isError).toBe(true);
  expect(text).toContain(why);
});

test("a developer's question is answered by the first sections", () => {
  const sections = sectionsOf(packedDocuments());
  const files = (query: string) => searchDocs(sections, query).map(({ file }) => file);
  expect(files('contrast of a brand theme')).toContain('docs/theming.md');
  expect(files('Content-Security-Policy nonce')).toContain('docs/content-security-policy.md');
  expect(files('second factor authenticator app')).toContain('docs/second-factor.md');
});
