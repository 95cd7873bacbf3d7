import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Activity, type ReactElement, Suspense } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import { adasFactors, fakeProvider, later } from '../../flows/core/testing/fake-provider';
import { quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { Callback, Login, type LoginProps, PasswordReset, StepUp } from '.';

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
  return async (meanwhile: () => unknown = () => {}) => {
    await change('hidden');
    await meanwhile();
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

const person = { userId: 'user-1', account: 'ada@example.com' };
const settled = (milliseconds = 20) => act(() => new Promise((resolve) => setTimeout(resolve, milliseconds)));

/** Types an e-mail address on Main, and asks for a code. */
async function askForCode() {
  fireEvent.input(await screen.findByRole('textbox'), { target: { value: 'ada@example.com' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue with email' }));
  await screen.findByRole('heading', { name: 'Enter passcode' });
}

// Columns: when the answer comes | whether the user has logged out meanwhile | the heading that is shown.
test.each([
  ['before it is hidden', true, 'Sign up or log in'],
  ['while it is hidden', true, 'Sign up or log in'],
  ['before it is hidden', false, 'Success!'],
])(
  'a log-in page whose success came %s, and that is shown after a log-out: %s, shows "%s" [B-MOUNT-6]',
  async (when, isLoggedOut, heading) => {
    let isLoggedIn = false;
    const answer = later<void>();
    const verifyOtp = async () => {
      await answer.promise;
      isLoggedIn = true;
      return succeeded({ user_id: 'user-1' });
    };
    const { options } = optionsWith({ person: () => (isLoggedIn ? person : undefined), verifyOtp }, codes);
    const hideAndShow = inActivity(<Login {...options} />);
    await askForCode();
    fireEvent.input(screen.getByLabelText('One-time passcode'), { target: { value: '123456' } });
    if (when === 'before it is hidden') {
      answer.settle();
      await screen.findByRole('heading', { name: 'Success!' });
    }
    await hideAndShow(async () => {
      answer.settle();
      await settled();
      isLoggedIn = !isLoggedOut;
    });
    expect(screen.getByRole('heading', { name: heading })).toBeDefined();
  },
);

test('a log-in that waits for its code stays there when an earlier session ends while it is hidden [B-MOUNT-6]', async () => {
  let isLoggedIn = true;
  const { options } = optionsWith({ person: () => (isLoggedIn ? person : undefined) }, codes);
  const hideAndShow = inActivity(<Login {...options} />);
  await askForCode();
  await hideAndShow(() => {
    isLoggedIn = false;
  });
  expect(screen.getByRole('heading', { name: 'Enter passcode' })).toBeDefined();
});

test('a Suspense of the page, after an Activity, keeps the screen [B-MOUNT-6]', async () => {
  let waiting: ReturnType<typeof later<void>> | undefined;
  function Sibling() {
    // oxlint-disable-next-line typescript/only-throw-error -- a promise, as React has it
    if (waiting) throw waiting.promise;
    return null;
  }
  let isLoggedIn = true;
  const { options } = optionsWith({ person: () => (isLoggedIn ? person : undefined) }, codes);
  const page = (mode: 'visible' | 'hidden') => (
    <Activity mode={mode}>
      <Suspense fallback="...">
        <Login {...options} />
        <Sibling />
      </Suspense>
    </Activity>
  );
  const { rerender } = render(page('visible'));
  await screen.findByRole('textbox');
  rerender(page('hidden'));
  await settled();
  rerender(page('visible'));
  await settled();
  isLoggedIn = false;
  await askForCode();
  const pause = (waiting = later<void>());
  rerender(page('visible'));
  await settled();
  waiting = undefined;
  await act(async () => pause.settle());
  await settled();
  expect(screen.getByRole('heading').textContent).toBe('Enter passcode');
});

test('a hidden page is not left, and is left once it is shown again [B-MOUNT-6]', async () => {
  history.replaceState(null, '', '/cb?stytch_token_type=magic_links&token=left-while-hidden');
  const { options } = optionsWith({}, { products: ['emailMagicLinks'] });
  const hideAndShow = inActivity(<Callback {...options} continueURL={`${location.origin}/cb#left`} />);
  await screen.findByRole('heading', { name: 'Success!' });
  await hideAndShow(async () => {
    await settled(1_500);
    expect(location.hash).toBe('');
  });
  await waitFor(() => expect(location.hash).toBe('#left'));
});

test('a step-up that is over asks again when a router shows its page again [B-MOUNT-6]', async () => {
  let provenAt = Date.now();
  const ownFactors = async () =>
    succeeded({ ...adasFactors, held: [{ method: 'email', group: 'email', provenAt } as const] });
  const { options, calls } = optionsWith({ person: () => person, sessionId: () => 'session-1', ownFactors }, codes);
  const events: string[] = [];
  const onEvent = ({ type }: { type: string }) => void events.push(type);
  const hideAndShow = inActivity(<StepUp {...options} callbacks={{ onEvent }} />);
  await waitFor(() => expect(events).toContain('STEP_UP_COMPLETE'));
  const before = calls.filter(({ name }) => name === 'ownFactors').length;
  await hideAndShow(() => {
    provenAt = 0;
  });
  await waitFor(() => expect(calls.filter(({ name }) => name === 'ownFactors').length).toBe(before + 1));
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

test('a page without a client that a router hides and shows again has its sentence, and no error [B-MOUNT-6]', async () => {
  const hideAndShow = inActivity(<Login {...Object({ config: codes })} />);
  await screen.findByText(/The option `client` is missing/);
  await hideAndShow();
  expect(screen.getByText(/The option `client` is missing/)).toBeDefined();
});
