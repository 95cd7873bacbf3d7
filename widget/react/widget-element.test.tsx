import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode, Suspense } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { later } from '../../flows/core/testing/fake-provider';
import { internally, quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import {
  Callback,
  ConnectedApps,
  IdentityProvider,
  Login,
  type LoginProps,
  PasskeyRegistration,
  PasswordReset,
} from '.';

beforeEach(() => {
  stubPage();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const client = quietClient();
const given: LoginProps = { client, config: { products: ['emailMagicLinks'] } };
const root = () => document.querySelector<HTMLElement>('.vestibule');

describe('removed props', () => {
  test('a host that removes its strings has the default sentence [B-MOUNT-15]', async () => {
    const { rerender } = render(<Login {...given} strings={{ 'main.title': 'Welcome' }} />);
    await screen.findByRole('heading', { name: 'Welcome' });
    rerender(<Login {...given} />);
    await screen.findByRole('heading', { name: 'Sign up or log in' });
  });

  test('a host that removes the theme has the default theme [B-MOUNT-15]', async () => {
    const { rerender } = render(<Login {...given} theme={{ colors: { primary: '#123456' } }} />);
    await waitFor(() => expect(root()?.style.getPropertyValue('--vestibule-colors-primary')).toBe('#123456'));
    rerender(<Login {...given} />);
    await waitFor(() => expect(root()?.style.getPropertyValue('--vestibule-colors-primary')).toBe(''));
  });

  test('a host that removes the locale has the widget in English', async () => {
    const { rerender } = render(<Login {...given} locale="de" />);
    await screen.findByRole('heading', { name: 'Registrieren oder anmelden' });
    rerender(<Login {...given} />);
    await screen.findByRole('heading', { name: 'Sign up or log in' });
    expect({ rootLang: root()?.lang, rootDir: root()?.dir }).toEqual({ rootLang: 'en', rootDir: 'ltr' });
  });

  test('a host that removes a callback gets no more calls', async () => {
    const onError = vi.fn();
    const { rerender } = render(<Login {...given} callbacks={{ onError }} />);
    await screen.findByRole('textbox');
    rerender(<Login {...given} config={{ products: ['passkeys'] }} />);
    await screen.findByText(/Cannot use Passkeys by itself/);
    expect(onError).not.toHaveBeenCalled();
  });
});

test('input is kept over every change of a prop', async () => {
  const { rerender } = render(<Login {...given} />);
  const field = await screen.findByRole<HTMLInputElement>('textbox');
  fireEvent.input(field, { target: { value: 'ada@example.com' } });
  rerender(<Login {...given} locale="de" theme={{ hideHeaderText: true }} strings={{}} />);
  await screen.findByRole('button', { name: /E-Mail/ });
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field.value).toBe('ada@example.com');
});

test('the root has the given className and style beside its own, and follows their changes', async () => {
  const { rerender } = render(
    <Login {...given} className="mine" style={{ marginTop: 10 }} theme={{ colors: { primary: '#123456' } }} />,
  );
  const primary = () => root()?.style.getPropertyValue('--vestibule-colors-primary');
  await waitFor(() => expect(primary()).toBe('#123456'));
  expect([root()?.className, root()?.style.marginTop]).toEqual(['vestibule mine', '10px']);
  rerender(<Login {...given} className="other" style={{ marginTop: 20 }} theme={{ colors: { primary: '#123456' } }} />);
  expect([root()?.className, root()?.style.marginTop, primary()]).toEqual(['vestibule other', '20px', '#123456']);
  rerender(<Login {...given} theme={{ colors: { primary: '#123456' } }} />);
  expect([root()?.className, root()?.style.marginTop, primary()]).toEqual(['vestibule', '', '#123456']);
});

test('a Suspense of the page that hides the widget for a while ends nothing, and keeps the token of the link [B-MOUNT-6]', async () => {
  history.replaceState(null, '', '/?token=a&stytch_token_type=reset_password');
  const waiting = later<void>();
  let isWaiting = false;
  function Sibling() {
    // oxlint-disable-next-line typescript/only-throw-error -- a promise, as React has it
    if (isWaiting) throw waiting.promise;
    return null;
  }
  const page = () => (
    <Suspense fallback="...">
      <PasswordReset client={client} config={{ products: ['passwords'] }} />
      <Sibling />
    </Suspense>
  );
  const { rerender } = render(page());
  const field = await screen.findByLabelText('New password');
  isWaiting = true;
  rerender(page());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByText('...')).toBeDefined();
  isWaiting = false;
  await act(async () => waiting.settle());
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(screen.getByLabelText('New password')).toBe(field);
  expect(document.adoptedStyleSheets).toHaveLength(1);
});

test('the newest callbacks are called', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { rerender } = render(<Login {...given} callbacks={{ onError: first }} />);
  await screen.findByRole('textbox');
  rerender(<Login {...given} callbacks={{ onError: second }} config={{ products: ['passkeys'] }} />);
  await waitFor(() => expect(second).toHaveBeenCalledOnce());
  expect(first).not.toHaveBeenCalled();
});

describe('in a shadow root', () => {
  test('our own shadow root holds the widget and its styles, and both are removed together', async () => {
    const { unmount } = render(<Login {...given} config={{ ...given.config, enableShadowDOM: true }} />);
    const shadow = await waitFor(() => {
      const found = root()?.shadowRoot;
      if (!found?.querySelector('input')) throw new Error('Not yet.');
      return found;
    });
    expect(shadow.adoptedStyleSheets).toHaveLength(1);
    expect(document.adoptedStyleSheets).toEqual([]);
    unmount();
    expect(shadow.adoptedStyleSheets).toEqual([]);
  });

  test("the host's shadow root holds the styles", async () => {
    const shadow = document.body.appendChild(document.createElement('main')).attachShadow({ mode: 'open' });
    const { unmount } = render(createPortal(<Login {...given} />, shadow));
    await waitFor(() => expect(shadow.querySelector('input')).not.toBeNull());
    expect({
      shadowAdoptedStyleSheetCount: shadow.adoptedStyleSheets.length,
      documentAdoptedStyleSheetCount: document.adoptedStyleSheets.length,
    }).toEqual({ shadowAdoptedStyleSheetCount: 1, documentAdoptedStyleSheetCount: 0 });
    unmount();
    expect(shadow.adoptedStyleSheets).toEqual([]);
  });
});

test('a widget under StrictMode starts once', async () => {
  const logEvent = vi.fn();
  const counted = quietClient(internally({ networkClient: { logEvent } }));
  render(
    <StrictMode>
      <Login {...given} client={counted} />
    </StrictMode>,
  );
  await screen.findByRole('textbox');
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
  expect(logEvent.mock.calls.map(([{ name }]) => name)).toEqual(['render_login_screen']);
});

test('an unmounted widget stops watching the user', async () => {
  const stop = vi.fn();
  const watched = quietClient({ onStateChange: () => stop });
  const { unmount } = render(<ConnectedApps {...given} client={watched} />);
  await screen.findByText(/without active user authenticated/);
  unmount();
  await waitFor(() => expect(stop).toHaveBeenCalled());
  expect(document.adoptedStyleSheets).toEqual([]);
});

// Columns: the element | the content for a signed-out visitor without a token.
test.each([
  ['Login', Login, /^Sign up or log in/],
  ['PasswordReset', PasswordReset, /link/i],
  ['Callback', Callback, /./],
  ['ConnectedApps', ConnectedApps, /^Error: Cannot use ConnectedApps component without/],
  ['PasskeyRegistration', PasskeyRegistration, /^Error: Cannot use PasskeyRegistration component without/],
  ['IdentityProvider', IdentityProvider, /./],
])('<%s> shows its own first screen', async (name, Element, words) => {
  render(<Element {...given} config={{ products: ['emailMagicLinks', 'passwords'] }} />);
  await waitFor(() => expect(root()?.textContent).toMatch(words));
  expect(screen.queryByRole('heading', { name: 'Sign up or log in' }) !== null).toBe(name === 'Login');
});
