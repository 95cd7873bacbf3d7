import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sectionOf, sections } from './sections';

/**
 * The sections of thrown messages that explain themselves, so that a page need not contain an address, and of messages
 * that the page shows.
 */
const withoutLink = [
  'must-exist-before-the-mount-call',
  'cannot-use-passkeyregistration-component-without-active-user-authenticated',
];

/** The sections that the code of the first screen names, without the table in lazy code. */
const named = ['widget/element', 'widget/host', 'widget/theming']
  .flatMap((folder) => readdirSync(folder).map((name) => readFileSync(`${folder}/${name}`, 'utf8')))
  .flatMap((text) =>
    Array.from(
      text.matchAll(/(?:withSection|developerWarning)\([^;]*?'([\w-]+)',?\s*\)/g),
      ([, anchor = '']) => anchor,
    ),
  );

const anchorOf = (heading: string) =>
  heading
    .replaceAll(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase();

test('each message that the console reports has a section of its own, and each section has a message [B-DEV-5]', () => {
  const [, messages = ''] = readFileSync('docs/troubleshooting.md', 'utf8').split('## Messages in the console');
  const anchors = Array.from(messages.matchAll(/^### (.+)$/gm), ([, heading = '']) => anchorOf(heading));
  expect(named.length).toBeGreaterThan(2);
  expect(anchors.toSorted()).toEqual(
    [...withoutLink, ...new Set(named), ...sections.map(([, anchor]) => anchor)].toSorted(),
  );
});

test('each section of a message says the cause, then the fix, and shows an example [B-DEV-5]', () => {
  const [, messages = ''] = readFileSync('docs/troubleshooting.md', 'utf8').split('## Messages in the console');
  const bodies = messages.split(/^### /m).slice(1);
  expect(bodies.length).toBeGreaterThan(30);
  const isWhole = /^.+\n\n\*\*Cause\.\*\* [^]+\n\n\*\*Fix\.\*\* [^]+```\w+\n[^]+\n```\n+$/;
  expect(bodies.filter((body) => !isWhole.test(body)).map((body) => body.split('\n')[0])).toEqual([]);
});

test('each pattern of a section fits the source of a mistake', () => {
  const source = ['widget/mistakes', 'widget/development', 'flows/identity-provider/permissions']
    .flatMap((folder) => readdirSync(folder).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith('.ts') && !/\.test\.ts$|sections\.ts$/.test(path))
    .map((path) => readFileSync(path, 'utf8').replaceAll('\\`', '`').replaceAll('${minutes}', '7'))
    .join('\n');
  const unused = sections.filter(([{ source: pattern }]) => !new RegExp(pattern.replace('^', ''), 'u').test(source));
  expect(unused.map(([, anchor]) => anchor)).toEqual([]);
});

test('a mistake finds its section', () => {
  expect(sectionOf('There is no option `x`, so it has no effect.')).toBe('there-is-no-option');
  expect(sectionOf('something else')).toBeUndefined();
});
