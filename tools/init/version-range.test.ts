import { expect, test } from 'vitest';
import { rangesOverlap } from './version-range';

const react = '^18.2.0 || ^19.0.0';
const client = '>=6.0.2 <=6.3.0';

test.each([
  ['18', react],
  ['^18.0.0', react],
  ['18.2.x', react],
  ['v19.1.0', react],
  ['^17 || ^18 || ^19', react],
  ['>=16.8', react],
  ['17 - 18', react],
  ['> 18', react],
  ['19.0.0-rc.1', react],
  ['*', react],
  ['', react],
  ['x', react],
  ['^6.0.0', client],
  ['~6.3', client],
  ['6', client],
  ['< 6.1', client],
  ['^0.2.3', '0.2.9'],
  ['^0.0.3', '0.0.3'],
  ['~1.2.3', '1.2.9'],
])('the range %j has a version of %j', (one, other) => {
  expect(rangesOverlap(one, other)).toBe(true);
  expect(rangesOverlap(other, one)).toBe(true);
});

test.each([
  ['17', react],
  ['^17.0.2', react],
  ['18.0.0', react],
  ['~18.1', react],
  ['>=20', react],
  ['>19', react],
  ['<18.2.0', react],
  ['16 - 17', react],
  ['^5.0.0', client],
  ['6.0.1', client],
  ['6.3.1', client],
  ['>6.3.0', client],
  ['^0.2.3', '0.3.0'],
  ['^0.0.3', '0.0.4'],
  ['~1.2.3', '1.3.0'],
  ['>= 1.2 < 1.4', '1.4.0'],
])('the range %j has no version of %j', (one, other) => {
  expect(rangesOverlap(one, other)).toBe(false);
  expect(rangesOverlap(other, one)).toBe(false);
});

test.each(['latest', 'workspace:*', 'catalog:', 'npm:@preact/compat@17', 'file:../react', 'github:facebook/react#17'])(
  'the range %j, which cannot be compared, is never found wrong',
  (range) => {
    expect(rangesOverlap(range, react)).toBe(true);
  },
);
