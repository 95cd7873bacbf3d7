import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isInShadowAtom } from '../core/host/host.atoms';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { lastUsedMark } from '../core/last-used/last-used.lazy';
import { failed } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { failureViews } from '../core/request/failure.lazy';
import { screenAtom } from '../core/screen/screen.atoms';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider } from '../core/testing/fake-provider';
import { testMemory } from '../core/testing/test-memory';
import { testStore } from '../core/testing/test-store';
import { PasskeyConfirmation } from './passkey.screens';
import { PasskeyOption } from './passkey-option';
import { assumePasskeySupportAtom, type PasskeySupport } from './passkey-support';

beforeEach(async () => {
  await Promise.all([lastUsedMark.load(), failureViews.load()]);
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const never = () => new Promise<never>(() => undefined);
const canAll: PasskeySupport = { canUse: true, canAutofill: true };

interface Main {
  support?: PasskeySupport;
  hasEmail?: boolean;
  isInShadow?: boolean;
  lastUsed?: string;
  answers?: Partial<Provider>;
}

/** The option of passkeys on Main, between two lines. */
async function onMain({ support = canAll, hasEmail = true, isInShadow = false, lastUsed = '', answers }: Main = {}) {
  const { provider, calls } = fakeProvider({ authenticatePasskey: never, ...answers });
  const page = testStore(provider, { products: ['emailMagicLinks', 'passkeys'] });
  page.store.set(assumePasskeySupportAtom, support);
  page.store.set(isInShadowAtom, isInShadow);
  page.store.set(memoryAtom, testMemory(lastUsed));
  const { container } = renderedWith(
    page.store,
    <PasskeyOption hasEmail={hasEmail} divider={<hr />} dividerBelow={<hr />} />,
  );
  await pass(0);
  const offers = calls.filter(({ name }) => name === 'authenticatePasskey').length;
  const lines = () => container.querySelectorAll('hr').length;
  return { ...page, calls, offers, lines };
}
const name = /^Login with a Passkey/;
const button = () => screen.queryByRole('button', { name });

// Columns: what the browser can do, an e-mail field, a shadow root, the method last used | an offer in the field, the button.
test.each<[string, Main, boolean, boolean]>([
  ['a browser that offers them in a field', {}, true, false],
  ['a browser that does not', { support: { canUse: true, canAutofill: false } }, false, true],
  ['no e-mail field', { hasEmail: false }, false, true],
  ['a shadow root', { isInShadow: true }, true, true],
  ['a device that used one last', { lastUsed: 'passkeys' }, true, true],
  ['a device that used another method last', { lastUsed: 'email' }, true, false],
  ['a browser that knows none', { support: { canUse: false, canAutofill: false } }, false, false],
])('with %s passkeys are offered in the field or by a button [B-PKEY-1]', async (_what, main, isOffered, hasButton) => {
  const { offers, lines } = await onMain(main);
  expect({ offers, hasButton: button() !== null, lines: lines() }).toEqual({
    offers: isOffered ? 1 : 0,
    hasButton,
    lines: hasButton ? 2 : 0,
  });
});

test('the button comes once the browser has failed to offer them five times [B-PKEY-2]', async () => {
  const { lines } = await onMain({ answers: { authenticatePasskey: async () => failed({ type: 'broken' }) } });
  await pass(3_500);
  expect({ button: button(), lines: lines() }).toEqual({ button: null, lines: 0 });
  await pass(2_000);
  expect({ hasButton: button() !== null, lines: lines() }).toEqual({ hasButton: true, lines: 2 });
});

describe('the button', () => {
  const support = { canUse: true, canAutofill: false };

  test('the button logs in, and shows the confirmation', async () => {
    const answers = { authenticatePasskey: async () => ({ ok: true as const, value: { user_id: 'user-1' } }) };
    const { store } = await onMain({ support, answers });
    fireEvent.click(screen.getByRole('button'));
    await pass(400);
    expect(store.get(screenAtom)).toBe('PasskeyConfirmation');
    renderedWith(store, <PasskeyConfirmation />);
    expect(screen.getByRole('heading').textContent).toBe('Success!');
    expect(screen.getByText('Your Passkey has been successfully authenticated.')).toBeDefined();
  });

  test('the button is busy while the browser asks, and is marked where passkeys were used last', async () => {
    const { calls } = await onMain({ support, lastUsed: 'passkeys' });
    expect({
      dataFocusKey: button()?.getAttribute('data-focus-key'),
      ariaBusy: button()?.getAttribute('aria-busy'),
    }).toEqual({ dataFocusKey: 'passkeys', ariaBusy: null });
    fireEvent.click(screen.getByRole('button', { name }));
    await pass(400);
    expect(button()?.getAttribute('aria-busy')).toBe('true');
    expect(calls.at(-1)?.request).toMatchObject({ isAutofill: false });
  });

  test('the button shows above it the reason why a passkey could not be used', async () => {
    await onMain({ support, answers: { authenticatePasskey: async () => failed({ type: 'passkey_unknown' }) } });
    fireEvent.click(screen.getByRole('button'));
    await pass(400);
    expect(screen.getByRole('alert').textContent).toContain('Unknown error occurred during passkey authentication.');
  });
});

test('a refused passkey of the field shows its failure without a button', async () => {
  const refused: Partial<Provider> = {
    authenticatePasskey: async ({ onStage }) => {
      onStage?.('asked');
      onStage?.('answered');
      return failed({ type: 'webauthn_registration_not_found' });
    },
  };
  await onMain({ answers: refused });
  await pass(0);
  expect(button()).toBeNull();
  expect(screen.getByRole('alert').textContent).toContain('Passkey registration not found.');
});
