import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WidgetError } from '../../flows/core/provider/widget-error';
import { prefetchAtom } from '../lifecycle/prefetch.atoms';
import { loginDefinition } from '../mounts/login';
import { passkeyRegistrationDefinition } from '../mounts/passkey-registration';
import type { WidgetOptions } from '../options';
import type { MountDefinition } from '../lifecycle/mount-definition';
import { createWidget } from '../lifecycle/widget';

const client = {
  user: { getSync: () => null, getInfo: () => ({ fromCache: false }) },
  session: { getSync: () => null },
  onStateChange: () => () => undefined,
};

// jsdom has none.
vi.stubGlobal('reportError', (error: unknown) => {
  throw error;
});

let end = () => {};
const warn = vi.spyOn(console, 'warn');
beforeEach(() => void warn.mockReset().mockImplementation(() => undefined));
afterEach(() => {
  end();
  cleanup();
});

/** Mounts what a developer without types may write, and hears what is told. */
function mounted(options: object, definition: MountDefinition<WidgetOptions> = loginDefinition) {
  const errors: WidgetError[] = [];
  const callbacks = { onError: (error: WidgetError) => void errors.push(error) };
  const widget = createWidget(definition, { client, callbacks, ...options } as unknown as WidgetOptions);
  widget.start();
  end = widget.end;
  render(widget.element);
  return { widget, errors, told: () => errors.map(({ message }) => message) };
}

test.each([
  ['no config', {}, /products is missing or empty/],
  ['unknown products alone', { config: { products: ['email'] } }, /'email', which is left out/],
  ['passcodes without a channel', { config: { products: ['otp'] } }, /names no channel/],
  ['social sign-in without providers', { config: { products: ['oauth'] } }, /providers is empty/],
  ['no client', { client: undefined, config: { products: ['passwords'] } }, /The option `client` is missing/],
])(
  'a developer who gives %s reads it in place of an empty card, in the console and in onError [B-MOUNT-12]',
  async (...given) => {
    const [, options, sentence] = given;
    const { told } = mounted(options);
    expect(await screen.findByText(sentence)).toBeTruthy();
    await vi.waitFor(() => expect(told()).toEqual([expect.stringMatching(sentence)]));
    expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(sentence)]);
  },
);

test('a problem goes away with the update that mends it', async () => {
  const { widget } = mounted({ config: { products: [] } });
  await screen.findByText(/products is missing/);
  act(() => widget.update({ config: { products: ['passwords'] } }));
  expect(screen.queryByText(/products is missing/)).toBeNull();
});

test('passkeys alone are no problem where passkeys are set up [B-MOUNT-5]', async () => {
  const { errors } = mounted({ config: { products: ['passkeys'] } }, passkeyRegistrationDefinition);
  await vi.waitFor(() => expect(errors).toHaveLength(1));
  expect(errors[0]?.message).toMatch(/PasskeyRegistration component without active user/);
});

test('what works, but not as a developer may think, is told once, when a user uses the widget [B-MOUNT-13]', async () => {
  const options = { config: { products: ['passwords', 'sso'] }, strings: { 'main.tittle': 'x' }, locale: 'tlh' };
  const { widget, told } = mounted(options);
  await widget.store.set(prefetchAtom);
  await vi.waitFor(() => expect(told()).toHaveLength(3));
  expect(told()).toEqual([
    expect.stringContaining("products has 'sso'"),
    expect.stringContaining("locale is 'tlh'"),
    expect.stringContaining("strings has 'main.tittle'"),
  ]);
  expect(warn).toHaveBeenCalledTimes(3);
  end();
  const again = mounted(options);
  await again.widget.store.set(prefetchAtom);
  expect(again.told()).toEqual([]);
});

test('two widgets in one element are told of [B-MOUNT-13]', async () => {
  document.body.innerHTML = '<div><div class="vestibule"></div><div class="vestibule"></div></div>';
  const { widget, told } = mounted({ config: { products: ['passwords'] } });
  await widget.store.set(prefetchAtom);
  await vi.waitFor(() => expect(told()).toEqual([expect.stringContaining('Two widgets are mounted in one element')]));
  document.body.innerHTML = '';
});
