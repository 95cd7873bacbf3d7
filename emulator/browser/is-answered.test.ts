import { expect, test } from 'vitest';
import { isAnswered } from './is-answered';

const address = 'https://demo.example/docs/vestibule-emulator';

const asked = (path: string, more: Partial<Request>) => ({
  url: `${address}${path}`,
  method: 'GET',
  mode: 'navigate' as const,
  referrer: '',
  ...more,
});

test.each([
  ['/sdk/v1/users/search', { method: 'POST', mode: 'cors' }],
  ['/control/faults', { method: 'POST', mode: 'same-origin' }],
  ['/clientside-services/helper.js', { mode: 'no-cors' }],
  ['/v1/public/oauth/google/start', {}],
  ['/clientside-services/index.html', {}],
  ['/oauth/continue', { method: 'POST', referrer: `${address}/v1/public/oauth/google/start?public_token=x` }],
] as const)('the worker answers %s %j [T-EMU-5]', (path, more) => {
  expect(isAnswered(asked(path, more), address)).toBe(true);
});

test.each([
  ['/control/state', {}],
  ['/control/faults', { method: 'POST' }],
  ['/begin', { method: 'POST' }],
  ['/sdk/v1/projects/bootstrap/x', {}],
  ['/clientside-services/helper.js', {}],
  ['/v1/public/oauth/google/start', { method: 'POST' }],
  ['/v1/public/oauth/google/start/more', {}],
  ['/a/v1/public/oauth/google/start', {}],
  ['/oauth/continue', {}],
  ['/oauth/continue', { method: 'POST' }],
  ['/oauth/continue', { method: 'POST', referrer: 'https://attacker.example/' }],
  ['/oauth/continue', { method: 'POST', referrer: `${address}-of-another/` }],
  ['-of-another/control/state', { mode: 'cors' }],
  ['', { mode: 'cors' }],
] as const)('the worker leaves %s %j to the network [T-EMU-5]', (path, more) => {
  expect(isAnswered(asked(path, more), address)).toBe(false);
});
