// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { shadowAround } from './shadow-root';

const inHost = () => document.body.appendChild(document.createElement('main'));
const inHostShadow = () => inHost().attachShadow({ mode: 'open' }).appendChild(document.createElement('div'));

test.each([
  ['the page', inHost, false],
  ["the host's shadow root", inHostShadow, true],
  ['nowhere yet', () => document.createElement('div'), false],
])('an element in %s is in a shadow root: %s', (_where, make, is) => {
  expect(shadowAround(make()) !== undefined).toBe(is);
});
