import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider as StoreProvider } from 'jotai/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Config } from '../core/config/config';
import { configInputAtom, presentationAtom } from '../core/host/host.atoms';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { failed, type Outcome } from '../core/provider/outcome';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import type { Provider } from '../core/provider/provider';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testMemory } from '../core/testing/test-memory';
import { testStore } from '../core/testing/test-store';
import { walletOptions } from '../crypto/crypto.lazy';
import { sendOtp } from '../otp';
import { assumePasskeySupportAtom } from '../passkey';
import { mainPreloadsAtom } from './main.atoms';
import { Main } from './main.screen';
import { optionsAtom } from './methods.atoms';

const everyMethod: Config = {
  products: ['oauth', 'otp', 'passwords'],
  otpOptions: { methods: ['sms', 'whatsapp'] },
  oauthOptions: { providers: [{ type: 'google' }] },
};

/** Main as a user sees it once its code is there, on a device that has used a method before. */
async function main(config: Config, used = '', answers: Partial<Provider> = {}) {
  const { provider, calls } = fakeProvider(answers);
  const { store } = testStore(provider, config);
  store.set(memoryAtom, testMemory(used));
  await Promise.all(store.get(mainPreloadsAtom).map((code) => code.load()));
  const { container } = render(
    <StoreProvider store={store}>
      <Main />
    </StoreProvider>,
  );
  const become = async (next: Config) => {
    await act(async () => store.set(configInputAtom, next));
    await act(() => Promise.all(store.get(mainPreloadsAtom).map((code) => code.load())));
  };
  return { store, calls, container, become };
}

/** The parts of Main from the top, by a word each. */
const parts = () =>
  [...document.querySelectorAll('button, input, span, div')].flatMap((element) => {
    if (element.matches('[type=email]')) return ['email'];
    if (element.matches('button')) return element.textContent.includes('Google') ? ['Google'] : [];
    return element.children.length === 0 && element.textContent === 'or' ? ['or'] : [];
  });
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the methods on Main', () => {
  test.each<{ products: Config['products']; lastUsed?: 'first'; used?: string; order: string[] }>([
    { products: ['passwords'], order: ['email'] },
    { products: ['oauth'], order: ['Google'] },
    { products: ['oauth', 'passwords'], order: ['Google', 'or', 'email'] },
    { products: ['oauth', 'passwords'], used: 'email', order: ['Google', 'or', 'email'] },
    { products: ['oauth', 'passwords'], used: 'email', lastUsed: 'first', order: ['email', 'or', 'Google'] },
    { products: ['oauth', 'passwords'], used: 'oauth:google', lastUsed: 'first', order: ['Google', 'or', 'email'] },
    { products: ['oauth'], used: 'oauth:google', lastUsed: 'first', order: ['Google'] },
  ])(
    'the methods on Main for $products after $used are ordered $order, with "or" only between two',
    async ({ order, used, ...options }) => {
      await main({ ...everyMethod, ...options }, used);
      expect(parts()).toEqual(order);
    },
  );

  test('the methods on Main that a host changes during typing keep the typed text', async () => {
    const { become } = await main({ ...everyMethod, products: ['oauth', 'passwords'] }, 'email');
    const field = screen.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'ada@');
    await become({ ...everyMethod, products: ['oauth', 'passwords'], lastUsed: 'first' });
    expect(parts()).toEqual(['email', 'or', 'Google']);
    expect(screen.getByRole('textbox', { name: 'Email' })).toBe(field);
    expect(field).toHaveProperty('value', 'ada@');
  });

  test('the only form on Main keeps its field, focus and text while the host adds and removes another method [B-MOUNT-6]', async () => {
    const config: Config = { ...everyMethod, products: ['passwords'] };
    const { become } = await main(config);
    const field = screen.getByRole('textbox', { name: 'Email' });
    await userEvent.type(field, 'ada@');
    const isKept = () => {
      expect(screen.getByRole('textbox', { name: 'Email' })).toBe(field);
      expect(document.activeElement).toBe(field);
      expect(field).toHaveProperty('value', 'ada@');
    };
    await become({ ...config, products: ['oauth', 'passwords'] });
    expect(parts()).toEqual(['Google', 'or', 'email']);
    isKept();
    await become(config);
    expect(parts()).toEqual(['email']);
    isKept();
  });

  test('the only form on Main keeps its field while the code of the method that the host adds is loading [B-MOUNT-6]', async () => {
    // Another file of this worker may have loaded it.
    vi.spyOn(walletOptions, 'state').mockReturnValue({ status: 'absent' });
    vi.spyOn(walletOptions, 'value').mockReturnValue(undefined);
    onTestFinished(() => void vi.restoreAllMocks());
    const { store } = await main({ products: ['otp'], otpOptions: { methods: ['sms'] } });
    const field = screen.getByRole('textbox', { name: 'Phone number' });
    await userEvent.type(field, '415');
    act(() => store.set(configInputAtom, { products: ['otp', 'crypto'], otpOptions: { methods: ['sms'] } }));
    expect(store.get(optionsAtom).map((code) => code.state().status)).toEqual(['absent']);
    expect(screen.getByRole('textbox', { name: 'Phone number' })).toBe(field);
    expect(document.activeElement).toBe(field);
  });

  test.each([
    [['passwords'], false],
    [['oauth', 'passwords'], true],
  ] as const)('the form on Main of %j is marked as used last: %s [B-LAST-1]', async (products, isMarked) => {
    await main({ ...everyMethod, products }, 'email');
    expect(screen.queryByText('Last used') !== null).toBe(isMarked);
  });
});

describe('a user with several contact methods', () => {
  test('a user with several contact methods finds a form for each tab, and the typed text when they come back to it', async () => {
    await main({ ...everyMethod, products: ['otp', 'passwords'] });
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com');
    for (const name of ['Text', 'WhatsApp']) {
      await userEvent.click(tab(name));
      expect(await screen.findByRole('textbox', { name: 'Phone number' })).toBeDefined();
      expect(tab(name).getAttribute('aria-selected')).toBe('true');
    }
    await userEvent.click(tab('Email'));
    expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', 'ada@example.com');
  });

  test('a user with several contact methods is at the first tab while the host removes the selected one, and at the selected one again when it is restored', async () => {
    const both: Config = { ...everyMethod, products: ['otp', 'passwords'] };
    const { become } = await main(both);
    await userEvent.click(tab('WhatsApp'));
    await become({ ...both, otpOptions: { methods: ['sms'] } });
    expect(tab('Email').getAttribute('aria-selected')).toBe('true');
    await become(both);
    expect(tab('WhatsApp').getAttribute('aria-selected')).toBe('true');
  });

  test('a user with several contact methods leaves a failure behind with its tab [B-FAIL-1]', async () => {
    const inactive = async () => failed({ type: 'inactive_email' });
    await main({ products: ['otp'], otpOptions: { methods: ['email', 'sms'] } }, '', { sendOtp: inactive });
    await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}');
    const sentence = /marked as inactive/;
    expect(await screen.findByText(sentence)).toBeDefined();
    await userEvent.click(tab('Text'));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('a user with several contact methods leaves a refusal behind with its tab, and what was typed is kept [B-FAIL-1]', async () => {
    await main({ products: ['otp'], otpOptions: { methods: ['sms', 'whatsapp'] } });
    const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
    await userEvent.type(field(), '415555{Enter}');
    const typed = field().value;
    expect((await screen.findAllByText(/E\.164 format/)).length).toBeGreaterThan(0);
    await userEvent.click(tab('WhatsApp'));
    expect(screen.queryByText(/E\.164 format/)).toBeNull();
    expect(field().getAttribute('aria-invalid')).not.toBe('true');
    expect(field().value).toBe(typed);
  });

  test.each(['Text', 'WhatsApp'])(
    'a user with several contact methods leaves a pending request behind with its tab, and its failure: then %s [B-FAIL-1]',
    async (name) => {
      const answer = later<Outcome<OtpChallenge>>();
      const config: Config = { products: ['otp'], otpOptions: { methods: ['email', 'sms', 'whatsapp'] } };
      const { store } = await main(config, '', { sendOtp: () => answer.promise });
      await userEvent.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@example.com{Enter}');
      expect(screen.getByRole('button', { name: 'Continue with email' }).ariaDisabled).toBe('true');
      await userEvent.click(tab(name));
      const button = await screen.findByRole('button', { name: /^Continue with (?:text message|WhatsApp)/ });
      expect(button.ariaDisabled).not.toBe('true');
      await act(async () => answer.settle(failed({ type: 'unreachable' })));
      expect(store.get(sendOtp.stateAtom)).toEqual({ status: 'idle' });
    },
  );

  test('a user with several contact methods has a button for passkeys where no e-mail field is shown [B-PKEY-1]', async () => {
    const authenticatePasskey = () => new Promise<never>(() => undefined);
    const config: Config = { products: ['otp', 'passkeys'], otpOptions: { methods: ['email', 'sms'] } };
    const { store } = await main(config, '', { authenticatePasskey });
    act(() => store.set(assumePasskeySupportAtom, { canUse: true, canAutofill: true }));
    const button = () => screen.queryByRole('button', { name: 'Login with a Passkey' });
    expect(button()).toBeNull();
    await userEvent.click(tab('Text'));
    expect(button()).not.toBeNull();
    await userEvent.click(tab('Email'));
    expect(button()).toBeNull();
  });
});

describe('the head of Main', () => {
  test.each([
    [false, undefined],
    [false, { src: 'https://acme.test/logo.png', alt: 'Acme' }],
    [true, { src: 'https://acme.test/logo.png', alt: '' }],
  ])('the head of Main without its title: %s, and with the logo %j, names the screen', async (hideHeaderText, logo) => {
    const { store, container } = await main({ products: ['passwords'] });
    act(() => store.set(presentationAtom, { hideHeaderText, ...(logo && { logo }) }));
    expect(screen.getByRole('region', { name: 'Sign up or log in' })).toBeDefined();
    expect(screen.getByRole('heading', { name: 'Sign up or log in' })).toBeDefined();
    expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(logo ? [logo.alt] : []);
  });

  test('the head of Main has the words of a logo that does not load', async () => {
    const { store, container } = await main({ products: ['passwords'] });
    act(() =>
      store.set(presentationAtom, { hideHeaderText: false, logo: { src: 'https://acme.test/x.png', alt: 'Acme' } }),
    );
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect({ img: container.querySelector('img'), acmeTagName: screen.getByText('Acme').tagName }).toEqual({
      img: null,
      acmeTagName: 'SPAN',
    });
  });
});
