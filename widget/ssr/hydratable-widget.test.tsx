import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isBrowserKnownAtom } from '../../flows/core/host/browser.atoms';
import { lastUsedAtom, memoryAtom, noMemory } from '../../flows/core/last-used/last-used.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { callbackOptionsAtom } from '../../flows/callback';
import { callbackDefinition } from '../mounts/callback';
import { loginDefinition } from '../mounts/login';
import { quietClient } from '../testing/quiet-client';
import { hydratableWidget } from './hydratable-widget';

beforeEach(() => localStorage.setItem('vestibule:last_used', 'email'));
afterEach(() => localStorage.clear());

const ada = { user_id: 'user-1', emails: [{ email: 'ada@example.com' }] };
const client = quietClient({ user: { getSync: () => ada, getInfo: () => ({ user: ada, fromCache: false }) } });
const config = { products: ['emailMagicLinks'] as const };

describe('hydratableWidget', () => {
  const made = () => hydratableWidget(loginDefinition, { client, config });

  test('a hydratable widget has neither a user nor a last-used method, like a server', () => {
    const { store } = made().widget;
    expect(store.get(providerAtom).person()).toBeUndefined();
    expect(store.get(providerAtom).isPersonCertain()).toBe(false);
    expect({ isBrowserKnown: store.get(isBrowserKnownAtom), memory: store.get(memoryAtom) }).toEqual({
      isBrowserKnown: false,
      memory: noMemory,
    });
  });

  test('a hydratable widget has both once it is hydrated', () => {
    const { widget, hydrate, isHydrated } = made();
    expect(isHydrated()).toBe(false);
    hydrate();
    expect(isHydrated()).toBe(true);
    expect(widget.store.get(providerAtom).person()).toEqual({ userId: 'user-1', account: 'ada@example.com' });
    expect(widget.store.get(isBrowserKnownAtom)).toBe(true);
    expect(widget.store.get(memoryAtom).read()).toBe('email');
    expect(widget.store.get(lastUsedAtom)).toBe('email');
  });

  test('a hydratable widget is not hydrated by an update', () => {
    const { widget } = made();
    widget.update({ config: { products: ['emailMagicLinks', 'passkeys'] } });
    expect(widget.store.get(isBrowserKnownAtom)).toBe(false);
    expect(widget.store.get(memoryAtom)).toBe(noMemory);
  });

  test('a hydratable widget keeps both in a later update', () => {
    const { widget, hydrate } = made();
    hydrate();
    widget.update({ config: { products: ['emailMagicLinks', 'passkeys'] } });
    expect(widget.store.get(isBrowserKnownAtom)).toBe(true);
    expect(widget.store.get(memoryAtom)).not.toBe(noMemory);
  });
});

test('an address that only a browser can check is checked with hydration', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const where = { continueURL: '/home' };
  const { widget, hydrate } = hydratableWidget(callbackDefinition, { client, config, ...where });
  hydrate();
  hydrate();
  expect(widget.store.get(callbackOptionsAtom).continueURL?.href).toBe(new URL('/home', location.href).href);
  vi.restoreAllMocks();
});
