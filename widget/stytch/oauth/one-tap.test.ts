// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { OneTapRequest } from '../../../flows/core/provider/oauth-calls';
import { succeeded } from '../../../flows/core/provider/outcome';
import { later } from '../../../flows/core/testing/fake-provider';
import { oneTapRequest } from '../../testing/one-tap-request';
import type { Client } from '../client';
import { calls as oneTapCalls } from './one-tap';

afterEach(() => {
  Reflect.deleteProperty(window, 'google');
  vi.clearAllMocks();
});

describe('a client without internals [T-ENV-5]', () => {
  /** Shows One Tap with the public methods of such a client. */
  function show(start: (options: Record<string, unknown>) => Promise<unknown>, changes: Partial<OneTapRequest> = {}) {
    const { mount, request } = oneTapRequest({ cancelOnTapOutside: false, ...changes });
    const spy = vi.fn(start);
    const client = { oauth: { googleOneTap: { start: spy } } } as unknown as Client;
    return { spy, request, mount, outcome: oneTapCalls(client, {}).showOneTap(request) };
  }

  test('One Tap without internals shows a floating prompt', async () => {
    const { spy, request, outcome } = show(async () => ({ success: true }));
    expect(await outcome).toEqual(succeeded({ status: 'shown', isEmbedded: false }));
    expect(spy).toHaveBeenCalledExactlyOnceWith({
      login_redirect_url: 'https://app.test/in',
      signup_redirect_url: 'https://app.test/up',
      cancel_on_tap_outside: false,
      onOneTapCancelled: expect.any(Function),
    });
    expect(request.onCancelled).not.toHaveBeenCalled();
  });

  test('One Tap without internals reports a closed prompt, but not after the unmount', async () => {
    const { spy, request, mount, outcome } = show(async () => ({ success: true }));
    await outcome;
    const close = spy.mock.calls[0]?.[0]['onOneTapCancelled'];
    if (typeof close !== 'function') throw new Error('Nothing to tell by.');
    close();
    expect(request.onCancelled).toHaveBeenCalledOnce();
    mount.abort();
    close();
    expect(request.onCancelled).toHaveBeenCalledOnce();
  });

  test.each([
    ["Google's reason", async () => ({ success: false, reason: 'unregistered_origin' }), 'unregistered_origin'],
    [
      "the provider's reason",
      () => Promise.reject(new Error('One Tap could not load: oauth_config_not_found')),
      'oauth_config_not_found',
    ],
    ['no reason', async () => ({ success: false }), 'unknown_reason'],
  ])('One Tap without internals reports the reason, by %s', async (_name, start, reason) => {
    expect(await show(start).outcome).toEqual(succeeded({ status: 'refused', reason }));
  });

  test('One Tap without internals fails where the client throws', async () => {
    const { outcome } = show(() => Promise.reject(new TypeError('offline')));
    expect(await outcome).toMatchObject({ ok: false, error: { type: 'unreachable' } });
    expect(await show(async () => undefined).outcome).toMatchObject({ ok: false, error: { type: 'broken' } });
  });

  test.each(['forceLegacyEmbedded', 'embedded', 'embeddedOnly'] as const)(
    'One Tap without internals uses the button where the prompt must be in the page: %s',
    async (position) => {
      const { spy, outcome } = show(async () => ({ success: true }), { position });
      expect(await outcome).toEqual(succeeded({ status: 'refused', reason: 'unknown_error' }));
      expect(spy).not.toHaveBeenCalled();
    },
  );

  test('One Tap without internals floats where both positions are allowed', async () => {
    const { outcome } = show(async () => ({ success: true }), { position: 'floatingOrEmbedded' });
    expect(await outcome).toEqual(succeeded({ status: 'shown', isEmbedded: false }));
  });

  const google = { initialize: vi.fn(), prompt: vi.fn(), cancel: vi.fn() };

  test('One Tap without internals removes a prompt that appears after the unmount', async () => {
    const { mount, outcome } = show(async () => {
      await Promise.resolve();
      mount.abort();
      Reflect.set(window, 'google', { accounts: { id: google } });
      return { success: true };
    });
    await outcome;
    expect(google.cancel).toHaveBeenCalledOnce();
  });

  test('One Tap without internals removes the prompt with the mount', async () => {
    const { mount, outcome } = show(async () => ({ success: true }));
    await outcome;
    Reflect.set(window, 'google', { accounts: { id: google } });
    mount.abort();
    expect(google.cancel).toHaveBeenCalledOnce();
  });

  test('One Tap without internals closes the prompt of its own widget alone, and that widget hears of it [B-SOCIAL-9]', async () => {
    const first = show(async () => ({ success: true }));
    await first.outcome;
    Reflect.set(window, 'google', { accounts: { id: google } });
    const second = show(async () => ({ success: true }));
    await second.outcome;
    expect(first.request.onCancelled).toHaveBeenCalledOnce();
    expect(google.cancel).toHaveBeenCalledOnce();
    first.mount.abort();
    expect(google.cancel).toHaveBeenCalledOnce();
    second.mount.abort();
    expect(google.cancel).toHaveBeenCalledTimes(2);
  });

  test('One Tap without internals that was refused keeps its reason when another widget shows a prompt [B-SOCIAL-9]', async () => {
    const { request, outcome } = show(async () => ({ success: false }));
    await outcome;
    await show(async () => ({ success: true })).outcome;
    expect(request.onCancelled).not.toHaveBeenCalled();
  });

  test('One Tap without internals is cancelled by a widget whose prompt comes first [B-SOCIAL-9]', async () => {
    const answer = later<object>();
    const { outcome } = show(() => answer.promise);
    await show(async () => ({ success: true })).outcome;
    answer.settle({ success: true });
    expect(await outcome).toEqual(succeeded({ status: 'refused', reason: 'user_cancel' }));
  });
});
