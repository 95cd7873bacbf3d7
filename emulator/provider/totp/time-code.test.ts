import { describe, expect, test } from 'vitest';
import { codeOfStep, stepAt } from './time-code';

const digit = '1234567890';
const secretOf = (length: number) => new TextEncoder().encode(digit.repeat(7).slice(0, length));
const secrets = { 'SHA-1': secretOf(20), 'SHA-256': secretOf(32), 'SHA-512': secretOf(64) } as const;

// RFC 6238, appendix B: the seconds since 1970, and the code of eight digits with each hash.
const vectors = [
  [59, '94287082', '46119246', '90693936'],
  [1_111_111_109, '07081804', '68084774', '25091201'],
  [1_111_111_111, '14050471', '67062674', '99943326'],
  [1_234_567_890, '89005924', '91819424', '93441116'],
  [2_000_000_000, '69279037', '90698825', '38618901'],
  [20_000_000_000, '65353130', '77737706', '47863826'],
] as const;

describe.each(vectors)('the code at %i seconds is that of RFC 6238', (seconds, sha1, sha256, sha512) => {
  test.each([
    ['SHA-1', sha1],
    ['SHA-256', sha256],
    ['SHA-512', sha512],
  ] as const)('with %s (%s)', async (hash, code) => {
    const step = stepAt(seconds * 1_000);
    expect(await codeOfStep(secrets[hash], step, { digits: 8, hash })).toBe(code);
  });

  test('with six digits and SHA-1 by default, as authenticator apps show it', async () => {
    expect(await codeOfStep(secrets['SHA-1'], stepAt(seconds * 1_000))).toBe(sha1.slice(2));
  });
});

// RFC 4226, appendix D: the counter, and the code.
test.each([
  [0, '755224'],
  [1, '287082'],
  [2, '359152'],
  [3, '969429'],
  [4, '338314'],
  [5, '254676'],
  [6, '287922'],
  [7, '162583'],
  [8, '399871'],
  [9, '520489'],
])('the code of counter %i is that of RFC 4226 (%s)', async (counter, code) => {
  expect(await codeOfStep(secrets['SHA-1'], counter)).toBe(code);
});

test.each([
  [0, 0],
  [29_999, 0],
  [30_000, 1],
  [59_999, 1],
])('the time of %i ms is in step %i', (moment, step) => {
  expect(stepAt(moment)).toBe(step);
});
