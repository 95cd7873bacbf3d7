import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sections } from './sections';

/** The sections of thrown messages that explain themselves, so that a page need not contain an address. */
const withoutLink = ['must-exist-before-the-mount-call'];

const anchorOf = (heading: string) =>
  heading
    .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

test('each message that the console reports has a section of its own, and each section has a message [B-DEV-5]', () => {
  const [, messages = ''] = readFileSync('docs/troubleshooting.md', 'utf8').split('## Messages in the console');
  const anchors = Array.from(messages.matchAll(/^### (.+)$/gm), ([, heading = '']) => anchorOf(heading));
  expect(anchors.toSorted()).toEqual([...withoutLink, ...sections].toSorted());
});

test('each section of a message says the cause, then the fix, and shows an example [B-DEV-5]', () => {
  const [, messages = ''] = readFileSync('docs/troubleshooting.md', 'utf8').split('## Messages in the console');
  const bodies = messages.split(/^### /m).slice(1);
  expect(bodies.length).toBeGreaterThan(30);
  const isWhole = /^.+\n\n\*\*Cause\.\*\* [^]+\n\n\*\*Fix\.\*\* [^]+```\w+\n[^]+\n```\n+$/;
  expect(bodies.filter((body) => !isWhole.test(body)).map((body) => body.split('\n')[0])).toEqual([]);
});

test('each section is named by the code that reports a message', () => {
  const code = ['element', 'host', 'login-page', 'mistakes', 'development', 'theming', 'mounts']
    .flatMap((folder) => readdirSync(`widget/${folder}`).map((name) => `widget/${folder}/${name}`))
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|\/sections\.ts$/.test(path))
    .map((path) => readFileSync(path, 'utf8'))
    .join('\n');
  expect(sections.filter((section) => !code.includes(`'${section}'`))).toEqual([]);
});
