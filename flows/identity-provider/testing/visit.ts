import { onTestFinished, vi } from 'vitest';
import { browserAtom } from '../../core/host/browser.atoms';
import { defaultBootstrap } from '../../core/provider/bootstrap';
import type { Authorization, ScopeResult } from '../../core/provider/identity-provider-calls';
import { succeeded } from '../../core/provider/outcome';
import type { Provider } from '../../core/provider/provider';
import { focusRequestAtom } from '../../core/screen/screen.atoms';
import { fakeProvider } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import { isReadyAtom } from '../consent/decision-guard.atoms';
import { type ConsentOptions, consentOptionsAtom, consentPageAtom } from '../consent-options.atoms';
import { beginIdentityProviderAtom, identityProviderStateAtom } from '../identity-provider.actions';
import { agentViews, expandablePermission, lateActions, lateViews } from '../identity-provider.lazy';

/** Loads the late code in real time, before the test fakes the clock. */
export const loadLateCode = async () =>
  void (await Promise.all([lateActions.load(), lateViews.load(), agentViews.load(), expandablePermission.load()]));

/** A visit to a page of consent or log-out. */
export interface Visit {
  query?: string;
  answers?: Partial<Provider>;
  /** The changes to the provider's usual answer to the request. */
  asks?: Partial<Authorization>;
  options?: ConsentOptions;
  isFramed?: boolean;
  /** True in a tab that was opened for this page. */
  isFirstPage?: boolean;
  projectName?: string;
}

let requests = 0;

/** A query for these scopes. Each test needs another one: a page answers a request without a question only once. */
export const queryFor = (scope: string, redirectURI = 'https://robot.test/back') =>
  `?${new URLSearchParams({ client_id: `robot-${(requests += 1)}`, redirect_uri: redirectURI, scope })}`;

/** Scopes that can all be granted, except the ungrantable ones. */
export const scopesOf = (names: string, ungrantable = ''): ScopeResult[] =>
  names.split(' ').map((scope) => ({ scope, isGrantable: !ungrantable.split(' ').includes(scope) }));

/** Advances the time, in milliseconds. */
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** The page that an application led to, before anything is started or rendered. The test has fake timers. */
export function visited({
  answers,
  asks,
  options = {},
  isFramed = false,
  isFirstPage = false,
  projectName,
  ...visit
}: Visit = {}) {
  const scopes = asks?.scopes ?? scopesOf('openid email');
  const query = visit.query ?? queryFor(scopes.map(({ scope }) => scope).join(' '));
  const bootstrap = { ...defaultBootstrap, isKnown: true, ...(projectName !== undefined && { projectName }) };
  const { provider, calls } = fakeProvider({
    bootstrap: { cached: () => bootstrap, load: async () => bootstrap },
    connectedApps: async () => succeeded([]),
    startAuthorization: async () =>
      succeeded({ isConsentRequired: true, client: { name: 'Robot' }, answer: {}, ...asks, scopes }),
    ...answers,
  });
  const page = testStore(provider, { products: [] });
  const left: string[] = [];
  /** The addresses that left this page in the history. */
  const kept: string[] = [];
  page.store.set(browserAtom, {
    leave: ({ href }, { isSpent }) => {
      left.push(href);
      if (!isSpent) kept.push(href);
    },
    back: () => void left.push('back'),
    canGoBack: () => !isFirstPage,
    show: () => undefined,
  });
  page.store.set(consentPageAtom, { query, address: `https://host.test/consent${query}`, isFramed });
  page.store.set(consentOptionsAtom, options);
  /** The requests of one call, in order. */
  const sent = (name: keyof Provider) => calls.filter((call) => call.name === name).map(({ request }) => request);
  const begin = async (isAgain = false) => {
    void page.store.set(beginIdentityProviderAtom, isAgain);
    await pass(0);
  };
  /** Begins, and waits until the question has been in sight for long enough to decide. */
  const ask = async (isAgain = false) => {
    await begin(isAgain);
    // What listens on the page would react to the events of another file.
    onTestFinished(page.store.sub(isReadyAtom, () => undefined));
    await pass(500);
  };
  const reported = () => page.errors.map(({ operation }) => operation);
  const types = () => page.events.map(({ type }) => type);
  const status = () => page.store.get(identityProviderStateAtom).status;
  const focus = () => page.store.get(focusRequestAtom);
  return { ...page, calls, query, left, kept, sent, begin, ask, reported, types, status, focus };
}
