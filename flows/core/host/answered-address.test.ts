import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answeredAddress } from './answered-address';

const asked = 'https://robot.test/back';

test.each([
  'https://robot.test/back',
  'https://robot.test/back?code=1&state=2',
  'https://robot.test/back#code=1',
  'https://ROBOT.test:443/back?code=1',
])('an answer to %s is followed to the requested address', (answer) => {
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
])('an answer to %j is not followed', (answer) => expect(answeredAddress(answer, asked)).toBeUndefined());

test('an answer is not followed if the requested address is unsafe', () => {
  for (const unsafe of ['', '/back', 'javascript:alert(1)', 'http://robot.test/back']) {
    expect(answeredAddress(unsafe, unsafe)).toBeUndefined();
  }
});

test('query and fragment do not change the target of an answer', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), fc.webFragments(), (query, fragment) => {
      const address = answeredAddress(`${asked}?${query}#${fragment}`, asked);
      expect({ host: address?.host, pathname: address?.pathname }).toEqual({ host: 'robot.test', pathname: '/back' });
    }),
  );
});

test('a user name and a password that are equal only when joined are not followed', () => {
  expect(
    answeredAddress('https://ada:lovelace@robot.test/back', 'https://adalovelace@robot.test/back'),
  ).toBeUndefined();
});
