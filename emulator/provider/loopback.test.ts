import { expect, test } from 'vitest';
import { isKnownOrigin } from './loopback';

test.each([
  ['http://localhost', true],
  ['http://localhost:3000', true],
  ['https://localhost:3000', true],
  ['http://app.localhost:3000', true],
  ['http://127.0.0.1:3000', true],
  ['http://127.8.9.1', true],
  ['http://[::1]:3000', true],
  ['https://app.example', true],
  ['https://app.example:8443', false],
  ['http://app.example', false],
  ['https://www.app.example', false],
  ['http://attacker.example', false],
  ['http://localhost.attacker.example', false],
  ['http://notlocalhost', false],
  ['http://127.0.0.1.attacker.example', false],
  ['http://128.0.0.1', false],
  ['http://[::2]', false],
  ['http://0.0.0.0:3000', false],
  ['http://localhost@attacker.example', false],
  ['http://attacker.example@localhost', false],
  ['http://localhost/path', false],
  ['ftp://localhost', false],
  ['chrome-extension://localhost', false],
  ['null', false],
  ['', false],
  ['localhost', false],
])('pages of %j may drive an emulator of https://app.example: %j [T-EMU-1]', (origin, isKnown) => {
  expect(isKnownOrigin(origin, 'https://app.example')).toBe(isKnown);
  expect(isKnownOrigin(origin, 'https://app.example/signed-in')).toBe(isKnown);
});
