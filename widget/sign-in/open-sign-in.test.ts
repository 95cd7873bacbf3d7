// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import { succeeded } from '../../flows/core/provider/outcome';
import type { Person } from '../../flows/core/provider/provider';
import type { OwnFactors } from '../../flows/core/provider/step-up-calls';
import { adasFactors, fakeProvider } from '../../flows/core/testing/fake-provider';
import { secondFactorScreens } from '../../flows/second-factor';
import { greeting } from '../../flows/session/session.lazy';
import { quietClient } from '../testing/quiet-client';
import { stubDialogs } from '../testing/stub-dialogs';
import { untilFocusReturned } from '../testing/until-focus-returned';
import { openSignIn } from './open-sign-in';
import { signIn } from './sign-in';
import { SignInClosedError, type SignInOptions } from './sign-in-options';

const ending = new Set<AbortController>();
beforeAll(async () => {
  for (const code of Object.values(secondFactorScreens)) await code.load();
});
beforeEach(() => void stubDialogs());
afterEach(() => {
  for (const one of ending) one.abort();
  ending.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});
afterAll(untilFocusReturned);

type When = NonNullable<Config['secondFactorOptions']>['when'];

const withApp: OwnFactors = { ...adasFactors, phones: [], hasAuthenticatorApp: true };
const withNothing: OwnFactors = { ...adasFactors, phones: [] };

/** Calls `signIn` in a browser with Ada's session: the way it took, or the screens that the dialog showed. */
function called(when: When, own: OwnFactors, sessionOptions: NonNullable<Config['sessionOptions']> = {}) {
  let person: Person | undefined = { userId: 'user-1' };
  const { provider, calls } = fakeProvider({ ownFactors: async () => succeeded(own), person: () => person });
  const client = quietClient({
    provide: () => provider,
    session: { getSync: () => ({ session_id: 'session-1' }) },
    user: { getSync: () => ({ user_id: 'user-1' }) },
  });
  const life = new AbortController();
  ending.add(life);
  const screens: string[] = [];
  let completeCount = 0;
  let how: string | undefined;
  let reason: string | undefined;
  openSignIn({
    client,
    config: { products: ['passwords'], secondFactorOptions: { when }, sessionOptions },
    signal: life.signal,
    callbacks: {
      onEvent: (event) => {
        if (event.type === 'SCREEN_SHOWN') screens.push(event.data.screen);
        if (event.type === 'AUTHENTICATE_FLOW_COMPLETE') completeCount += 1;
      },
    },
  }).then(
    (result) => (how = result.how),
    (problem: unknown) => (reason = problem instanceof SignInClosedError ? problem.reason : 'another problem'),
  );
  return {
    how: () => how,
    reason: () => reason,
    screens,
    completeCount: () => completeCount,
    names: () => calls.map(({ name }) => name),
    /** Changes the user in another tab. */
    become: (next: Person | undefined) => void (person = next),
  };
}

test.each(['required', 'offer'] as const)(
  'a session with one factor, where a second one is configured (%s), is asked for it [B-SIGNIN-1]',
  async (when) => {
    const { how, screens } = called(when, withApp);
    await expect.poll(() => how() ?? screens.at(-1)).toBe('SecondFactor');
  },
);

test('a session of a user without a second factor, where it is required, has one set up, once [B-SIGNIN-1]', async () => {
  const { how, screens, names } = called('required', withNothing);
  await expect.poll(() => how() ?? screens.at(-1)).toBe('SecondFactorSetup');
  await expect.poll(() => names().filter((name) => name === 'createTotp')).toHaveLength(1);
});

/** A dialog at the recovery codes of an app that Ada has turned on just now. */
async function atRecoveryCodes() {
  const dialog = called('required', withNothing);
  const code = await screen.findByRole('textbox', { hidden: true });
  fireEvent.change(code, { target: { value: '123456' } });
  fireEvent.click(screen.getByRole('button', { name: 'Turn on', hidden: true }));
  await expect.poll(() => dialog.screens.at(-1)).toBe('RecoveryCodes');
  return dialog;
}

const close = () => document.querySelector<HTMLElement>('dialog button[aria-label="Close"]')?.click();

test('a dialog that is closed at the recovery codes has logged the user in, once [B-SIGNIN-4]', async () => {
  const { how, completeCount } = await atRecoveryCodes();
  close();
  await expect.poll(how).toBe('dialog');
  expect(completeCount()).toBe(1);
});

test('a dialog that the host removes at the recovery codes resolves [B-SIGNIN-4]', async () => {
  const { how, reason } = await atRecoveryCodes();
  document.body.replaceChildren();
  await expect.poll(() => how() ?? reason()).toBe('dialog');
});

// Columns: what happened in another tab | who is signed in now.
test.each([
  ['another account has logged in', { userId: 'user-2' }],
  ['the user has logged out', undefined],
])(
  'a dialog that is closed at the recovery codes after %s completes nothing [B-SIGNIN-4] [T-RACE-25]',
  async (_what, person) => {
    const { how, reason, completeCount, become } = await atRecoveryCodes();
    become(person);
    close();
    await expect.poll(() => how() ?? reason()).toBe('closed');
    expect(completeCount()).toBe(0);
  },
);

// Columns: the option | the factors of the session.
test.each([
  ['required', ['knowledge', 'authenticator_app']],
  ['never', ['knowledge']],
] as const)(
  'a session with every factor, where the second one is configured as %s, opens nothing (%j) [B-SIGNIN-1]',
  async (when, methods) => {
    const held = methods.map((method) => ({ method }));
    const { how, screens } = called(when, { ...withApp, held });
    await expect.poll(how).toBe('session');
    expect({ screens, dialog: document.querySelector('dialog') }).toEqual({ screens: [], dialog: null });
  },
);

test('a session that lacks the second factor is asked for it where the host greets users, and not greeted [B-SIGNIN-1]', async () => {
  const greet = vi.spyOn(greeting, 'load');
  const { screens } = called('required', withApp, { greetSignedIn: true });
  await expect.poll(() => screens.at(-1)).toMatch(/^(?:SecondFactor|SessionGreeting)$/);
  expect({ screen: screens.at(-1), greetings: greet.mock.calls }).toEqual({ screen: 'SecondFactor', greetings: [] });
});

/** Calls `signIn` in a browser that logs Ada in by a passkey with one press: the way it took, and what the host heard. */
function calledByPasskey(own: OwnFactors, options: Pick<SignInOptions, 'passkeyFirst'> = {}) {
  vi.stubGlobal(
    'PublicKeyCredential',
    Object.assign(() => undefined, { getClientCapabilities: async () => ({ immediateGet: true }) }),
  );
  const { provider } = fakeProvider({
    person: () => undefined,
    sessionId: () => undefined,
    ownFactors: async () => succeeded(own),
  });
  const client = quietClient({
    provide: () => provider,
    session: { getSync: () => ({ session_id: 'session-1' }) },
    user: { getSync: () => ({ user_id: 'user-1' }) },
  });
  const life = new AbortController();
  ending.add(life);
  const heard: string[] = [];
  let how: string | undefined;
  openSignIn({
    client,
    config: { products: ['passwords', 'passkeys'], secondFactorOptions: { when: 'required' } },
    signal: life.signal,
    ...options,
    callbacks: { onEvent: (event) => void heard.push('screen' in event.data ? event.data.screen : event.type) },
  }).then(
    (result) => (how = result.how),
    () => undefined,
  );
  return { how: () => how, heard };
}

test('a passkey with one press completes the log-in, and is remembered as the method that was used last [B-LAST-1] [B-SIGNIN-2]', async () => {
  localStorage.setItem('vestibule:last_used', 'email');
  const { how, heard } = calledByPasskey({ ...withApp, held: [{ method: 'webauthn_registration' }] });
  await expect.poll(how).toBe('immediate');
  expect({ heard, lastUsed: localStorage.getItem('vestibule:last_used') }).toEqual({
    heard: ['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
    lastUsed: 'passkeys',
  });
});

test('a host that wants no passkey first has the dialog, also in a browser with a passkey for one press [B-SIGNIN-2]', async () => {
  const { how, heard } = calledByPasskey(
    { ...withApp, held: [{ method: 'webauthn_registration' }] },
    { passkeyFirst: false },
  );
  await expect.poll(() => how() ?? heard.at(-1)).toBe('Main');
  expect(heard).not.toContain('PASSKEY_AUTHENTICATE');
});

test('a passkey with one press, whose user the device did not check, is followed by the second factor [B-SIGNIN-2] [B-SECOND-1]', async () => {
  const held = [{ method: 'webauthn_registration', isUserVerified: false }];
  const { how, heard } = calledByPasskey({ ...withApp, held });
  await expect.poll(() => how() ?? heard.at(-1)).toBe('SecondFactor');
  expect(heard).not.toContain('AUTHENTICATE_FLOW_COMPLETE');
});

// Columns: what a host without types passes as the client | what the error begins with.
test.each([
  [undefined, 'The option `client` is missing. Give '],
  ['public-token-test-1', 'The option `client` is a text, perhaps the public token. '],
  [{}, 'The option `client` is an object without a session, '],
])('without a client, but %j, signIn() fails with a sentence for the developer', async (client, sentence) => {
  const opened = openSignIn(Object({ client, config: { products: ['passwords'] } }));
  await expect(opened).rejects.toThrow(sentence);
  await expect(opened).rejects.toMatchObject({
    name: 'WidgetError',
    type: 'configuration',
    operation: 'configuration',
  });
});

test('an element that is pressed without options fails with a sentence for the developer', async () => {
  await expect(openSignIn(Object(undefined))).rejects.toMatchObject({
    name: 'WidgetError',
    type: 'configuration',
    message: expect.stringMatching(
      /^`signIn` has no options\. .*<vestibule-sign-in-button>, set its property `options`/,
    ),
  });
});

test('a second call of signIn() while one is open returns the same promise, and its options have no effect [B-SIGNIN-5]', async () => {
  const { provider } = fakeProvider({ person: () => undefined, sessionId: () => undefined });
  const client = quietClient({ provide: () => provider });
  const life = new AbortController();
  const first = signIn({ client, config: { products: ['passwords'] }, signal: life.signal });
  const otherLife = new AbortController();
  otherLife.abort();
  expect(signIn({ client, config: { products: ['emailMagicLinks'] }, signal: otherLife.signal })).toBe(first);
  await expect.poll(() => document.querySelectorAll('dialog')).toHaveLength(1);
  life.abort();
  await expect(first).rejects.toMatchObject({ name: 'SignInClosedError', reason: 'aborted' });
});

test('without a configuration the dialog has the sentence for the developer', async () => {
  const { provider } = fakeProvider({ person: () => undefined, sessionId: () => undefined });
  const life = new AbortController();
  ending.add(life);
  const client = quietClient({ provide: () => provider });
  openSignIn(Object({ client, signal: life.signal })).catch(() => undefined);
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('There is no method to log in');
});
