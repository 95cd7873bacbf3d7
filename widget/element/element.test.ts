import { createStytchClient } from '@stytch/vanilla-js/headless';
import { afterEach, expect, test, vi } from 'vitest';
import { defineVestibuleElements, type VestibuleElement } from '.';

const client = createStytchClient('public-token-test-element', {
  endpoints: { testAPIURL: 'http://localhost:1' },
} as never);
const config = { products: ['passkeys' as const] };
const sentence = 'Error: Cannot use Passkeys by itself, please add another product to the config.';

afterEach(() => document.body.replaceChildren());

const make = () => document.createElement('vestibule-login') as VestibuleElement;

test('an element mounts once it has options and a place, tells as DOM events, and takes itself away', async () => {
  const early = make();
  early.options = { client, config };
  defineVestibuleElements();
  defineVestibuleElements();
  const errors: unknown[] = [];
  early.addEventListener('vestibule-error', (event) => void errors.push(Reflect.get(event, 'detail')));
  document.body.append(early);
  await vi.waitFor(() => expect(early.textContent).toBe(sentence));
  expect(errors).toMatchObject([{ type: 'configuration' }]);
  early.remove();
  await vi.waitFor(() => expect(early.childElementCount).toBe(0));
});

test('an element follows options that are set later', async () => {
  defineVestibuleElements();
  const element = make();
  document.body.append(element);
  expect(element.childElementCount).toBe(0);
  element.options = { client, config };
  await vi.waitFor(() => expect(element.textContent).toBe(sentence));
  element.options = undefined;
  await vi.waitFor(() => expect(element.childElementCount).toBe(0));
});
