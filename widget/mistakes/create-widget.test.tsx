import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WidgetError } from '../../flows/core/provider/widget-error';
import { prefetchAtom } from '../lifecycle/prefetch.atoms';
import { loginDefinition } from '../mounts/login';
import { passkeyRegistrationDefinition } from '../mounts/passkey-registration';
import type { WidgetOptions } from '../options';
import type { MountDefinition } from '../lifecycle/mount-definition';
import { createWidget } from '../lifecycle/widget';

// A warning appears once for each page, and the files of a worker share one: none has been here yet.
vi.hoisted(() => vi.resetModules());

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

/** Mounts with options of a developer without types, and returns the reported mistakes. */
function mounted(options: object, definition: MountDefinition<WidgetOptions> = loginDefinition) {
  const errors: WidgetError[] = [];
  const callbacks = { onError: (error: WidgetError) => void errors.push(error) };
  const widget = createWidget(definition, { client, callbacks, ...options } as unknown as WidgetOptions);
  widget.start();
  end = widget.end;
  render(widget.element);
  return { widget, errors, messages: () => errors.map(({ message }) => message) };
}

test.each([
  ['no config', {}, /products is missing or empty/],
  ['unknown products alone', { config: { products: ['email'] } }, /'email', which is left out/],
  ['passcodes without a channel', { config: { products: ['otp'] } }, /names no channel/],
  ['social sign-in without providers', { config: { products: ['oauth'] } }, /providers is empty/],
  ['no client', { client: undefined, config: { products: ['passwords'] } }, /The option `client` is missing/],
  [
    'the public token',
    { client: 'public-token-1', config: { products: ['passwords'] } },
    /`client` is a text.*createStytchClient\(token\)/,
  ],
  [
    'a promise of a client',
    { client: Promise.resolve(client), config: { products: ['passwords'] } },
    /`client` is a promise. Await it.*lateClient/,
  ],
  [
    'something else for a client',
    { client: { mountLogin: () => 0 }, config: { products: ['passwords'] } },
    /`client` is an object without a session/,
  ],
])('%s is shown in the card, in the console and in onError [B-MOUNT-12]', async (...given) => {
  const [, options, sentence] = given;
  const { messages } = mounted(options);
  expect(await screen.findByText(sentence)).toBeTruthy();
  await vi.waitFor(() => expect(messages()).toEqual([expect.stringMatching(sentence)]));
  expect(warn.mock.calls.flat()).toEqual([expect.stringMatching(sentence)]);
});

test('an update that fixes a problem removes its message', async () => {
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

test('a doubtful option is reported once, with the first interaction [B-MOUNT-13]', async () => {
  const options = { config: { products: ['passwords', 'sso'] }, strings: { 'main.tittle': 'x' }, locale: 'tlh' };
  const { widget, messages } = mounted(options);
  await widget.store.set(prefetchAtom);
  await vi.waitFor(() => expect(messages()).toHaveLength(3));
  expect(messages()).toEqual([
    expect.stringContaining("products has 'sso'"),
    expect.stringContaining("locale is 'tlh'"),
    expect.stringContaining("strings has 'main.tittle'"),
  ]);
  expect(warn).toHaveBeenCalledTimes(3);
  end();
  const again = mounted(options);
  await again.widget.store.set(prefetchAtom);
  expect(again.messages()).toEqual([]);
});

test('on the developer’s own machine mistakes are reported at the mount, with an overview of the configuration [B-MOUNT-13] [B-DEV-1] [B-DEV-2]', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [group, info, groupEnd] = (['groupCollapsed', 'info', 'groupEnd'] as const).map((name) =>
    vi.spyOn(console, name).mockImplementation(() => undefined),
  );
  const { messages } = mounted({
    config: { products: ['passwords'] },
    thmee: {},
    theme: { colors: { primary: '#ffff01' } },
  });
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(groupEnd).toHaveBeenCalledOnce());
  expect(group?.mock.calls.flat()).toEqual([expect.stringMatching(/^Vestibule: log-in/)]);
  expect(info?.mock.calls.flat()).toContain('Methods: passwords.');
  expect(messages()).toEqual([
    'There is no option `thmee`, so it has no effect. Did you mean `theme`?',
    expect.stringMatching(/^Theme: .* has a contrast of/),
  ]);
});

test('the console names the option to leave out where two would send a mail from one field [B-MOUNT-3]', async () => {
  mounted({ config: { products: ['otp', 'emailMagicLinks'], otpOptions: { methods: ['email'] } } });
  const sentence =
    /^Vestibule: Error: Cannot use both EML and Email OTP: .*Leave out 'emailMagicLinks' of config\.products, or 'email'/;
  await vi.waitFor(() => expect(warn).toHaveBeenCalledWith(expect.stringMatching(sentence)), 10_000);
});

test('an `error` of the page itself in the address is reported as no link [B-BACK-16]', async () => {
  history.replaceState(null, '', '/?error=session_expired&error_description=y');
  const { widget, messages } = mounted({ config: { products: ['passwords'], lastUsed: 'never' as never } });
  await widget.store.set(prefetchAtom);
  await vi.waitFor(() => expect(messages()).toEqual([expect.stringContaining('lastUsed')]));
  history.replaceState(null, '', '/');
});

test('a link to a log-in that does not finish links is reported [B-BACK-16]', async () => {
  history.replaceState(null, '', '/?stytch_token_type=magic_links&token=secret-1');
  const { widget, messages } = mounted({ config: { products: ['passwords'] } });
  await widget.store.set(prefetchAtom);
  await vi.waitFor(() => expect(messages()).toHaveLength(1));
  expect(messages()[0]).toMatch(
    /A link led to this page \(stytch_token_type: magic_links\).*Give this log-in `callback: true`/,
  );
  expect(messages()[0]).not.toContain('secret-1');
  history.replaceState(null, '', '/');
});
