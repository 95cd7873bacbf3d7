import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { helpFor } from '../../tools/cli/help';
import { llmsFullText, llmsText, packedDocuments } from './llms';

const skill = readFileSync('skills/vestibule/SKILL.md', 'utf8');

test('llms.txt links to every document of the package, with a sentence about it', () => {
  const text = llmsText('1.2.3');
  expect(text).toMatch(/^# vestibule-auth 1\.2\.3\n/);
  const links = [...text.matchAll(/^- \[[^\]]+\]\(([^)]+)\): \S.*[.:]$/gm)].map(([, file]) => file);
  expect(links).toEqual(packedDocuments().map(({ file }) => file));
  expect(links).toContain('docs/emulator.md');
  expect(links).not.toContain('docs/contributing/threats.md');
});

test('a sentence of llms.txt has no links of its document, which lead nowhere from the root of the package', () => {
  const text = llmsText('1.2.3');
  expect(text).toContain(': If a theme is not enough, build your own screens on the parts of the widget:');
  expect(text).toContain(': The emulator simulates Stytch in your tests.');
  const files = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, file = '']) => file);
  // The build of the package writes `llms-full.txt`, which a fresh clone lacks.
  expect(files).toContain('llms-full.txt');
  expect(files.filter((file) => file !== 'llms-full.txt' && !existsSync(file))).toEqual([]);
});

test('llms-full.txt has each document unchanged', () => {
  const text = llmsFullText();
  for (const { file, text: document } of packedDocuments()) {
    expect(text).toContain(`<document source="${file}">`);
    expect(text).toContain(document.trim());
  }
  expect(text).toContain('name: vestibule\n');
});

test('each command and each document that the skill names exists', () => {
  const commands = [...skill.matchAll(/npx vestibule-auth (\w+(?: from-color| check)?)/g)].map(([, name = '']) => name);
  expect(commands.length).toBeGreaterThan(4);
  for (const name of commands) expect(helpFor(name.split(' '))).toContain(`vestibule-auth ${name}`);
  for (const [file] of skill.matchAll(/docs\/[\w-]+\.md/g)) expect(existsSync(file)).toBe(true);
  for (const [, tool = ''] of skill.matchAll(/`((?:search|check|read|advance)_\w+)`/g))
    expect(readFileSync('tools/mcp/server.ts', 'utf8')).toContain(`'${tool}'`);
});
