// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OneTapRequest } from '../../../flows/core/provider/oauth-calls';
import { failed, succeeded } from '../../../flows/core/provider/outcome';
import { oneTapRequest } from '../../testing/one-tap-request';
import { internally, quietClient } from '../../testing/quiet-client';
import { calls as oneTapCalls } from './one-tap';

/** The mounts of a test. Their end closes the prompts, of which a page has one. */
let mounts: AbortController[] = [];

afterEach(() => {
  for (const mount of mounts) mount.abort();
  mounts = [];
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'google');
  Reflect.deleteProperty(window, 'IdentityCredential');
});

type Options = Readonly<Record<string, unknown>> & { callback(answer: unknown): void };

/** One Tap, with the provider's responses, and a stub of Google's script that reports the moments of a test. */
function shown(
  changes: Partial<OneTapRequest> = {},
  start: (asked: object) => Promise<unknown> = async () => ({ googleClientId: 'google', oauthCallbackId: 'callback' }),
  calls = oneTapCalls,
  dataLayer: object = {},
) {
  let options: Options | undefined;
  let listener: (moment: unknown) => void = () => undefined;
  const id = {
    initialize: vi.fn((given: Options) => void (options = given)),
    prompt: vi.fn((listen: typeof listener) => void (listener = listen)),
    cancel: vi.fn(),
  };
  Object.assign(window, { google: { accounts: { id } } });
  const submit = vi.fn(async (_given: object): Promise<unknown> => ({ redirect_url: 'https://app.test/in?token=t' }));
  const client = quietClient(
    internally({ clientsideServices: { oneTapStart: start, oneTapSubmit: submit }, dataLayer }),
  );
  const { mount, request } = oneTapRequest(changes);
  mounts.push(mount);
  const outcome = calls(client, { publicToken: 'project' }).showOneTap(request);
  const prompted = () => vi.waitFor(() => expect(id.prompt).toHaveBeenCalled());
  return {
    id,
    request,
    outcome,
    submit,
    prompted,
    unmount: () => mount.abort(),
    notify: (moment: object) => listener(moment),
    vouch: (answer: unknown) => options?.callback(answer),
    options: () => options,
  };
}

const yes = () => true;

// Columns: the position that the host requests, whether the browser has FedCM | the options for Google's prompt.
test.each([
  ['floating', true, { use_fedcm_for_prompt: true, cancel_on_tap_outside: true }],
  ['floating', false, { use_fedcm_for_prompt: true, cancel_on_tap_outside: true }],
  ['embedded', true, { use_fedcm_for_prompt: true, cancel_on_tap_outside: true }],
  ['embedded', false, { use_fedcm_for_prompt: true, cancel_on_tap_outside: false, prompt_parent_id: 'parent' }],
  [
    'forceLegacyEmbedded',
    true,
    { use_fedcm_for_prompt: false, cancel_on_tap_outside: false, prompt_parent_id: 'parent' },
  ],
] as const)('%s, in a browser with FedCM (%s), is shown so', async (position, hasFedCM, expected) => {
  if (hasFedCM) Object.assign(window, { IdentityCredential: {} });
  const { prompted, options, notify, outcome } = shown({ position });
  await prompted();
  notify({ isDisplayMoment: yes });
  expect(await outcome).toEqual(succeeded({ status: 'shown', isEmbedded: 'prompt_parent_id' in expected }));
  expect(options()).toMatchObject({
    client_id: 'google',
    auto_select: false,
    context: 'use',
    itp_support: true,
    ...expected,
  });
  expect(Object.keys(options() ?? {}).includes('prompt_parent_id')).toBe('prompt_parent_id' in expected);
});

test.each([
  ['a callback of its own', { googleClientId: 'google', oauthCallbackId: 'callback' }, 'callback'],
  ['no callback', { googleClientId: 'google' }, ''],
  ['a callback that is no text', { googleClientId: 'google', oauthCallbackId: 7 }, ''],
])("the prompt has the project's id, and its credential is %s", async (_what, answer, oauthCallbackID) => {
  const start = vi.fn(async (_asked: object) => answer);
  const { prompted, vouch, submit } = shown({}, start);
  await prompted();
  expect(start).toHaveBeenCalledExactlyOnceWith({ publicToken: 'project' });
  vouch({ credential: 'jwt' });
  expect(submit).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ oauthCallbackID }));
});

describe('the shown prompt', () => {
  test('closing the prompt is reported to the flow', async () => {
    const { prompted, notify, outcome, request } = shown();
    await prompted();
    notify({ isSkippedMoment: yes, getSkippedReason: () => 'user_cancel' });
    expect(await outcome).toEqual(succeeded({ status: 'refused', reason: 'user_cancel' }));
    expect(request.onCancelled).toHaveBeenCalledOnce();
  });

  test.each(['user_cancel', 'tap_outside'])('a prompt that goes later (%s) is reported too', async (reason) => {
    const { prompted, notify, outcome, request } = shown();
    await prompted();
    notify({});
    notify({ isSkippedMoment: yes, getSkippedReason: () => reason });
    expect(await outcome).toEqual(succeeded({ status: 'shown', isEmbedded: false }));
    expect(request.onCancelled).toHaveBeenCalledOnce();
  });

  test('a prompt of the browser, of which the script says nothing, counts as shown after a second [B-SOCIAL-5]', async () => {
    vi.useFakeTimers();
    Object.assign(window, { IdentityCredential: {} });
    const { id, notify, outcome, request } = shown({ position: 'embedded' });
    const settled = vi.fn();
    void outcome.then(settled);
    await vi.advanceTimersByTimeAsync(0);
    expect(id.prompt).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledExactlyOnceWith(succeeded({ status: 'shown', isEmbedded: false }));
    notify({ isSkippedMoment: yes });
    expect(request.onCancelled).toHaveBeenCalledOnce();
  });

  test('a prompt of the browser that is closed without a reason was closed by the user [B-SOCIAL-5]', async () => {
    Object.assign(window, { IdentityCredential: {} });
    const { prompted, notify, outcome, request } = shown();
    await prompted();
    notify({ isSkippedMoment: yes });
    expect(await outcome).toEqual(succeeded({ status: 'refused', reason: 'user_cancel' }));
    expect(request.onCancelled).toHaveBeenCalledOnce();
  });

  test('a credential of Google gives the redirect', async () => {
    const { prompted, vouch, submit, request } = shown();
    await prompted();
    vouch({ credential: 'jwt' });
    expect(request.onSubmitted).toHaveBeenCalledOnce();
    expect(submit).toHaveBeenCalledExactlyOnceWith({
      publicToken: 'project',
      idToken: 'jwt',
      oauthCallbackID: 'callback',
      loginRedirectURL: 'https://app.test/in',
      signupRedirectURL: 'https://app.test/up',
    });
    expect(await vi.mocked(request.onSubmitted).mock.lastCall?.[0]).toEqual(succeeded('https://app.test/in?token=t'));
  });

  describe('the proof (PKCE) of a social log-in that was started and left [B-SOCIAL-7]', () => {
    const shownWith = (removeItem: (key: string) => void, proofs: string[] = []) =>
      shown({}, undefined, undefined, { removeItem, getItem: () => proofs.shift() ?? 'proof' });

    test('a credential of Google removes the stored proof before the redirect', async () => {
      const removeItem = vi.fn();
      const { prompted, vouch, request } = shownWith(removeItem);
      await prompted();
      expect(removeItem).not.toHaveBeenCalled();
      vouch({ credential: 'jwt' });
      expect(await vi.mocked(request.onSubmitted).mock.lastCall?.[0]).toMatchObject({ ok: true });
      expect(removeItem).toHaveBeenCalledExactlyOnceWith('PKCE_VERIFIER:oauth');
    });

    test('a credential that the provider refuses leaves the stored proof', async () => {
      const removeItem = vi.fn();
      const { prompted, vouch, submit, request } = shownWith(removeItem);
      submit.mockResolvedValue({});
      await prompted();
      vouch({ credential: 'jwt' });
      expect(await vi.mocked(request.onSubmitted).mock.lastCall?.[0]).toMatchObject({ ok: false });
      expect(removeItem).not.toHaveBeenCalled();
    });

    test('a credential that is answered after the screen was left leaves the stored proof, which may be a new one', async () => {
      const removeItem = vi.fn();
      const { prompted, vouch, request, unmount } = shownWith(removeItem);
      await prompted();
      vouch({ credential: 'jwt' });
      unmount();
      expect(await vi.mocked(request.onSubmitted).mock.lastCall?.[0]).toMatchObject({ ok: true });
      expect(removeItem).not.toHaveBeenCalled();
    });

    test('a credential that is answered after another social log-in was started leaves its proof', async () => {
      const removeItem = vi.fn();
      const { prompted, vouch, request } = shownWith(removeItem, ['of the one before', 'of the new one']);
      await prompted();
      vouch({ credential: 'jwt' });
      expect(await vi.mocked(request.onSubmitted).mock.lastCall?.[0]).toMatchObject({ ok: true });
      expect(removeItem).not.toHaveBeenCalled();
    });

    test('a credential redirects also where the stored proof cannot be removed', async () => {
      const { prompted, vouch, request } = shownWith(() => {
        throw new Error('Storage is blocked.');
      });
      await prompted();
      vouch({ credential: 'jwt' });
      expect(await vi.mocked(request.onSubmitted).mock.lastCall?.[0]).toMatchObject({ ok: true });
    });
  });

  test.each([undefined, {}, { redirect_url: 7 }])(
    'a response of %j to a credential does not redirect',
    async (answer) => {
      const { prompted, vouch, submit, request } = shown();
      submit.mockResolvedValue(answer);
      await prompted();
      vouch({ credential: 'jwt' });
      expect(await vi.mocked(request.onSubmitted).mock.lastCall?.[0]).toMatchObject({
        ok: false,
        error: { type: 'broken' },
      });
    },
  );

  test.each([undefined, 'jwt', {}, { credential: 7 }])('%j is not a credential', async (answer) => {
    const { prompted, vouch, submit } = shown();
    await prompted();
    vouch(answer);
    expect(submit).not.toHaveBeenCalled();
  });

  test('leaving the screen removes the prompt, and ignores its result', async () => {
    const { id, prompted, vouch, notify, submit, request, unmount } = shown();
    await prompted();
    unmount();
    expect(id.cancel).toHaveBeenCalledOnce();
    vouch({ credential: 'jwt' });
    notify({ isSkippedMoment: yes, getSkippedReason: () => 'user_cancel' });
    expect({ submitCalls: submit.mock.calls, onCancelledCalls: vi.mocked(request.onCancelled).mock.calls }).toEqual({
      submitCalls: [],
      onCancelledCalls: [],
    });
  });
});

describe('the prompt of one widget, when another on the page shows its own [B-SOCIAL-9]', () => {
  const legacy = { position: 'forceLegacyEmbedded' } as const;
  const displayed = { isDisplayMoment: yes };

  test('the prompt of one widget that was shown is cancelled for another', async () => {
    const first = shown(legacy);
    await first.prompted();
    first.notify(displayed);
    await first.outcome;
    const second = shown(legacy);
    await second.prompted();
    expect(first.request.onCancelled).toHaveBeenCalledOnce();
    second.notify(displayed);
    expect(await second.outcome).toEqual(succeeded({ status: 'shown', isEmbedded: true }));
    expect(second.request.onCancelled).not.toHaveBeenCalled();
  });

  test('the prompt of one widget that was not shown yet is cancelled for another, also if Google reports it as shown then', async () => {
    const first = shown(legacy);
    await first.prompted();
    const second = shown(legacy);
    await second.prompted();
    expect(await first.outcome).toEqual(succeeded({ status: 'refused', reason: 'user_cancel' }));
    first.notify({ isSkippedMoment: yes, getSkippedReason: () => 'issuing_failed' });
    expect(first.request.onCancelled).toHaveBeenCalledOnce();
  });

  test('the prompt of one widget that was refused keeps its reason', async () => {
    const first = shown(legacy);
    await first.prompted();
    first.notify({ isNotDisplayed: yes, getNotDisplayedReason: () => 'invalid_client' });
    expect(await first.outcome).toEqual(succeeded({ status: 'refused', reason: 'invalid_client' }));
    const second = shown(legacy);
    await second.prompted();
    expect(first.request.onCancelled).not.toHaveBeenCalled();
  });

  test('the prompt of one widget stays when the other, whose prompt it replaced, leaves the screen', async () => {
    const first = shown(legacy);
    await first.prompted();
    const second = shown(legacy);
    await second.prompted();
    second.id.cancel.mockClear();
    first.unmount();
    expect([first.id.cancel.mock.calls, second.id.cancel.mock.calls]).toEqual([[], []]);
    second.unmount();
    expect(second.id.cancel).toHaveBeenCalledOnce();
  });
});

describe('the refused prompt', () => {
  test.each([
    ['the provider has no Google', async () => ({ googleClientId: '' }), 'oauth_config_not_found'],
    ['the provider says why', () => Promise.reject({ error_type: 'oauth_disabled' }), 'oauth_disabled'],
  ])('a prompt that cannot be shown is refused where %s', async (_why, start, reason) => {
    const { outcome, id } = shown({}, start);
    expect(await outcome).toEqual(succeeded({ status: 'refused', reason }));
    expect(id.prompt).not.toHaveBeenCalled();
  });

  test.each([
    ['an answer that is none', async () => ({}), 'broken'],
    ['no network', () => Promise.reject(new TypeError('offline')), 'unreachable'],
  ])('a prompt that cannot be shown fails with %s', async (_why, start, type) => {
    expect(await shown({}, start).outcome).toMatchObject({ ok: false, error: { type } });
  });

  test("a prompt that cannot be shown fails in a page that blocks Google's scripts", async () => {
    const createPolicy = () => {
      throw new TypeError('The policy is not allowed.');
    };
    Object.assign(window, { trustedTypes: { createPolicy } });
    // A page creates its policy once, so this needs a page without one.
    vi.resetModules();
    const { calls } = await import('./one-tap');
    const { outcome } = shown({}, undefined, calls);
    Reflect.deleteProperty(window, 'google');
    expect(await outcome).toEqual(failed({ type: 'unreachable' }));
    Reflect.deleteProperty(window, 'trustedTypes');
  });

  test('a prompt that cannot be shown is cancelled if the user has left before it', async () => {
    const page = shown();
    page.unmount();
    expect(await page.outcome).toEqual(failed({ type: 'cancelled' }));
    expect(page.id.prompt).not.toHaveBeenCalled();
  });

  test("a prompt that cannot be shown fails where Google's script throws: no call of the port rejects", async () => {
    const page = shown();
    page.id.prompt.mockImplementation(() => {
      throw new Error('The prompt is broken.');
    });
    expect(await page.outcome).toMatchObject({ ok: false, error: { type: 'broken' } });
  });
});
