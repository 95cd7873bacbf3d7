import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider as StoreProvider } from 'jotai/react';
import { StrictMode } from 'react';
import { vi } from 'vitest';
import { browserAtom } from '../../core/host/browser.atoms';
import { defaultBootstrap } from '../../core/provider/bootstrap';
import type { Authorization, ScopeResult } from '../../core/provider/identity-provider-calls';
import { succeeded } from '../../core/provider/outcome';
import type { Provider } from '../../core/provider/provider';
import { fakeProvider } from '../../core/testing/fake-provider';
import { testStore } from '../../core/testing/test-store';
import { type ConsentOptions, consentOptionsAtom, pageAtom } from '../consent-options.atoms';
import { IDPConsentScreen } from '../idp-consent.screen';
import { beginAtom } from '../identity-provider.actions';

/** The visit of somebody to a page of consent or log-out. */
export interface Visit {
  query?: string;
  answers?: Partial<Provider>;
  /** The provider's answer to the request, beside what is usual. */
  asks?: Partial<Authorization>;
  options?: ConsentOptions;
  isFramed?: boolean;
  projectName?: string;
}

let requests = 0;

/** A query for these scopes. Each is another: what nobody is asked about is answered once a page life. */
export const queryFor = (scope: string, redirectURI = 'https://robot.test/back') =>
  `?${new URLSearchParams({ client_id: `robot-${(requests += 1)}`, redirect_uri: redirectURI, scope })}`;

/** Scopes, all of which can be granted but for those that are said. */
export const scopesOf = (names: string, ungrantable = ''): ScopeResult[] =>
  names.split(' ').map((scope) => ({ scope, isGrantable: !ungrantable.split(' ').includes(scope) }));

/** Lets time go by for what is drawn, in milliseconds. */
export const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

/** The page that an application has sent somebody to, before anything is begun or drawn. Its clocks are the test's. */
export function visited({ answers, asks, options = {}, isFramed = false, projectName, ...visit }: Visit = {}) {
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
  page.store.set(browserAtom, {
    leave: ({ href }) => void left.push(href),
    back: () => void left.push('back'),
    show: () => undefined,
  });
  page.store.set(pageAtom, { query, address: `https://host.test/consent${query}`, isFramed });
  page.store.set(consentOptionsAtom, options);
  /** The requests of one call, in order. */
  const sent = (name: keyof Provider) => calls.filter((call) => call.name === name).map(({ request }) => request);
  const begin = async (isCausedByPerson = false) => {
    void page.store.set(beginAtom, isCausedByPerson);
    await pass(0);
  };
  return { ...page, query, left, sent, begin, told: () => page.errors.map(({ operation }) => operation) };
}

/** The same as somebody sees it, once it has been in sight for long enough to decide. */
export async function shownPage(visit: Visit = {}) {
  const page = visited(visit);
  const { container } = render(
    <StrictMode>
      <StoreProvider store={page.store}>
        <IDPConsentScreen />
      </StoreProvider>
    </StrictMode>,
  );
  await page.begin();
  await pass(500);
  return { ...page, container };
}

/** A button by its name. */
export const button = (name: string) => screen.getByRole('button', { name });

/** Presses a button as a mouse does, and lets what follows at once happen. */
export async function press(name: string): Promise<void> {
  fireEvent.pointerDown(button(name));
  fireEvent.click(button(name), { detail: 1 });
  await pass(0);
}
