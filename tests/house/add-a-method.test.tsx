import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import doc from '../../docs/contributing/add-a-method.md?raw';
import type { FlowEvent } from '../../flows/core/host/events';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import type * as list from '../../flows/methods';
import { loginDefinition } from '../../widget/mounts/login';
import type { WidgetOptions } from '../../widget/options';
import { lateClient } from '../../widget/stytch/late-client';
import { createWidget } from '../../widget/lifecycle/widget';
import { textLinksProduct, type TextLinkCalls } from './text-link/elsewhere';

// Files of a worker share their modules: modules that have read the list are to read it again, here and behind this file.
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

// The one line in the list: all that is done here to bring the folder in.
vi.mock('../../flows/methods', async (importOriginal) => {
  const { methods } = await importOriginal<typeof list>();
  const { textLinks } = await import('./text-link/method');
  return { methods: [...methods, textLinks] };
});

// What a browser has, and the tests' own does not.
globalThis.reportError = (problem: unknown) => expect.unreachable(String(problem));

/** Main of a host that offers text links, with a provider that can send them. */
function atMain(options: Partial<WidgetOptions> = {}, answers: Partial<TextLinkCalls> = {}) {
  const events: FlowEvent[] = [];
  const { provider, calls } = fakeProvider({ ...sending, ...answers });
  const widget = createWidget(loginDefinition, {
    client: { ...lateClient(() => new Promise(() => undefined)), provide: () => provider },
    config: { products: [textLinksProduct] },
    callbacks: { onEvent: (event) => void events.push(event) },
    ...options,
  });
  render(widget.element);
  widget.start();
  onTestFinished(widget.end);
  return { events, calls };
}

const sending: Partial<Provider> & TextLinkCalls = {
  sendTextLink: async () => succeeded({ request_id: 'request-1' }),
};

async function sendTo(number: string) {
  await userEvent.type(await screen.findByRole('textbox', { name: 'Phone number' }), number);
  await userEvent.click(screen.getByRole('button', { name: 'Continue with text message' }));
}

test('a user requests a link by text message, and sees where to look for it', async () => {
  const { events, calls } = atMain();
  await sendTo('2025550123');
  const title = await screen.findByRole('heading', { name: 'Check your phone' });
  expect(document.activeElement).toBe(title);
  expect(document.body.textContent).toContain('A text message was sent to +12025550123.');
  expect(calls).toContainEqual({ name: 'sendTextLink', request: { phoneNumber: '+12025550123' } });
  expect(events.map(({ type }) => type)).toEqual(['SCREEN_SHOWN', 'MAGIC_LINK_LOGIN_OR_CREATE', 'SCREEN_SHOWN']);
});

test('Try again returns to the number', async () => {
  atMain();
  await sendTo('2025550123');
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
  expect(field.value.replaceAll(/\D/g, '')).toBe('2025550123');
});

test('a link that cannot be sent shows an error at the number', async () => {
  atMain({}, { sendTextLink: async () => failed({ type: 'invalid_phone_number' }) });
  await sendTo('2025550123');
  expect(await screen.findByText(/Phone number format is invalid/)).toBeDefined();
});

test('a user whose host offers mail as well sees a tab for each', async () => {
  atMain({ config: { products: ['emailMagicLinks', textLinksProduct] } });
  expect((await screen.findAllByRole('tab')).map((tab) => tab.textContent)).toEqual(['Email', 'Text']);
  await userEvent.click(screen.getByRole('tab', { name: 'Text' }));
  await sendTo('2025550123');
  expect(await screen.findByRole('heading', { name: 'Check your phone' })).toBeDefined();
});

test('a host replaces a word by the id of its sentence', async () => {
  const strings: Readonly<Record<string, string>> = { 'textLink.title': 'Look at your phone' };
  atMain({ strings });
  await sendTo('2025550123');
  expect(await screen.findByRole('heading', { name: 'Look at your phone' })).toBeDefined();
});

test('a user whose host does not offer the method sees nothing of it', async () => {
  atMain({ config: { products: ['emailMagicLinks'] } });
  await screen.findByRole('textbox', { name: 'Email' });
  expect(screen.queryByRole('tab')).toBeNull();
  expect(screen.queryByRole('textbox', { name: 'Phone number' })).toBeNull();
});

const files = import.meta.glob<string>(['./text-link/*', '!**/elsewhere.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** A file of the example as it would be in the product, with the changes that it needs elsewhere. */
function inProduct(source: string): string {
  return source
    .replaceAll(/^import .* from '\.\/elsewhere';\n/gm, '')
    .replaceAll("'../../../flows/", "'../")
    .replaceAll("'../../../primitives/", "'../../primitives/")
    .replaceAll('textLinksProduct', "'textLinks'")
    .replaceAll('textLinkSentName', "'TextLinkSent'")
    .replaceAll('withTextLinks(provider)', 'provider');
}

test.each(Object.entries(files))('the document quotes the files that are tested here: %s', (file, source) => {
  expect(doc).toContain(`// ${file.replace('./', 'flows/')}\n${inProduct(source)}\`\`\``);
});
