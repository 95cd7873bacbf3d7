import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { answeredAddress, safeAddress } from './safe-address';

const requested = 'https://robot.test/back?keep=1';

test.each([
  'javascript:alert(1)',
  ' javascript:alert(1)',
  ' java\tscript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:x',
  'blob:https://robot.test/1',
  'file:///etc/passwd',
  'about:blank',
  'view-source:https://robot.test/back',
  '//evil.test/back',
  '/\\evil.test/back',
  '\\\\evil.test/back',
  'https:\\\\evil.test/back',
  '\u0000//evil.test',
  'http://robot.test/back',
  'http://localhost.evil.test/back',
  'com.other.app:/back',
  '/back',
  '',
  'undefined',
])('the address %j is never safe [T-ADDR-1]', (address) => {
  expect(safeAddress(address, requested)).toBeUndefined();
  expect(answeredAddress(address, requested)).toBeUndefined();
});

test.each([
  'https://evil.test/back',
  'https://robot.test/other',
  'https://robot.test/back/',
  'https://robot.test:8443/back',
  'https://robot.test@evil.test/back',
  'https://user@robot.test/back',
  'https://robot.test.evil.test/back',
  'https:evil.test/back',
])('an answer at %j is not the requested one [T-ADDR-2]', (address) => {
  expect(answeredAddress(address, requested)).toBeUndefined();
});

test('an answer that adds its code is followed', () => {
  expect(answeredAddress('https://robot.test/back?keep=1&code=abc#x', requested)?.href).toBe(
    'https://robot.test/back?keep=1&code=abc#x',
  );
});

test("http on this device, and an application's own scheme, are safe [T-ADDR-1]", () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80', 'app.localhost']) {
    expect(answeredAddress(`http://${host}/cb?code=1`, `http://${host}/cb`)).toBeDefined();
  }
  expect(answeredAddress('com.robot.app:/cb?code=1', 'com.robot.app:/cb')).toBeDefined();
  expect(answeredAddress('com.robot.app://cb/?code=1', 'com.robot.app:/cb')).toBeUndefined();
  expect(answeredAddress('javascript:alert(1)', 'javascript:alert(1)')).toBeUndefined();
});

test.each(['https://app.test/home', 'http://localhost/home', 'http://127.10.200.3:80/home', 'http://a.b.localhost/'])(
  'the address %s is safe without a request that named it',
  (address) => expect(safeAddress(address)?.href).toBe(new URL(address).href),
);

test.each(['http://notlocalhost/', 'http://127.0.0.1.evil.test/', 'http://app.test/', 'com.robot.app:/cb'])(
  'the address %s is unsafe without a request that named it',
  (address) => expect(safeAddress(address)).toBeUndefined(),
);

test('a scheme that only ends like a forbidden one is an application’s', () => {
  expect(safeAddress('my-file:/cb', 'my-file:/cb')?.href).toBe('my-file:/cb');
  expect(safeAddress('file:/cb', 'file:/cb')).toBeUndefined();
});

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
