import type { Meta, StoryContext, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { createStore } from 'jotai/vanilla';
import type { Config } from '../core/config/config';
import { failed, succeeded } from '../core/provider/outcome';
import type { ScopeResult } from '../core/provider/identity-provider-calls';
import { ScreenLoading } from '../core/request/screen-loading';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import { loadBootstrapAtom } from '../core/provider/bootstrap.atoms';
import { defaultBootstrap } from '../core/provider/bootstrap';
import type { Person, Provider } from '../core/provider/provider';
import { pendingForEver, withStore } from '../core/testing/with-store';
import { namedAs, wordsOf } from '../core/testing/words-of';
import { agentMessages } from './agent/agent.messages';
import { beginIdentityProviderAtom } from './identity-provider.actions';
import { consentOptionsAtom, type ConsentOptions, consentPageAtom } from './consent-options.atoms';
import { consentMessages } from './consent.messages';
import {
  type ConsentState,
  consentStateAtom,
  type IdentityProviderProblem,
  problemAtom,
} from './identity-provider.atoms';
import { identityProviderMessages } from './identity-provider.messages';
import { IDPConsentScreen } from './idp-consent.screen';
import { type LogoutState, logoutStateAtom } from './logout/logout.atoms';

const config: Config = { products: [] };
const meta = { title: 'Screens/IDPConsent', component: IDPConsentScreen } satisfies Meta<typeof IDPConsentScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

const known: ScopeResult[] = ['openid', 'email', 'profile'].map((scope) => ({ scope, isGrantable: true }));
const bootstrap: Provider['bootstrap'] = {
  cached: () => ({ ...defaultBootstrap, isKnown: true, projectName: 'Slow Clay', displayWatermark: true }),
  load: async () => ({ ...defaultBootstrap, isKnown: true, projectName: 'Slow Clay', displayWatermark: true }),
};

interface Asked {
  name?: string;
  clientId?: string;
  clientType?: string;
  logoURL?: string;
  resources?: string[];
  scopes?: ScopeResult[];
  redirectURI?: string;
  isFramed?: boolean;
  options?: ConsentOptions;
  answers?: Partial<Provider>;
}

/** Finds a button by its name in the language of the story; a host's own button has an English name. */
const named = (id: 'idp.allow' | 'idp.deny', loaded: StoryContext['loaded']) => {
  const names = [consentMessages[id], wordsOf(loaded)(consentMessages)(id)];
  return { name: (name: string) => names.includes(name) };
};

/** Waits until Allow can be pressed, because the story shows the screen after its first moment. */
async function allowToBeReady(allow: HTMLElement | null): Promise<void> {
  const isReady = () => expect(allow?.getAttribute('aria-disabled') ?? null).toBeNull();
  // A question that is taller than the window is read to its end.
  await waitFor(isReady, { timeout: 1_500 }).catch(() => allow?.scrollIntoView({ block: 'end' }));
  await waitFor(isReady, { timeout: 3_000 });
}

/** A consent screen to which a whole flow has led. */
function asking({
  name = 'Invoice Robot',
  clientId = 'robot',
  clientType,
  logoURL,
  resources = [],
  scopes = known,
  isFramed = false,
  options = {},
  answers,
  ...rest
}: Asked): Story {
  const query = new URLSearchParams({
    client_id: clientId,
    redirect_uri: rest.redirectURI ?? 'https://robot.example/back',
    scope: scopes.map(({ scope }) => scope).join(' '),
  });
  for (const resource of resources) query.append('resource', resource);
  const client = { name, ...(clientType && { type: clientType }), ...(logoURL && { logoURL }) };
  const authorization = { isConsentRequired: true, client, scopes, answer: {} };
  return {
    decorators: [
      withStore(
        config,
        (store) => {
          store.set(consentPageAtom, { query: `?${query}`, address: 'https://host.example/consent', isFramed });
          store.set(consentOptionsAtom, options);
          void store.set(loadBootstrapAtom, store.get(mountSignalAtom));
          void store.set(beginIdentityProviderAtom);
        },
        { bootstrap, startAuthorization: async () => succeeded(authorization), ...answers },
      ),
    ],
    play: async ({ canvasElement, loaded }) => {
      const canvas = within(canvasElement);
      await expect(await canvas.findByRole('button', named('idp.deny', loaded))).toBeVisible();
      await allowToBeReady(canvas.queryByRole('button', named('idp.allow', loaded)));
    },
  };
}

export const SignIn = asking({});
export const WantsAccess = asking({
  scopes: [
    ...known,
    { scope: 'offline_access', isGrantable: true },
    { scope: 'read:invoices', isGrantable: true, description: 'Read your invoices' },
    { scope: 'write:invoices', isGrantable: true },
  ],
});
const partlyGrantable = asking({
  scopes: [...known, { scope: 'admin', isGrantable: false }, { scope: 'billing', isGrantable: false }],
});
export const PartlyGrantable: Story = {
  ...partlyGrantable,
  play: async (context) => {
    await partlyGrantable.play?.(context);
    const words = wordsOf(context.loaded)(identityProviderMessages)('idp.ungrantable', { clientName: 'Invoice Robot' });
    // A notice of its own, and not one more permission.
    const notice = within(context.canvasElement).getByRole('button', { name: namedAs(words) }).parentElement;
    await expect(notice?.parentElement).toHaveStyle({ borderTopStyle: 'solid', borderTopWidth: '1px' });
  },
};
export const ManyScopes = asking({
  scopes: Array.from({ length: 60 }, (_, place) => ({ scope: `scope:${place}`, isGrantable: true })),
});
export const NoName = asking({ name: ' \u200b', redirectURI: 'com.robot.app:/cb' });
const ada = { userId: 'user-1', account: 'ada@example.com' };
/** A question that is asked of another account than the client remembers. */
const askingAnother = (another: Person): Story => {
  /** Ada's account at the start of each visit, until the session is checked. */
  let remembered: Person = ada;
  return asking({
    answers: {
      person: () => remembered,
      hasSession: async () => {
        remembered = ada;
        return succeeded(true);
      },
      checkSession: async () => {
        remembered = another;
        return succeeded(undefined);
      },
      startAuthorization: async () =>
        succeeded({
          isConsentRequired: true,
          client: { name: 'Invoice Robot' },
          scopes: known,
          person: another,
          answer: {},
        }),
    },
  });
};
export const AnotherAccount = askingAnother({ userId: 'user-2', account: 'grace@example.com' });
export const AnotherAccountNameless = askingAnother({ userId: 'user-3' });
export const EndlessName = asking({ name: 'Robot'.repeat(2_000) });
export const InAForeignFrame = asking({ isFramed: true });
export const HostsOwnWords = asking({
  options: {
    consentManifest: [
      {
        header: 'Invoices',
        items: [
          { text: 'Read them', scopes: ['openid'] },
          { text: 'Pay them', scopes: ['email', 'profile'], details: ['Up to 50 €'] },
        ],
      },
    ],
  },
});
export const HostsWordsLeaveScopesOut = asking({
  options: { consentManifest: [{ header: 'Invoices', items: ['Read them'] }] },
});
const hostsOwnScreen: ConsentOptions = {
  renderConsent: ({ clientName, onAllow, onDeny }) => (
    <section aria-label="Ours">
      <h2>{clientName} asks</h2>
      <button type="button" onClick={onDeny}>
        Deny
      </button>
      <button type="button" onClick={onAllow}>
        Allow
      </button>
    </section>
  ),
};
export const HostsOwnScreen = asking({ options: hostsOwnScreen });
export const HostsOwnScreenWithoutName = asking({ name: ' ', options: hostsOwnScreen });
export const HostsOwnScreenThrows = asking({
  options: {
    renderConsent: () => {
      throw new Error('On purpose.');
    },
  },
});

const pressAllow: Story['play'] = async ({ canvasElement, loaded }) => {
  const canvas = within(canvasElement);
  // The first focus brings the frame of the story to the front, and the wait begins again. So the button is focused
  // now.
  (await canvas.findByRole('button', named('idp.deny', loaded))).focus();
  const allow = canvas.getByRole('button', named('idp.allow', loaded));
  await allowToBeReady(allow);
  await userEvent.click(allow);
  await waitFor(() =>
    expect(canvas.queryByRole('alert') ?? canvas.queryByRole('button', { busy: true })).not.toBeNull(),
  );
};
export const Allowing: Story = {
  ...asking({ answers: { submitAuthorization: pendingForEver } }),
  play: pressAllow,
};
export const AllowFailed: Story = {
  ...asking({ answers: { submitAuthorization: async () => failed({ type: 'unreachable' }) } }),
  play: async (context) => {
    await pressAllow(context);
    const alert = await within(context.canvasElement).findByRole('alert');
    await waitFor(() => expect(alert).toBeVisible());
  },
};

/** A browser whose observers report Allow as the story needs it, and the parts of the question as seen or not. */
const observing = (isSeen: boolean, visible: readonly boolean[]): Story['beforeEach'] =>
  function observe() {
    const original = globalThis.IntersectionObserver;
    class Observer extends original {
      readonly #report: (entries: unknown[]) => void;
      readonly #isOfAllow: boolean;
      constructor(report: IntersectionObserverCallback, options: IntersectionObserverInit = {}) {
        super(report, options);
        this.#report = (entries) => Reflect.apply(report, this, [entries, this]);
        this.#isOfAllow = Reflect.get(options, 'trackVisibility') === true;
      }
      override observe() {
        const box = { height: 24, width: 300 };
        if (this.#isOfAllow) visible.forEach((isVisible) => this.#report([{ isIntersecting: true, isVisible }]));
        else if (isSeen) this.#report([{ intersectionRect: box, boundingClientRect: box }]);
      }
    }
    globalThis.IntersectionObserver = Observer;
    return () => {
      globalThis.IntersectionObserver = original;
    };
  };
const noticeToBeShown: Story['play'] = async ({ canvasElement, loaded }) => {
  const canvas = within(canvasElement);
  await userEvent.click(await canvas.findByRole('button', named('idp.allow', loaded)));
  await expect(await canvas.findByRole('alert', {}, { timeout: 3_000 })).toBeVisible();
};
export const AllowCovered: Story = {
  ...asking({}),
  beforeEach: observing(true, [true, false]),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, { timeout: 3_000 })).toBeVisible();
  },
};
export const QuestionNotSeen: Story = {
  ...asking({}),
  beforeEach: observing(false, [true]),
  play: noticeToBeShown,
};
export const WindowTooLow: Story = {
  ...asking({}),
  beforeEach: () => {
    // A popup of 300 by 110 px, as its browser tells.
    const sizes = { innerHeight: 110, outerHeight: 151, screen: { width: 1920, height: 1080 } };
    const originals = Object.keys(sizes).map((name) => [name, Object.getOwnPropertyDescriptor(window, name)] as const);
    for (const [name, value] of Object.entries(sizes))
      Object.defineProperty(window, name, { configurable: true, value });
    return () => {
      for (const [name, original] of originals) if (original) Object.defineProperty(window, name, original);
    };
  },
  play: noticeToBeShown,
};

/** A host's screen that does not read the failure is replaced by ours. */
export const HostsOwnScreenHidesFailure: Story = {
  ...asking({
    options: hostsOwnScreen,
    answers: { submitAuthorization: async () => failed({ type: 'unreachable' }) },
  }),
  play: async (context) => {
    const canvas = within(context.canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: 'Deny' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    // Allow on our screen cannot be pressed for a moment, and a picture could be taken within it.
    await allowToBeReady(canvas.queryByRole('button', named('idp.allow', context.loaded)));
  },
};

/** The screen in a given state. */
const reached = (set: (store: ReturnType<typeof createStore>) => void, isFramed = false): Story => ({
  decorators: [
    withStore(
      config,
      (store) => {
        store.set(consentPageAtom, { query: '', address: 'https://host.example/consent', isFramed });
        set(store);
      },
      { bootstrap },
    ),
  ],
});
const standing = (state: ConsentState) => reached((store) => store.set(consentStateAtom, state));
const loggingOut = (state: LogoutState, isFramed = false) =>
  reached((store) => store.set(logoutStateAtom, state), isFramed);
const stopped = (problem: IdentityProviderProblem) => reached((store) => store.set(problemAtom, problem));
export const Loading = reached(() => undefined);
export const LoadingAgain = reached((store) => store.set(focusRequestAtom, { target: 'heading' }));
type OnTheWay = Extract<ConsentState, { status: 'returning' }>;
const returning = (differences: Partial<OnTheWay> = {}) =>
  standing({
    status: 'returning',
    outcome: 'granted',
    clientName: 'Invoice Robot',
    address: new URL('https://robot.example/back'),
    ...differences,
  });
export const Returning = returning();
export const ReturningToAnApp = returning({ address: new URL('com.example.robot:/back') });
export const ReturningWithoutName = returning({ clientName: '' });
export const ReturningDenied = returning({ outcome: 'denied' });
export const ReturningWithError = returning({ outcome: 'failed' });
export const Denied = standing({ status: 'denied' });
export const DeniedWithAChoice = standing({
  status: 'denied',
  returnTo: new URL('https://robot.example/back?error=x'),
});
export const Done = standing({ status: 'done' });
const logoutQuestion: LogoutState = {
  status: 'confirmLogout',
  request: { clientId: 'robot', postLogoutRedirectURI: 'https://robot.example/bye' },
};
const yesToBeReady: Story['play'] = async ({ canvasElement }) =>
  allowToBeReady(within(canvasElement).getAllByRole('button').at(-1) ?? null);
export const ConfirmLogout: Story = { ...loggingOut(logoutQuestion), play: yesToBeReady };
export const LoadingSlowly: Story = {
  ...reached(() => undefined),
  render: () => <ScreenLoading isSlow onCancel={() => undefined} />,
};
export const ConfirmLogoutInAForeignFrame: Story = { ...loggingOut(logoutQuestion, true), play: yesToBeReady };
export const UnsupportedParameter = stopped({ kind: 'unsupported', param: 'code_challenge_method' });
export const LoggingOut = loggingOut({ status: 'loggingOut' });
export const NotLoggedOut = loggingOut({ status: 'notLoggedOut' });
export const LoggedOut = loggingOut({ status: 'loggedOut' });
export const LoggedOutOfAnApp = loggingOut({ status: 'loggedOut', returnTo: new URL('robot://bye') });
export const MissingParameter = stopped({ kind: 'missing', param: 'redirect_uri' });
export const RepeatedParameter = stopped({ kind: 'repeated', param: 'state' });
export const NoSession = stopped({ kind: 'noSession' });
export const UnsafeAddress = stopped({ kind: 'unsafeAddress' });
export const PreflightFailed = stopped({
  kind: 'provider',
  error: { type: 'other', serverMessage: 'The client is not known.' },
});

const custom = (scope: string, description: string): ScopeResult => ({ scope, isGrantable: true, description });
const invoices = [...known, custom('read:invoices', 'Read your invoices'), custom('send:invoices', 'Send invoices')];
const hasAlready = (scopes: readonly string[]): Partial<Provider> => ({
  connectedApps: async () => succeeded([{ id: 'robot', name: 'Invoice Robot', scopes }]),
});

export const AsksForMore = asking({ scopes: invoices, answers: hasAlready(['openid', 'email', 'profile']) });

export const AsksForNothingNew = asking({ scopes: known, answers: hasAlready(['openid', 'email', 'profile']) });

const consentManifest = [
  { text: 'See who you are', scopes: ['openid', 'email', 'profile'] },
  { text: 'Read your invoices', scopes: ['read:invoices'], optional: true, details: ['All of them.'] },
  { text: 'Send invoices for you', scopes: ['send:invoices'], optional: true },
];

export const WithChoices = asking({ scopes: invoices, options: { consentManifest } });

export const WithChoicesMadeBefore = asking({
  scopes: invoices,
  options: { consentManifest },
  answers: hasAlready(['openid', 'email', 'profile', 'read:invoices']),
});

// The ten kinds of application (docs/contributing/behaviour.md, "Consent for agents").
const loopback = 'http://127.0.0.1:51004/callback';
const resources = ['https://mcp.example/invoices'];
const document = 'https://agent.example/client.json';
export const FirstParty = asking({ name: 'Slow Clay', clientType: 'first_party' });
export const ThirdParty = asking({ clientType: 'third_party' });
export const ThirdPartyPublic = asking({ clientType: 'third_party_public', resources: ['https://mcp.example'] });
export const NativeScheme = asking({ clientType: 'third_party', redirectURI: 'com.robot.app:/callback' });
const selfRegisteredOnThisComputer = asking({
  clientType: 'third_party_public',
  redirectURI: loopback,
  resources,
  scopes: [...known, { scope: 'offline_access', isGrantable: true }],
});
export const SelfRegisteredOnThisComputer: Story = {
  ...selfRegisteredOnThisComputer,
  play: async (context) => {
    await selfRegisteredOnThisComputer.play?.(context);
    const sayAgent = wordsOf(context.loaded)(agentMessages);
    const [registered, started] = (['idp.selfRegistered', 'idp.loopbackNotice'] as const).map(
      (id) => within(context.canvasElement).getByText(sayAgent(id, { clientName: 'Invoice Robot' })).parentElement,
    );
    // Two notices of one group.
    const gap = (started?.getBoundingClientRect().top ?? 0) - (registered?.getBoundingClientRect().bottom ?? 0);
    await expect(gap).toBe(12);
  },
};
export const OnThisComputer = asking({ clientType: 'third_party', redirectURI: loopback });
export const ClientDocument = asking({ clientId: document, redirectURI: 'https://agent.example/back' });
export const ClientDocumentOnThisComputer = asking({
  clientId: document,
  clientType: 'third_party_public',
  redirectURI: loopback,
  resources,
});
export const NameLikeTheProjects = asking({ name: 'Slow C1ay', clientType: 'third_party' });
export const NameOfTwoScripts = asking({ name: 'Invоice Rоbot', clientType: 'third_party' });
export const ResourceWithAPath: Story = {
  ...asking({ resources }),
  play: async ({ canvasElement, loaded }) => {
    const canvas = within(canvasElement);
    await allowToBeReady(await canvas.findByRole('button', named('idp.allow', loaded)));
    const words = wordsOf(loaded)(agentMessages)('idp.resourceDetails');
    await userEvent.click(canvas.getByRole('button', { name: words }));
    const address = await canvas.findByText(resources[0] ?? '');
    await waitFor(() => expect(address).toBeVisible());
  },
};
export const NamelessOnThisComputer = asking({ name: ' ', clientType: 'third_party_public', redirectURI: loopback });
