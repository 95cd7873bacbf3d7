// @vitest-environment jsdom
import { describe, expect, test } from 'vitest';
import { consentManifestAtom } from '../../flows/connected-apps';
import { connectedAppList } from '../../flows/connected-apps/connected-apps.actions';
import { succeeded } from '../../flows/core/provider/outcome';
import { passwordOptions, startedMount } from '../testing/started-mount';
import { connectedAppsDefinition } from './connected-apps';
import { pass, standStill } from '../testing/still-page';

standStill();

describe('the mount of connected applications', () => {
  /** A page on which another tab may sign in another user. */
  function shown() {
    let userId = 'ada';
    const watchers = new Set<() => void>();
    const page = startedMount(connectedAppsDefinition, passwordOptions, {
      person: () => ({ userId }),
      watchPerson: (onChange) => {
        watchers.add(onChange);
        return () => watchers.delete(onChange);
      },
      connectedApps: async () => succeeded([{ id: userId, name: userId, scopes: [] }]),
    });
    const become = async (other: string) => {
      userId = other;
      for (const watcher of watchers) watcher();
      await pass(0);
    };
    return { ...page, become, watching: () => watchers.size, list: () => page.store.get(connectedAppList.stateAtom) };
  }

  test('the connected applications follow the signed-in user, in this tab and in others', async () => {
    const { become, list } = shown();
    await pass(0);
    expect(list()).toMatchObject({ status: 'loaded', value: { userId: 'ada' } });
    await become('bob');
    expect(list()).toMatchObject({ status: 'loaded', value: { userId: 'bob', apps: [{ id: 'bob' }] } });
  });

  test('the connected applications stop following the user after the end', async () => {
    const { unmount, sent, watching } = shown();
    await pass(0);
    unmount();
    expect(watching()).toBe(0);
    await pass(30_000);
    expect(sent()).toEqual(['connectedApps']);
  });

  test.each([() => ['Read'], ['Read'], undefined] as const)(
    "the connected applications use the host's sentences unchanged (%s)",
    (consentManifest) => {
      const { store } = startedMount(connectedAppsDefinition, { ...passwordOptions, consentManifest });
      expect(store.get(consentManifestAtom)).toBe(consentManifest);
    },
  );

  test("the connected applications keep the host's sentences in an update without them", () => {
    const words = ['Read'];
    const { store } = startedMount(connectedAppsDefinition, { ...passwordOptions, consentManifest: words });
    connectedAppsDefinition.apply?.(store, { locale: 'de' });
    expect(store.get(consentManifestAtom)).toBe(words);
  });
});
