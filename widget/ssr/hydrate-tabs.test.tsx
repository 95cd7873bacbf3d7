import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import { mountLogin } from '../mounts/login';
import type { Mounted } from '../options';
import { internally, quietClient } from '../testing/quiet-client';
import { stubPage } from '../testing/stub-page';
import { hydrateCode } from './hydrate.lazy';
import { renderLogin } from './server';

const logEvent = vi.fn();
let host: HTMLElement;
let mounted: Mounted | undefined;

beforeEach(async () => {
  stubPage();
  logEvent.mockClear();
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  host = document.body.appendChild(document.createElement('main'));
  await hydrateCode.load();
});
afterEach(async () => {
  await act(async () => mounted?.unmount());
  localStorage.clear();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const config: Config = { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['sms', 'whatsapp'] } };

/** Renders on a server, lets a user act there, and hydrates. */
async function hydrateAfter(given: Config, actBefore: () => unknown): Promise<void> {
  vi.stubGlobal('document', undefined);
  const html = renderLogin({ config: given });
  vi.stubGlobal('document', host.ownerDocument);
  host.innerHTML = html;
  actBefore();
  const client = quietClient(internally({ networkClient: { logEvent } }));
  await act(async () => void (mounted = mountLogin(host, { client, config: given })));
  await waitFor(() => expect(logEvent).toHaveBeenCalledOnce());
}
const selected = () => screen.getByRole('tab', { selected: true }).dataset['focusKey'];
const field = () => screen.getByRole<HTMLInputElement>('textbox');

/** The things that a user may have done before hydration. */
const deeds = {
  'done nothing': () => undefined,
  'typed an address': () => {
    field().value = 'ada@example.com';
  },
  'focused the field': () => field().focus(),
  // As the script in the page's markup marks it.
  'submitted the form': () => field().form?.setAttribute('data-sent', ''),
};
type Deed = keyof typeof deeds;

// Columns: what the user has done before hydration | the option | the method that the device remembers | the tab after
// it.
test.each<[Deed, 'first' | 'marked', string, string]>([
  ['done nothing', 'first', 'sms', 'sms'],
  ['done nothing', 'marked', 'sms', 'email'],
  ['typed an address', 'first', 'sms', 'email'],
  ['typed an address', 'first', 'whatsapp', 'email'],
  ['focused the field', 'first', 'sms', 'email'],
  ['submitted the form', 'first', 'sms', 'email'],
])('a user who has %s, with lastUsed %s and %s remembered, has the tab %s [B-LAST-2]', async (...row) => {
  const [deed, lastUsed, remembered, tab] = row;
  localStorage.setItem('vestibule:last_used', remembered);
  let before: HTMLElement | undefined;
  await hydrateAfter({ ...config, ...(lastUsed === 'first' && { lastUsed }) }, () => {
    before = field();
    deeds[deed]();
  });
  await waitFor(() => expect(selected()).toBe(tab));
  expect(field() === before).toBe(tab === 'email');
});

// Codes come before links there.
test.each<[Deed, string]>([
  ['done nothing', 'sms'],
  ['typed an address', 'email'],
])("in an application's own browser, a user who has %s has the tab %s [B-DRAWN-2]", async (deed, tab) => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (iPhone) Instagram 300.0');
  await hydrateAfter(config, deeds[deed]);
  await waitFor(() => expect(selected()).toBe(tab));
});
