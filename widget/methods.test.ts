// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { quietClient } from './testing/quiet-client';
import { stubPage } from './testing/stub-page';

beforeEach(() => {
  stubPage();
  // The code of the methods is the page's: another file of the worker may have loaded it.
  vi.resetModules();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The readiness of a widget with passwords, texts and social sign-in when it is created. */
async function readinessAtCreation() {
  const { createWidget } = await import('./lifecycle/widget');
  const { loginDefinition } = await import('./mounts/login');
  const { readinessAtom } = await import('./lifecycle/readiness');
  const config = {
    products: ['passwords', 'otp', 'oauth'],
    otpOptions: { methods: ['sms'] },
    oauthOptions: { providers: [{ type: 'google' }] },
  } as const;
  return createWidget(loginDefinition, { client: quietClient(), config }).store.get(readinessAtom);
}

test('a page with several methods that imports their code renders its first screen at once', async () => {
  await import('./methods');
  expect(await readinessAtCreation()).toBe('ready');
});

test('without the import the first screen waits for their code', async () => {
  expect(await readinessAtCreation()).toBe('waiting');
});
