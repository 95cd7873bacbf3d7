import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import process from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Emulator, startEmulator } from '../../emulator/index';
import { packedDocuments } from '../../scripts/docs/llms';
import { buildCommand } from '../../scripts/package/build-command';
import { sectionsOf } from '../../tools/mcp/doc-sections';
import { docSearch } from '../../tools/mcp/search-docs';

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
  const withoutMethod = { config: { enableShadowDOM: true } };
  expect((await call('check_config', withoutMethod)).text).toContain('There is no method to log in.');
  expect((await call('check_config', { ...withoutMethod, mount: 'identityProvider' })).text).toBe(
    'No mistake was found.',
  );
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
  ['localhost:5181', 'localhost:5181 has no scheme. Write the whole address, such as http://localhost:5181'],
  ['', '"" is not an address. Write the whole address, such as http://localhost:5181'],
  ['http://user:word@localhost:5181', 'has a user name. Write the whole address'],
])('the emulator address %s is refused: %s [T-AGENT-1]', async (address, why) => {
  const { text, isError } = await call('read_outbox', { address });
  expect(isError).toBe(true);
  expect(text).toContain(why);
});

test('an address with a server that is no emulator is reported as that', async () => {
  const server = createServer((_request, response) => void response.end('<!doctype html>'));
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const bound = server.address();
  const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`;
  const { text, isError } = await call('read_outbox', { address });
  server.close();
  expect({ text, isError }).toEqual({
    text: `What answers at ${address} is no emulator. Start one: npx vestibule-auth-emulator`,
    isError: true,
  });
});

const search = docSearch(sectionsOf(packedDocuments()));

test.each([
  ['contrast of a brand theme', 'docs/theming.md'],
  ['Content-Security-Policy nonce', 'docs/content-security-policy.md'],
  ['CSP', 'docs/content-security-policy.md'],
  ['second factor authenticator app', 'docs/second-factor.md'],
  ['mfa', 'docs/second-factor.md'],
  ['i18n', 'docs/words.md'],
  ['passkey', 'docs/passkeys.md'],
  ['how do I change the color of the button', 'docs/theming.md'],
])('the question "%s" is answered from %s first, or second', (question, file) => {
  const [first, second] = search(question);
  expect([first?.file, second?.file]).toContain(file);
});

test('a question of words that are in every document finds nothing', () => {
  expect(search('how do I do that')).toEqual([]);
});
