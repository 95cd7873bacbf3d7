import { act, fireEvent, render, screen } from '@testing-library/react';
import { Activity, type ReactElement } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { Login, type LoginProps, PasswordReset } from '.';

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

/** Renders an element in an Activity, as routers keep a page; returns what hides it for a while and shows it again. */
function inActivity(element: ReactElement) {
  const { rerender } = render(<Activity mode="visible">{element}</Activity>);
  const change = async (mode: 'visible' | 'hidden') => {
    rerender(<Activity mode={mode}>{element}</Activity>);
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  };
  return async () => {
    await change('hidden');
    await change('visible');
  };
}

test('a page that a router hides and shows again keeps what was typed, and the screen [B-MOUNT-6]', async () => {
  const { options } = optionsWith({}, { products: ['otp'], otpOptions: { methods: ['email'] } });
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

test('a log-in page that a router shows again after a log-in is the form, not the old success [B-MOUNT-6]', async () => {
  const { options } = optionsWith({}, { products: ['otp'], otpOptions: { methods: ['email'] } });
  const hideAndShow = inActivity(<Login {...options} />);
  fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }));
  fireEvent.input(await screen.findByLabelText('One-time passcode'), { target: { value: '123456' } });
  await screen.findByRole('heading', { name: 'Success!' });
  await hideAndShow();
  expect(screen.getByRole('heading', { name: 'Sign up or log in' })).toBeDefined();
});

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

test('a reset page that a router hides and shows again keeps its unspent token [B-MOUNT-6]', async () => {
  history.replaceState(null, '', '/?token=of-activity&stytch_token_type=reset_password');
  const { options } = optionsWith({}, { products: ['passwords'] });
  const hideAndShow = inActivity(<PasswordReset {...options} />);
  await screen.findByLabelText('New password');
  await hideAndShow();
  expect(screen.getByLabelText('New password')).toBeDefined();
});
