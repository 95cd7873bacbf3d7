import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import { localeFinder } from '../locales/locales.lazy';
import { offeredLocales } from '../locales/offered';
import { mountLogin } from '../mounts/login';
import type { Mounted } from '../options';
import { quietClient } from '../testing/quiet-client';
import { recordConsole } from '../testing/record-console';
import { stubPage } from '../testing/stub-page';
import { hydrateCode } from './hydrate.lazy';
import { renderLogin } from './server';

let host: HTMLElement;
let logged: readonly unknown[] = [];
let mounted: Mounted | undefined;
const uncaught: unknown[] = [];
const onUncaught = (event: ErrorEvent) => {
  event.preventDefault();
  uncaught.push(event.error);
};

beforeEach(async () => {
  stubPage();
  logged = recordConsole();
  uncaught.length = 0;
  addEventListener('error', onUncaught);
  host = document.body.appendChild(document.createElement('main'));
  await hydrateCode.load();
});
afterEach(async () => {
  await act(async () => mounted?.unmount());
  removeEventListener('error', onUncaught);
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const links: Config = { products: ['emailMagicLinks'] };

/** Sets the markup that a server renders, as a router does that inserts it by script. */
function insertMarkup(options: Parameters<typeof renderLogin>[0]): void {
  vi.stubGlobal('document', undefined);
  const html = renderLogin(options);
  vi.stubGlobal('document', host.ownerDocument);
  host.innerHTML = html;
}
const mountOver = (options: Parameters<typeof renderLogin>[0]) =>
  act(async () => {
    mounted = mountLogin(host, { client: quietClient(), ...options });
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

test('markup for a shadow root that the parser has not made becomes one, and is hydrated [B-DRAWN-14]', async () => {
  const options = { config: { ...links, enableShadowDOM: true } };
  insertMarkup(options);
  const [root] = host.children;
  expect(root?.shadowRoot).toBeNull();
  await mountOver(options);
  expect(host.firstElementChild).toBe(root);
  expect({
    inShadow: root?.shadowRoot?.querySelectorAll('input').length,
    inPage: host.querySelectorAll('input, template[shadowrootmode]').length,
    uncaught,
    logged,
  }).toEqual({ inShadow: 1, inPage: 0, uncaught: [], logged: [] });
});

test('markup in a language that cannot be fetched is rendered again in English, with what was typed [B-DRAWN-14]', async () => {
  const options = { config: links, locale: 'sv' };
  insertMarkup(options);
  const field = screen.getByRole<HTMLInputElement>('textbox');
  field.value = 'ada@example.com';
  // The server has loaded every language, and this page none.
  vi.spyOn(localeFinder, 'value').mockReturnValue(undefined);
  vi.spyOn(offeredLocales.sv, 'load').mockRejectedValue(new TypeError('offline'));
  await mountOver(options);
  expect({
    typed: screen.getByRole<HTMLInputElement>('textbox', { name: 'Email' }).value,
    widgets: host.querySelectorAll('.vestibule').length,
    uncaught,
    logged,
  }).toEqual({ typed: 'ada@example.com', widgets: 1, uncaught: [], logged: [] });
});
