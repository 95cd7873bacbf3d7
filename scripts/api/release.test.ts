import { expect, test } from 'vitest';
import { type NotedChange, notedChanges, releaseDifference, releaseProblems } from './release';

const released = (version: string) => ({
  version,
  record: new Map([['index.txt', 'value mountLogin\ntype Config\n']]),
});
const problems = (version: string, text: string, noted: readonly NotedChange[] = []) =>
  releaseProblems(released(version), new Map([['index.txt', text]]), noted, () => 'vestibule-auth');
const noted = (bump: NotedChange['bump'], name = 'vestibule-auth') => [{ package: name, bump }];

const same = 'value mountLogin\ntype Config\n';
const more = 'value mountLogin\nvalue mountMore\ntype Config\n';
const fewer = 'value mountLogin\n';

test('a release without an API change reports nothing', () => {
  expect(problems('1.2.0', same)).toEqual([]);
});

test('a new export requires a changeset of its package', () => {
  const [problem] = problems('1.2.0', more);
  expect(problem).toBe('index.txt is not as it was released in 1.2.0, and no changeset says so.');
  expect(problems('1.2.0', more, noted('minor', 'vestibule-auth-emulator'))).toEqual([problem]);
  expect(problems('1.2.0', more, noted('minor'))).toEqual([]);
});

test('a removed export requires a release that may break', () => {
  expect(problems('1.2.0', fewer, noted('minor'))).toEqual([
    'index.txt has no type Config any more: that wants a major changeset.',
  ]);
  expect(problems('1.2.0', fewer, noted('major'))).toEqual([]);
  expect(problems('0.2.0', fewer, noted('patch'))).toEqual([
    'index.txt has no type Config any more: that wants a minor changeset.',
  ]);
  expect(problems('0.2.0', fewer, noted('minor'))).toEqual([]);
});

test('a release lists the added and the removed exports', () => {
  const now = new Map([
    ['index.txt', 'value mountLogin\nvalue mountMore\n'],
    ['server.txt', 'value renderLogin\n'],
  ]);
  expect(releaseDifference(released('1.0.0').record, now)).toEqual([
    'index.txt: + value mountMore, - type Config',
    'server.txt: + value renderLogin',
  ]);
  expect(releaseDifference(now, new Map([...now, ['server.txt', 'value renderLogin\n\nof another type\n']]))).toEqual([
    'server.txt: types changed',
  ]);
});

test('the bumps of a changeset are read from its front matter only', () => {
  const text = "---\n'vestibule-auth': minor\nvestibule-auth-emulator: patch\n---\n\n'not-this': major\n";
  expect(notedChanges([text])).toEqual([
    { package: 'vestibule-auth', bump: 'minor' },
    { package: 'vestibule-auth-emulator', bump: 'patch' },
  ]);
});
