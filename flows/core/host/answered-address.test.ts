import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answeredAddress } from './answered-address';

const asked = 'https://robot.test/back';

test.each([
  'https://robot.test/back',
  'https://robot.test/back?code=1&state=2',
  'https://robot.test/back#code=1',
  'https://ROBOT.test:443/back?code=1',
])('an answer to %s leads where it was asked to', (answer) => {
  expect(answeredAddress(answer, asked)?.host).toBe('robot.test');
});

test.each([
  'https://robot.test/back/',
  'https://robot.test/back/../elsewhere',
  'https://robot.test/Back',
  'https://robot.test:8443/back',
  'https://robot.test.evil.test/back',
  'https://evil.test/back',
  'https://ada@robot.test/back',
  'https://robot.test@evil.test/back',
  'http://robot.test/back',
  '//robot.test/back',
  '/back',
  'javascript:alert(1)',
  '',
])('an answer to %j is led nowhere', (answer) => expect(answeredAddress(answer, asked)).toBeUndefined());

test('an answer leads nowhere where what was asked is no safe address itself', () => {
  for (const unsafe of ['', '/back', 'javascript:alert(1)', 'http://robot.test/back']) {
    expect(answeredAddress(unsafe, unsafe)).toBeUndefined();
  }
});

test('whatever is put behind the address changes nothing of where it leads', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.webFragments(), (query, fragment) => {
      const address = answeredAddress(`${asked}?${query}#${fragment}`, asked);
      expect({ host: address?.host, pathname: address?.pathname }).toEqual({ host: 'robot.test', pathname: '/back' });
    }),
  );
});

test('a name and a password that only read alike together lead nowhere', () => {
  expect(
    answeredAddress('https://ada:lovelace@robot.test/back', 'https://adalovelace@robot.test/back'),
  ).toBeUndefined();
});
