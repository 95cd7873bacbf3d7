import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { fakeProvider } from '../core/testing/fake-provider';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { sendRecoveryCodeAtom } from './proofs.actions';
import { pendingProofAtom } from './second-factor.atoms';
import { RecoveryCode } from './second-factor.screens';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12, 0, 20) }));
afterEach(() => void vi.useRealTimers());

/** The screen RecoveryCode of a user with an app, where these calls fail. */
function asked(answers: Partial<Provider> = {}) {
  const { provider, calls } = fakeProvider(answers);
  const { store } = testStore(provider, { products: ['passwords'], secondFactorOptions: { when: 'required' } });
  store.set(pendingProofAtom, { userId: 'user-1', factors: [{ kind: 'app' }] });
  renderedWith(store, <RecoveryCode />);
  return { store, calls };
}

/** Sends a code by the Enter key. */
async function send(code: string) {
  const field = screen.getByLabelText(/^Recovery code/);
  fireEvent.change(field, { target: { value: code } });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
  await act(async () => void (form && fireEvent.submit(form)));
}

test("a used code of the app in the field for a recovery code shows the time to the next, and another code's refusal does not [B-SECOND-3]", async () => {
  asked({
    authenticateTotp: async () => failed({ type: 'totp_code_already_authenticated' }),
    recoverTotp: async () => failed({ type: 'unable_to_authenticate_totp' }),
  });
  expect(screen.queryByRole('timer')).toBeNull();
  await send('123456');
  expect(screen.getByRole('timer').textContent).toBe('0:10');
  await send('ckss-2skx-ebow');
  expect(screen.queryByRole('timer')).toBeNull();
});

// Columns: how a keyboard writes it | the text.
const writings = [
  ['in full-width letters', '\uff42\uff19\uff4c\uff18\uff0d\uff13\uff4c\uff15\uff19\uff0d\uff43\uff51\uff16\uff15'],
  [
    'in full-width capitals, with the long vowel mark for a hyphen',
    '\uff22\uff19\uff2c\uff18\u30fc\uff13\uff2c\uff15\uff19\u30fc\uff23\uff31\uff16\uff15',
  ],
  ['with Arabic digits', 'b٩l٨-٣l٥٩-cq٦٥'],
  ['with Persian digits', 'b۹l۸-۳l۵۹-cq۶۵'],
  ['with another hyphen and blanks around it', '\u3000b9l8\u20103l59\u2013cq65 '],
] as const;

test.each(writings)('a recovery code that is typed %s is sent in its own letters [B-SECOND-4]', async (_how, text) => {
  const { calls } = asked();
  await send(text);
  expect(calls).toContainEqual({ name: 'recoverTotp', request: expect.objectContaining({ code: 'b9l8-3l59-cq65' }) });
});

test.each(writings)(
  'a recovery code %s that is pasted into the field for the code of the app is sent [B-SECOND-4]',
  async (_how, text) => {
    const { store, calls } = asked();
    expect(store.set(sendRecoveryCodeAtom, text)).toBe(true);
    expect(calls).toContainEqual({ name: 'recoverTotp', request: expect.objectContaining({ code: 'b9l8-3l59-cq65' }) });
  },
);

test.each([
  ['full-width', '\uff11\uff12\uff13\u3000\uff14\uff15\uff16'],
  ['Arabic', '١٢٣٤٥٦'],
  ['Persian', '۱۲۳۴۵۶'],
])("six %s digits in the field for a recovery code are sent as the app's code [B-SECOND-4]", async (_script, text) => {
  const { calls } = asked();
  await send(text);
  expect(calls).toContainEqual({ name: 'authenticateTotp', request: expect.objectContaining({ code: '123456' }) });
});

test('a pasted text of a megabyte is not read as a recovery code [B-SECOND-4]', () => {
  const { store, calls } = asked();
  expect(store.set(sendRecoveryCodeAtom, `b9l8-3l59-cq65${' '.repeat(2 ** 20)}`)).toBe(false);
  expect(calls).toEqual([]);
});
