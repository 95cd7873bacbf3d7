import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { Callback, Login, type LoginProps, PasswordReset } from '.';

beforeEach(() => {
  stubPage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  history.replaceState(null, '', '/');
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The options of an element over a provider without a user. */
function optionsWith(answers: Partial<Provider>, config: LoginProps['config']) {
  const { provider, calls } = fakeProvider({ person: () => undefined, sessionId: () => undefined, ...answers });
  return { options: { client: quietClient({ provide: () => provider }), config }, calls };
}

const codes: LoginProps['config'] = { products: ['otp'], otpOptions: { methods: ['email'] } };

/** Renders an element in an Activity, as routers keep a page; returns what hides it for a while and shows it again. */
function inActivity(element: ReactElement) {
  const { rerender } = render(<Activity mode="visible">{element}</Activity>);
  const change = async (mode: 'visible' | 'hidden') => {
    rerender(<Activity mode={mode}>{element}</Activity>);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  return async (meanwhile = () => {}) => {
    await change('hidden');
    meanwhile();
    await change('visible');
  };
}

test('a page that a router hides and shows again keeps what was typed, and the screen [B-MOUNT-6]', async () => {
  const { options } = optionsWith({}, codes);
  const hideAndShow = inActivity(<Login {...options} />);
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  fireEvent.input(field, { target: { value: 'ada@example.com' } });
  await hideAndShow();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('ada@example.com');
  fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }));
  await screen.findByRole('heading', { name: 'Enter passcode' });
  await hideAndShow();
  expect(screen.getByRole('heading', { name: 'Enter passcode' })).toBeDefined();
});

// Columns: whether the user has logged out meanwhile | the heading that is shown.
test.each([
  [true, 'Sign up or log in'],
  [false, 'Success!'],
])(
  'a log-in page that a router shows again after a log-in, and after a log-out: %s, shows "%s" [B-MOUNT-6]',
  async (isLoggedOut, heading) => {
    const person = { userId: 'user-1', account: 'ada@example.com' };
    let isLoggedIn = false;
    const logIn = async () => {
      isLoggedIn = true;
      return succeeded({ user_id: 'user-1' });
    };
    const { options } = optionsWith({ person: () => (isLoggedIn ? person : undefined), verifyOtp: logIn }, codes);
    const hideAndShow = inActivity(<Login {...options} />);
    fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'ada@example.com' } });
    fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }));
    fireEvent.input(await screen.findByLabelText('One-time passcode'), { target: { value: '123456' } });
    await screen.findByRole('heading', { name: 'Success!' });
    await hideAndShow(() => {
      isLoggedIn = !isLoggedOut;
    });
    expect(screen.getByRole('heading', { name: heading })).toBeDefined();
  },
);

test('a link that has ended with a problem stays left behind when a router shows the page again [B-MOUNT-6]', async () => {
  history.replaceState(null, '', '/in?stytch_token_type=magic_links&token=spent-before');
  const { options, calls } = optionsWith(
    { authenticateMagicLink: async () => failed({ type: 'unable_to_auth_magic_link' }) },
    { products: ['emailMagicLinks'] },
  );
  const hideAndShow = inActivity(<Login {...options} callback />);
  fireEvent.click(await screen.findByRole('button', { name: 'Back to log in' }));
  await screen.findByRole('heading', { name: 'Sign up or log in' });
  await hideAndShow();
  expect(screen.getByRole('heading', { name: 'Sign up or log in' })).toBeDefined();
  expect(calls.filter(({ name }) => name === 'authenticateMagicLink')).toHaveLength(1);
});

test('a link that waits for a press is followed to its end after a router has hidden the page [B-MOUNT-6]', async () => {
  history.replaceState(null, '', '/cb?stytch_token_type=magic_links&token=waits-for-a-press');
  const { options } = optionsWith({}, { products: ['emailMagicLinks'] });
  const continueURL = `${location.origin}/cb#done`;
  const hideAndShow = inActivity(<Callback {...options} requireClick continueURL={continueURL} />);
  await screen.findByRole('button', { name: 'Continue' });
  await hideAndShow();
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await screen.findByRole('heading', { name: 'Success!' });
  await waitFor(() => expect(location.hash).toBe('#done'), { timeout: 5_000 });
});

test.each([
  ['PasswordReset', PasswordReset],
  ['Callback', Callback],
  ['Login', (props: LoginProps) => <Login {...props} callback />],
] as const)(
  'a reset link in %s keeps its token when a router hides and shows the page [B-MOUNT-6]',
  async (name, Mount) => {
    history.replaceState(null, '', `/?token=of-${name}&stytch_token_type=reset_password`);
    const { options } = optionsWith({}, { products: ['passwords'] });
    const hideAndShow = inActivity(<Mount {...options} />);
    await screen.findByLabelText('New password');
    await hideAndShow();
    expect(screen.getByLabelText('New password')).toBeDefined();
  },
);

test('a page that a router removes while it is hidden ends its widget [B-MOUNT-7]', async () => {
  const { options, calls } = optionsWith({ sendOtp: () => new Promise(() => undefined) }, codes);
  const onError = vi.fn();
  const element = <Login {...options} callbacks={{ onError }} />;
  const { rerender, unmount } = render(<Activity mode="visible">{element}</Activity>);
  fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }));
  await waitFor(() => expect(calls.some(({ name }) => name === 'sendOtp')).toBe(true));
  rerender(<Activity mode="hidden">{element}</Activity>);
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  unmount();
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(document.adoptedStyleSheets).toEqual([]);
  expect(onError).not.toHaveBeenCalled();
});
