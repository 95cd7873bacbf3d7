import { expect, test } from 'vitest';
import { findUnusableURIs, isRegisteredURI, withParameters } from './redirect-uris';

test.each([
  ['https://robot.test/back', 'https://robot.test/back', true],
  ['https://robot.test/back/', 'https://robot.test/back', false],
  ['https://robot.test/back?a=1', 'https://robot.test/back', false],
  ['https://robot.test:8443/back', 'https://robot.test/back', false],
  ['http://127.0.0.1:51004/back?a=1', 'http://127.0.0.1/back?a=1', true],
  ['http://[::1]:51004/back', 'http://[::1]:1/back', true],
  ['http://127.0.0.1:51004/other', 'http://127.0.0.1/back', false],
  ['http://[::1]:51004/back', 'http://127.0.0.1/back', false],
  ['http://localhost:51004/back', 'http://localhost/back', false],
  ['http://127.0.0.1:1@evil.test/back', 'http://127.0.0.1/back', false],
  ['http://127.0.0.1.evil.test/back', 'http://127.0.0.1/back', false],
])('an application that requests %s and registered %s is redirected: %s', (asked, registered, expected) => {
  expect(isRegisteredURI(asked, [registered])).toBe(expected);
});

const custom = 'com.example.app:/back';

test.each([
  [['https://robot.test/back?a=1', 'http://robot.test/', 'https://localhost/']],
  [[custom, 'https://robot.test/', 'http://127.0.0.1/', 'http://[::1]:1/', 'http://localhost:3000/']],
  [[]],
])('an application can be redirected to each of %j', (redirect_uris) => {
  expect(findUnusableURIs({ redirect_uris, post_logout_redirect_uris: [] })).toBeUndefined();
  expect(findUnusableURIs({ redirect_uris: [], post_logout_redirect_uris: redirect_uris })).toBeUndefined();
});

test.each([
  [['/back']],
  [['']],
  [['https://robot.test/back#part']],
  [['https://robot.test/back#']],
  [['javascript:alert(1)']],
  [['JavaScript:alert(1)']],
  [['data:text/html,x']],
  [['vbscript:x']],
  [['blob:https://robot.test/1']],
  [['file:///etc/hosts']],
  [[custom, 'http://robot.test/']],
  [[custom, 'https://localhost/']],
])('an application cannot be redirected to each of %j', (addresses) => {
  const [redirect_uris, post_logout_redirect_uris] = [['https://robot.test/'], ['https://robot.test/']];
  expect(findUnusableURIs({ redirect_uris: addresses, post_logout_redirect_uris })).toBe('redirect_uris');
  expect(findUnusableURIs({ redirect_uris, post_logout_redirect_uris: addresses })).toBe('post_logout_redirect_uris');
});

test('a custom scheme in one list and an http address of another machine in the other are refused', () => {
  expect(findUnusableURIs({ redirect_uris: [custom], post_logout_redirect_uris: ['http://robot.test/'] })).toBe(
    'post_logout_redirect_uris',
  );
});

test.each([
  ['https://robot.test', 'https://robot.test?a=1+2'],
  ['https://robot.test/?x=a%20b&y', 'https://robot.test/?x=a%20b&y&a=1+2'],
  ['com.example.app:/back', 'com.example.app:/back?a=1+2'],
])('the address %s with a parameter is %s', (address, expected) => {
  expect(withParameters(address, { a: '1 2' })).toBe(expected);
  expect(withParameters(address, {})).toBe(address);
});
