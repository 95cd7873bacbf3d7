import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../core/provider/outcome';
import type { Provider } from '../../core/provider/provider';
import type { ConsentOptions } from '../consent-options.atoms';
import type { ConsentSection } from './consent-manifest';
import { isFetchingDecisionAtom } from '../identity-provider.atoms';
import { beginIdentityProviderAtom, decideAtom, identityProviderStateAtom } from '../identity-provider.actions';
import { selectAtom } from './selection.atoms';
import { selectedAtom, shownPermissionsAtom } from './shown-permissions.atoms';
import { loadLateCode, visited } from '../testing/visit';

beforeEach(async () => {
  await loadLateCode();
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(new EventTarget(), { visibilityState: 'visible' }));
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('innerHeight', 800);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const robot = (scopes: readonly string[]): Partial<Provider> => ({
  connectedApps: async () => succeeded([{ id: 'robot', name: 'Robot', scopes }]),
});

const manifest = [
  { text: 'Know you', scopes: ['openid'] },
  { text: 'Read', scopes: ['read'], optional: true },
  { text: 'Send', scopes: ['send', 'list'], optional: true },
  { text: 'Delete', scopes: ['delete'], optional: true },
  'Be kind',
];

/** A request for three things that can be granted, and one that cannot. */
async function asked(answers: Partial<Provider>, options: ConsentOptions = {}, more: Record<string, string> = {}) {
  const names = 'openid read send delete';
  const scopes = names.split(' ').map((scope) => ({ scope, isGrantable: scope !== 'delete', description: scope }));
  const request = { client_id: 'robot', redirect_uri: 'https://robot.test/back', scope: names };
  const query = `?${new URLSearchParams({ ...request, ...more })}`;
  const page = visited({ query, asks: { scopes }, answers, options });
  await page.ask();
  const allow = async () => {
    await page.store.set(decideAtom, true);
    return page.sent('submitAuthorization').at(-1);
  };
  return { ...page, allow };
}

const textsOf = (sections: readonly ConsentSection[]) =>
  sections.flatMap(({ items }) => items.map((item) => (typeof item === 'string' ? item : item.text)));

describe('a user whom an application asks again', () => {
  test('a user whom an application asks again sees the new permissions first, and the earlier grants apart [B-IDP-14]', async () => {
    const { store } = await asked(robot(['openid', 'email']));
    const { fresh, known } = store.get(shownPermissionsAtom);
    expect(textsOf(fresh)).toEqual(['read', 'send']);
    // Earlier grants that are not requested again are shown too.
    expect(textsOf(known)).toEqual(['Verify your identity', 'See your email address']);
  });

  test.each([
    [['openid', 'read', 'send', 'delete'], true],
    [['openid', 'read', 'send'], false],
  ])(
    'a user whom an application with the permissions %j asks again for those and one that cannot be granted is told so: %s [B-IDP-14]',
    async (granted, asksAgain) => {
      const { store } = await asked(robot(granted));
      expect(store.get(shownPermissionsAtom)).toMatchObject({ fresh: [], asksAgain });
    },
  );

  test('a user whom an application asks again sees no new permissions if there are none', async () => {
    const { store } = await asked(robot(['openid', 'read', 'send']));
    const { fresh, known } = store.get(shownPermissionsAtom);
    expect({ textsOfFresh: textsOf(fresh), textsOfKnown: textsOf(known) }).toEqual({
      textsOfFresh: [],
      textsOfKnown: ['Verify your identity', 'read', 'send'],
    });
  });

  test('a user whom an application asks again sees the usual question if the earlier grants are unknown [B-IDP-14]', async () => {
    for (const connectedApps of [
      async () => failed({ type: 'broken' }),
      async () => succeeded([{ id: 'another', name: 'Another', scopes: ['openid'] }]),
    ] as const) {
      const { store } = await asked({ connectedApps });
      const { fresh, known } = store.get(shownPermissionsAtom);
      expect({ textsOfFresh: textsOf(fresh), known }).toEqual({
        textsOfFresh: ['Verify your identity', 'read', 'send'],
        known: [],
      });
    }
  });

  test('a user whom an application asks again for a named service sees all permissions as new, and selects each [B-IDP-14]', async () => {
    const { store } = await asked(
      robot(['openid', 'read']),
      { consentManifest: manifest },
      { resource: 'https://bank.test/mcp' },
    );
    const { fresh, known } = store.get(shownPermissionsAtom);
    expect({ textsOfFresh: textsOf(fresh), known }).toEqual({
      textsOfFresh: ['Know you', 'Read', 'Send', 'Be kind'],
      known: [],
    });
    expect([...store.get(selectedAtom)]).toEqual(['openid']);
  });

  test('a user whom an application asks again waits one second at most for the earlier grants', async () => {
    const { store } = await asked({ connectedApps: () => new Promise<never>(() => undefined) });
    expect(store.get(identityProviderStateAtom).status).toBe('loading');
    await vi.advanceTimersByTimeAsync(500);
    expect(store.get(identityProviderStateAtom)).toMatchObject({ status: 'consent', question: { grantedBefore: [] } });
  });

  test('a user whom an application asks again reads the words of the host, item by item', async () => {
    const { store } = await asked(robot(['openid', 'read']), { consentManifest: manifest });
    const { fresh, known } = store.get(shownPermissionsAtom);
    expect({ textsOfFresh: textsOf(fresh), textsOfKnown: textsOf(known) }).toEqual({
      textsOfFresh: ['Send', 'Be kind'],
      textsOfKnown: ['Know you', 'Read'],
    });
  });

  test('a user whom an application asks again reads the words that a function of the host returns for the request', async () => {
    const consentManifest = ({ scopes }: { scopes: readonly string[] }) => [
      { text: `Do ${scopes.join(' and ')}`, scopes },
    ];
    const { store } = await asked(robot(['openid']), { consentManifest });
    const { fresh, known } = store.get(shownPermissionsAtom);
    expect({ textsOfFresh: textsOf(fresh), textsOfKnown: textsOf(known) }).toEqual({
      textsOfFresh: ['Do read and send'],
      textsOfKnown: ['Do openid'],
    });
  });
});

describe('a user who may choose', () => {
  test('a user who may choose is offered the grantable scopes of the request, and nothing else', async () => {
    const { store } = await asked(robot([]), { consentManifest: manifest });
    expect(textsOf(store.get(shownPermissionsAtom).fresh)).toEqual(['Know you', 'Read', 'Send', 'Be kind']);
  });

  test('a user who may choose grants the required scopes, and of the rest the selected ones [B-IDP-15]', async () => {
    const { store, allow } = await asked({}, { consentManifest: manifest });
    expect([...store.get(selectedAtom)]).toEqual(['openid']);
    store.set(selectAtom, ['read'], true);
    store.set(selectAtom, ['send'], true);
    store.set(selectAtom, ['send'], false);
    expect(await allow()).toMatchObject({ isGranted: true, scopes: ['openid', 'read'] });
  });

  test('a selection after Allow, while the code that sends it is loading, changes nothing [B-IDP-15]', async () => {
    const { store, allow } = await asked({}, { consentManifest: manifest });
    store.set(isFetchingDecisionAtom, true);
    store.set(selectAtom, ['read'], true);
    expect([...store.get(selectedAtom)]).toEqual(['openid']);
    store.set(isFetchingDecisionAtom, false);
    expect(await allow()).toMatchObject({ scopes: ['openid'] });
  });

  test('a user who may choose finds the earlier grants selected, and may deselect them', async () => {
    const { store, allow } = await asked(robot(['openid', 'read']), { consentManifest: manifest });
    expect([...store.get(selectedAtom)]).toEqual(['openid', 'read']);
    store.set(selectAtom, ['read'], false);
    expect(await allow()).toMatchObject({ scopes: ['openid'] });
  });

  test('a user who may choose cannot deselect scopes that belong to a required one, nor add ungrantable ones', async () => {
    const consentManifest = [...manifest, { text: 'Read for all', scopes: ['read'] }];
    const { store, allow } = await asked({}, { consentManifest });
    store.set(selectAtom, ['openid', 'read'], false);
    store.set(selectAtom, ['delete', 'email'], true);
    expect(await allow()).toMatchObject({ scopes: ['openid', 'read'] });
  });

  test('a user who may choose grants every grantable scope without a choice of the host, except those its own screen deselects', async () => {
    const first = await asked({});
    expect(await first.allow()).toMatchObject({ scopes: ['openid', 'read', 'send'] });
    const second = await asked({});
    second.store.set(selectAtom, ['send'], false);
    expect(await second.allow()).toMatchObject({ scopes: ['openid', 'read'] });
  });

  test('a user who may choose starts with a new selection for another account', async () => {
    const { store } = await asked({}, { consentManifest: manifest });
    store.set(selectAtom, ['read'], true);
    void store.set(beginIdentityProviderAtom, true);
    await vi.advanceTimersByTimeAsync(1_000);
    expect([...store.get(selectedAtom)]).toEqual(['openid']);
  });
});
