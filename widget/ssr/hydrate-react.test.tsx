import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import { mountLogin } from '../mounts/login';
import type { Mounted } from '../options';
import { Login } from '../react';
import { renderLogin } from './server';
import { lateClient } from '../stytch/late-client';
import { watchPreHydrationInput } from './pre-hydration/input';
import { recordConsole } from '../testing/record-console';

const config: Config = { products: ['emailMagicLinks', 'passkeys'] };
const theme = { colors: { primary: '#123456' }, hideHeaderText: true };
const loginOrCreate = vi.fn(async (..._given: unknown[]) => ({ status_code: 200 }));
const client = () =>
  lateClient(
    () =>
      ({
        magicLinks: { email: { loginOrCreate } },
        user: { getSync: () => null, getInfo: () => ({ user: null, fromCache: false }) },
        session: { getSync: () => null },
        onStateChange: () => () => undefined,
      }) as never,
  );

let logged: readonly unknown[] = [];
let host: HTMLElement;
let roots: Root[] = [];
let mounted: Mounted[] = [];

beforeEach(() => {
  loginOrCreate.mockClear();
  logged = recordConsole();
  // jsdom has neither.
  vi.stubGlobal(
    'CSSStyleSheet',
    class {
      replaceSync() {}
    },
  );
  Object.assign(document, { adoptedStyleSheets: [] });
  localStorage.setItem('vestibule:last_used', 'email');
  host = document.body.appendChild(document.createElement('main'));
});

afterEach(async () => {
  await act(async () => {
    roots.forEach((root) => root.unmount());
    mounted.forEach((one) => one.unmount());
  });
  roots = [];
  mounted = [];
  host.remove();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Renders as on a server, without a document. */
function onServer(render: () => string): string {
  vi.stubGlobal('document', undefined);
  try {
    return render();
  } finally {
    vi.stubGlobal('document', host.ownerDocument);
  }
}

const element = () => (
  <StrictMode>
    <Login client={client()} config={config} theme={theme} locale="de" />
  </StrictMode>
);

async function typeBeforeHydration(): Promise<HTMLInputElement> {
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.focus();
  field.value = 'ada@example.com';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  return field;
}

test('input before the hydration of a React page is kept, in the same field, without warnings [B-DRAWN-2]', async () => {
  const markup = onServer(() => renderToString(element()));
  host.innerHTML = markup;
  expect(screen.getByRole('textbox').getAttribute('value')).toBe('');
  const field = await typeBeforeHydration();
  await act(async () => void roots.push(hydrateRoot(host, element())));
  expect(screen.getByRole('textbox')).toBe(field);
  expect(field.value).toBe('ada@example.com');
  expect(document.activeElement).toBe(field);
  expect(logged).toEqual([]);
  await act(async () => screen.getByRole('button', { name: 'Weiter mit E-Mail' }).click());
  await waitFor(() => expect(loginOrCreate.mock.calls.flat()).toContain('ada@example.com'));
});

test('an untouched form is not announced as invalid after hydration [B-SAY-5]', async () => {
  host.innerHTML = onServer(() => renderToString(element()));
  const form = screen.getByRole<HTMLInputElement>('textbox').form;
  expect(form?.checkValidity(), 'while a browser may not send it').toBe(false);
  await act(async () => void roots.push(hydrateRoot(host, element())));
  expect(form?.checkValidity()).toBe(true);
});

test('a mount hydrates server-rendered markup, and replays an earlier submission once', async () => {
  host.innerHTML = onServer(() => renderLogin({ config, theme, locale: 'de' }));
  const field = await typeBeforeHydration();
  const form = field.form;
  await act(async () => {
    mounted.push(mountLogin(host, { client: client(), config, theme, locale: 'de' }));
    for (let press = 0; press < 3; press += 1) form?.requestSubmit();
  });
  await waitFor(() => expect(loginOrCreate).toHaveBeenCalledTimes(1));
  expect(host.querySelectorAll('.vestibule')).toHaveLength(1);
  expect(logged).toEqual([]);
});

test('the button says that it is sending before hydration [B-DRAWN-3]', async () => {
  host.innerHTML = onServer(() => renderLogin({ config }));
  const root = host.querySelector<HTMLElement>('.vestibule');
  if (!root) throw new Error('Nothing was rendered.');
  const input = watchPreHydrationInput(root);
  const button = screen.getByRole('button', { name: 'Continue with email' });
  const before = root.innerHTML;
  screen.getByRole<HTMLInputElement>('textbox').form?.requestSubmit();
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.textContent).toBe('Sending...');
  input.settle();
  expect(root.innerHTML).toBe(before);
});

test('a mount without server-rendered markup renders as usual', async () => {
  await act(async () => void mounted.push(mountLogin(host, { client: client(), config })));
  expect(await screen.findByRole('textbox', { name: 'Email' })).toBeDefined();
});
