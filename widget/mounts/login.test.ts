// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountSignalAtom } from '../../flows/core/host/host.atoms';
import { screenAtom, screenSignalAtom } from '../../flows/core/screen/screen.atoms';
import { readinessAtom } from '../lifecycle/readiness';
import { passwordOptions, startedMount } from '../testing/started-mount';
import { linkFinisher } from './finish-links.lazy';
import { loginDefinition, type LoginOptions } from './login';

/** A log-in on a page to which a declined social log-in leads, before its first screen is decided on. */
function loginWithLink(token: string) {
  history.replaceState(null, '', `/login?error=access_denied&error_description=${token}`);
  const options: LoginOptions = { ...passwordOptions, callback: true };
  loginDefinition.takeLink?.(options);
  const page = startedMount(loginDefinition, options);
  const [decision] = loginDefinition.preloads?.(page.store, options) ?? [];
  return { ...page, decide: () => decision?.load() };
}

describe('a log-in that finishes links', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));
  afterEach(() => history.replaceState(null, '', '/'));

  test('a mount that ends before the code of links has come leaves the report of a declined log-in to the next one [B-BACK-15]', async () => {
    const first = loginWithLink('first');
    first.store.set(mountSignalAtom, AbortSignal.abort());
    await first.decide();
    const second = loginWithLink('first');
    await second.decide();
    expect(first.errors).toEqual([]);
    expect(second.errors.map(({ type }) => type)).toEqual(['oauth_flow_callback_error']);
    expect(second.store.get(screenAtom)).toBe('CallbackProblem');
  });

  test.each([
    ['waiting', false],
    ['late', false],
    ['ready', true],
  ] as const)(
    'a link whose code arrives while the first screen is %s ends a visit: %s [B-BACK-15]',
    async (readiness, isEnded) => {
      const { store, decide } = loginWithLink(readiness);
      await linkFinisher.load();
      store.set(readinessAtom, readiness);
      const visit = store.get(screenSignalAtom);
      await decide();
      expect(store.get(screenAtom)).toBe('CallbackProblem');
      expect(visit.aborted).toBe(isEnded);
    },
  );
});
