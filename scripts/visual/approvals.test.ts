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
  removed: [],
  unplayed: [],
});

test('a change without approval stops a merge, and an approved or missing change does not', () => {
  expect(exitCode(results(finding()), { approved: [] })).toBe(1);
  expect(exitCode(results(finding()), { approved: [mark] })).toBe(0);
  expect(exitCode(results(), { approved: [] })).toBe(0);
});

test('a state whose play function failed stops a merge as well', () => {
  expect(exitCode({ ...results(), unplayed: ['Screens/Main: Sending, Arabic'] }, { approved: [] })).toBe(1);
});

test('an approval is valid for the same pixels after other code, and for the same code on a machine with other pixels', () => {
  expect(isApproved({ approved: [mark] }, { ...mark, modules: 'c-e' })).toBe(true);
  expect(isApproved({ approved: [mark] }, { ...mark, pixels: 'x-y' })).toBe(true);
});

test.each([
  ['another story', { story: 'button--busy' }],
  ['another mode', { mode: 'light' }],
  ['another change', { pixels: 'a-x', modules: 'c-x' }],
])('an approval is not valid for %s', (_what, changes) => {
  expect(isApproved({ approved: [mark] }, { ...mark, ...changes })).toBe(false);
});

test('an approval of code that a build did not list is valid for its pixels only', () => {
  const blind = { ...mark, modules: 'unknown-d' };
  expect(isApproved({ approved: [blind] }, { ...blind, pixels: 'x-y' })).toBe(false);
  expect(isApproved({ approved: [blind] }, blind)).toBe(true);
});

test('the result lists the pictures that are not reviewed', () => {
  const light = finding({ mode: 'light' });
  expect(unapproved(results(finding(), light), { approved: [mark] })).toEqual([light]);
});

test('a file of approvals keeps those of current changes, and drops those that were merged', () => {
  const merged = { ...mark, story: 'icon--warning' };
  expect(marksFor(results(finding()), { approved: [mark, merged] })).toEqual({ approved: [mark] });
});

test('a file that a page saved can be read, and one of another format is refused', () => {
  expect(readApprovals(JSON.stringify({ approved: [mark, { story: 'half' }] }))).toEqual({ approved: [mark] });
  expect(() => readApprovals('[]')).toThrow('no file of marks');
});
