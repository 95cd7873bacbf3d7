import { expect, test } from 'vitest';
import { exitCode, isApproved, marksFor, readApprovals, unapproved } from './approvals';
import type { Finding, Mark, Results } from './finding';

const mark: Mark = { story: 'button--primary', mode: 'dark', pixels: 'a-b', modules: 'c-d' };
const finding = (changes: Partial<Finding> = {}): Finding => ({
  ...mark,
  title: 'primitives/button',
  name: 'Primary',
  kind: 'changed',
  differing: 3,
  files: { after: 'after.png' },
  ...changes,
});
const results = (...findings: Finding[]): Results => ({
  against: 'main',
  stories: 9,
  taken: 1,
  findings,
  gone: [],
  unplayed: [],
});

test('a change without approval stops a merge; an approved one, and no change, do not', () => {
  expect(exitCode(results(finding()), { approved: [] })).toBe(1);
  expect(exitCode(results(finding()), { approved: [mark] })).toBe(0);
  expect(exitCode(results(), { approved: [] })).toBe(0);
});

test('a state that no user could see, since its play function failed, stops a merge as well', () => {
  expect(exitCode({ ...results(), unplayed: ['Screens/Main: Sending, Arabic'] }, { approved: [] })).toBe(1);
});

test('a mark holds for the same pixels after other code, and for the same code on a machine with other pixels', () => {
  expect(isApproved({ approved: [mark] }, { ...mark, modules: 'c-e' })).toBe(true);
  expect(isApproved({ approved: [mark] }, { ...mark, pixels: 'x-y' })).toBe(true);
});

test.each([
  ['another story', { story: 'button--busy' }],
  ['another mode', { mode: 'light' }],
  ['another change', { pixels: 'a-x', modules: 'c-x' }],
])('a mark says nothing of %s', (_what, changes) => {
  expect(isApproved({ approved: [mark] }, { ...mark, ...changes })).toBe(false);
});

test('a mark on code that a build said nothing of holds for its pixels alone', () => {
  const blind = { ...mark, modules: 'unknown-d' };
  expect(isApproved({ approved: [blind] }, { ...blind, pixels: 'x-y' })).toBe(false);
  expect(isApproved({ approved: [blind] }, blind)).toBe(true);
});

test('the result lists the pictures without a review', () => {
  const light = finding({ mode: 'light' });
  expect(unapproved(results(finding(), light), { approved: [mark] })).toEqual([light]);
});

test('a file of marks keeps those on what changes now, and loses those that were merged', () => {
  const merged = { ...mark, story: 'icon--warning' };
  expect(marksFor(results(finding()), { approved: [mark, merged] })).toEqual({ approved: [mark] });
});

test('a file that a page saved is read again; one of another kind is refused', () => {
  expect(readApprovals(JSON.stringify({ approved: [mark, { story: 'half' }] }))).toEqual({ approved: [mark] });
  expect(() => readApprovals('[]')).toThrow('no file of marks');
});
