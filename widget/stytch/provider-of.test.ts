// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import { internally, quietClient } from '../testing/quiet-client';
import { eagerAuthorization } from './eager-authorization';
import { lateClient } from './late-client';
import { providerOf, stytchProvider } from './provider-of';

afterEach(() => localStorage.clear());

const user = { user_id: 'u', emails: [{ email: 'ada@example.com' }] };
const signal = () => new AbortController().signal;
const atOnce = async () => undefined;

describe('providerOf', () => {
  test.each([
    [true, false],
    [false, true],
  ])('the port over a client confirms the user unless they are only remembered (%s): %s', (fromCache, isCertain) => {
    const provider = providerOf(
      quietClient({
        user: { getSync: () => user, getInfo: () => ({ user, fromCache }) },
        session: { getSync: () => ({ session_id: 's' }) },
      }),
    );
    expect({
      isPersonCertain: provider.isPersonCertain(),
      person: provider.person(),
      sessionId: provider.sessionId(),
    }).toEqual({ isPersonCertain: isCertain, person: { userId: 'u', account: 'ada@example.com' }, sessionId: 's' });
  });

  test('the port over a client writes an event into the log of the client', () => {
    const logEvent = vi.fn();
    providerOf(quietClient(internally({ networkClient: { logEvent } }))).logEvent('render_login_screen', { a: 1 });
    expect(logEvent).toHaveBeenCalledExactlyOnceWith({ name: 'render_login_screen', details: { a: 1 } });
  });

  test.each([
    [
      'that throws',
      quietClient(
        internally({
          networkClient: {
            logEvent: () => {
              throw new Error('Full.');
            },
          },
        }),
      ),
    ],
    ['that is not there', quietClient()],
  ])('the port over a client does without a log %s', (_what, client) => {
    expect(() => providerOf(client).logEvent('render_login_screen', {})).not.toThrow();
  });
});

describe('stytchProvider', () => {
  const isProject = internally({ publicToken: 'public-token-test-1' });

  test('the provider of a mount uses the client of the host, with the calls of the mount', async () => {
    const own = { hasSession: async () => succeeded(true) };
    const provider = stytchProvider(quietClient(isProject), atOnce, signal, () => own);
    expect(provider.isTestProject).toBe(true);
    expect(provider.hasSession).toBe(own.hasSession);
  });

  test('the provider of a mount creates its client when it is needed', async () => {
    const make = vi.fn(() => quietClient(isProject));
    const provider = stytchProvider(lateClient(make), () => new Promise(() => undefined), signal);
    expect({ isTestProject: provider.isTestProject, makeCalls: make.mock.calls }).toEqual({
      isTestProject: false,
      makeCalls: [],
    });
    await provider.hasContact('ada@example.com');
    expect({ isTestProject: provider.isTestProject, makeCalls: make.mock.calls.length }).toEqual({
      isTestProject: true,
      makeCalls: 1,
    });
  });
});

describe('lateClient', () => {
  test('a late client reports the user to earlier subscribers once it is created', async () => {
    const logEvent = vi.fn();
    const onStateChange = vi.fn(() => () => undefined);
    const client = quietClient({
      ...internally({
        networkClient: { logEvent },
        bootstrap: { getSync: () => undefined, getAsync: async () => ({ projectName: 'Acme' }) },
      }),
      user: { getSync: () => user, getInfo: () => ({ user, fromCache: false }) },
      session: { getSync: () => ({ session_id: 's' }) },
      onStateChange,
    });
    const provider = lateClient(() => client).provide(atOnce);
    expect({ person: provider.person(), sessionId: provider.sessionId() }).toEqual({
      person: undefined,
      sessionId: undefined,
    });
    provider.logEvent('render_login_screen', { a: 1 });
    provider.expireData();
    expect(await provider.bootstrap.load()).toMatchObject({ projectName: 'Acme' });
    expect({ userId: provider.person()?.userId, sessionId: provider.sessionId() }).toEqual({
      userId: 'u',
      sessionId: 's',
    });
    expect(logEvent).toHaveBeenCalledExactlyOnceWith({ name: 'render_login_screen', details: { a: 1 } });
    expect(onStateChange).toHaveBeenCalledOnce();
  });

  test('a late client watches wallets once it is created', async () => {
    const provider = lateClient(() => quietClient()).provide(atOnce);
    const asked = vi.fn();
    addEventListener('eip6963:requestProvider', asked);
    const stop = provider.watchWallets(() => undefined);
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    stop();
    removeEventListener('eip6963:requestProvider', asked);
  });
});

describe('the own calls of consent', () => {
  const request = {
    clientId: 'robot',
    redirectURI: 'https://robot.test/back',
    responseType: 'code',
    scopes: ['openid'],
  };
  const refused = { error_type: 'session_not_found', error_message: 'No.', status_code: 404 };

  test('the own calls of the consent mount ask for the question and for the connected applications', async () => {
    const oauthAuthorizeStart = vi.fn(async () => ({ client: {}, scope_results: [] }));
    const getConnectedApps = vi.fn(async () => ({ connected_apps: [] }));
    const calls = eagerAuthorization(quietClient({ idp: { oauthAuthorizeStart }, user: { getConnectedApps } }));
    expect(await calls.startAuthorization?.(request)).toMatchObject({ ok: true, value: { scopes: [] } });
    expect(await calls.connectedApps?.()).toEqual(succeeded([]));
  });

  test('the own calls of the consent mount explain a failure as the other calls do', async () => {
    const refuse = () => Promise.reject(refused);
    const calls = eagerAuthorization(
      quietClient({ idp: { oauthAuthorizeStart: refuse }, user: { getConnectedApps: refuse } }),
    );
    const failure = failed({ type: 'session_not_found', cause: refused });
    expect(await calls.startAuthorization?.(request)).toEqual(failure);
    expect(await calls.connectedApps?.()).toEqual(failure);
  });
});
