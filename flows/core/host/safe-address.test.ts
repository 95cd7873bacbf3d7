import { expect, test } from 'vitest';
import { answeredAddress } from './answered-address';
import { safeAddress } from './safe-address';

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
])('a visitor is never sent to %j', (address) => {
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
])('an answer that leads to %j was not asked for', (address) => {
  expect(answeredAddress(address, requested)).toBeUndefined();
});

test('an answer that adds its code is followed', () => {
  expect(answeredAddress('https://robot.test/back?keep=1&code=abc#x', requested)?.href).toBe(
    'https://robot.test/back?keep=1&code=abc#x',
  );
});

test('this machine may be reached without encryption, and an application by its own scheme', () => {
  for (const host of ['localhost:3000', '127.0.0.1', '[::1]:80', 'app.localhost']) {
    expect(answeredAddress(`http://${host}/cb?code=1`, `http://${host}/cb`)).toBeDefined();
  }
  expect(answeredAddress('com.robot.app:/cb?code=1', 'com.robot.app:/cb')).toBeDefined();
  expect(answeredAddress('com.robot.app://cb/?code=1', 'com.robot.app:/cb')).toBeUndefined();
  expect(answeredAddress('javascript:alert(1)', 'javascript:alert(1)')).toBeUndefined();
});
