// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import { configAtom } from '../../flows/core/config/config.atoms';
import { emitAtom } from '../../flows/core/host/host.atoms';
import { succeeded } from '../../flows/core/provider/outcome';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { adasFactors, fakeProvider, later } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { silentCreationAtom } from '../../flows/passkey-offer';
import { secondFactorScreens } from '../../flows/second-factor';
import { greeting } from '../../flows/session/session.lazy';
import { beginAfterEndAtom, checkSessionAtom } from '../../flows/session-guard';
import { quietClient } from '../testing/quiet-client';
import { guardDialog } from './guard-dialog';
import { stubDialogs } from '../testing/stub-dialogs';
import { untilFocusReturned } from '../testing/until-focus-returned';

const minutes = 60_000;

let end = () => {};
beforeAll(async () => {
  for (const code of Object.values(secondFactorScreens)) await code.load();
});
beforeEach(() => void stubDialogs());
/** The body that other files of this worker use too. */
const { body } = document;
afterEach(() => {
  end();
  document.body.replaceWith(body);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(untilFocusReturned);

/** Lets the first half second of a dialog pass, in which it takes no press. */
const afterItsStart = () => vi.setSystemTime(Date.now() + 10_000);

const required: Config = { products: ['passwords'], secondFactorOptions: { when: 'required' } };

/** The dialog of a guard whose session of Ada has ended, and a browser in which she logs in again. */
async function afterEnd(config: Config) {
  let isIn = false;
  let methods = ['knowledge'];
  let left = 60 * minutes;
  const { provider } = fakeProvider({
    person: () => (isIn ? { userId: 'user-1' } : undefined),
    sessionId: () => (isIn ? 'session-2' : undefined),
    sessionTimes: () => (isIn ? { endsAt: Date.now() + left, seenAt: Date.now() } : undefined),
    ownFactors: async () =>
      succeeded({ ...adasFactors, hasAuthenticatorApp: true, held: methods.map((method) => ({ method })) }),
  });
  const { store } = testStore(provider, config);
  // A late client, whose session a new mount does not know at once.
  const client = quietClient({ provide: () => ({ ...provider, sessionId: () => undefined }) });
  const check = async () => {
    await store.set(checkSessionAtom);
    dialog.follow();
  };
  const dialog = guardDialog(store, { client, config }, () => void check());
  end = () => dialog.close();
  store.set(beginAfterEndAtom, { userId: 'user-1', account: 'ada@example.com' });
  await check();
  /** Begins a session with these factors, which the guard has not seen yet. */
  const prove = (...factors: string[]) => {
    isIn = true;
    methods = factors;
  };
  const closeButton = () => document.querySelector<HTMLElement>('dialog button[aria-label="Close"]');
  return {
    dialog,
    check,
    screen: () => dialog.mounted()?.store?.get(screenAtom),
    /** Completes a log-in with both factors in the dialog, which then shows a screen. */
    complete: (shown: 'PasskeyOffer' | 'Main') => {
      prove('knowledge', 'authenticator_app');
      dialog.mounted()?.store?.set(emitAtom, { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
      dialog.mounted()?.store?.set(screenAtom, shown);
    },
    logIn: (...factors: string[]) => {
      prove(...factors);
      return check();
    },
    /** Ends her session, of which a minute is left. */
    endAgain: async () => {
      left = minutes;
      await check();
      isIn = false;
      await check();
    },
    /** Lets so many minutes remain of her session. */
    leave: (count: number) => {
      left = count * minutes;
      return check();
    },
    close: async () => {
      await expect.poll(closeButton).not.toBeNull();
      afterItsStart();
      closeButton()?.click();
    },
  };
}

test('Escape at the warning extends the session to 60 minutes, as "Stay logged in" does [B-GUARD-1]', async () => {
  const { provider, calls } = fakeProvider({
    sessionTimes: () => ({ endsAt: Date.now() + 60_000, seenAt: Date.now() }),
  });
  const { store } = testStore(provider, { products: [] });
  // Far ahead of the steady clock, so that time stands still between the lines that set it.
  vi.setSystemTime(Date.now() + 60 * minutes);
  const dialog = guardDialog(store, { client: quietClient({ provide: () => provider }) }, () => undefined);
  end = () => dialog.close();
  await store.set(checkSessionAtom);
  dialog.follow();
  await expect.poll(() => document.querySelector('dialog button')).not.toBeNull();
  expect(calls).not.toContainEqual(expect.objectContaining({ name: 'extendSession' }));
  const escape = () => new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
  const button = document.querySelector('dialog button');
  expect(button?.dispatchEvent(escape())).toBe(false);
  afterItsStart();
  expect(calls).not.toContainEqual(expect.objectContaining({ name: 'extendSession' }));
  expect(button?.dispatchEvent(escape())).toBe(false);
  await expect.poll(() => calls).toContainEqual({ name: 'extendSession', request: 60 });
});

// Columns: the hint in the host's configuration | the one of the log-in after the end.
test.each([
  [undefined, 'ada@example.com'],
  ['lovelace@example.com', 'lovelace@example.com'],
])('where the host hints at %s, the log-in after the end hints at %s [B-GUARD-4]', async (loginHint, hint) => {
  const { dialog } = await afterEnd({ products: ['passwords'], ...(loginHint && { loginHint }) });
  expect(dialog.mounted()?.store?.get(configAtom).loginHint).toBe(hint);
});

test('a dialog that is closed at the second factor opens again there, until it is proved [B-GUARD-4]', async () => {
  const { dialog, screen, logIn, close } = await afterEnd(required);
  await logIn('knowledge');
  await expect.poll(screen).toBe('SecondFactor');
  const first = dialog.mounted();
  await close();
  await expect.poll(() => dialog.mounted() !== first && screen()).toBe('SecondFactor');
  await logIn('knowledge', 'authenticator_app');
  await close();
  await expect.poll(() => document.querySelector('dialog')).toBeNull();
});

test('a log-in after a second end that lacks the second factor is asked for it, as the log-in after the first end was [B-GUARD-4]', async () => {
  const { dialog, screen, complete, logIn, endAgain } = await afterEnd(required);
  complete('Main');
  await expect.poll(dialog.mounted).toBeUndefined();
  await endAgain();
  await expect.poll(screen).toBe('Main');
  await logIn('knowledge');
  await expect.poll(screen).toBe('SecondFactor');
});

test('a log-in whose session is near its end keeps the question for the second factor, and is warned after it [B-GUARD-4]', async () => {
  const { dialog, check, screen, logIn, leave } = await afterEnd(required);
  await leave(1);
  const first = dialog.mounted();
  await logIn('knowledge');
  await expect.poll(screen).toBe('SecondFactor');
  await check();
  expect(dialog.mounted()).toBe(first);
  await logIn('knowledge', 'authenticator_app');
  dialog.mounted()?.store?.set(emitAtom, { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('Are you still there?');
});

test('a dialog that is closed before a log-in opens again for a session that lacks the second factor [B-GUARD-4]', async () => {
  const { check, dialog, screen, logIn, close } = await afterEnd(required);
  await close();
  await check();
  expect(dialog.mounted()).toBeUndefined();
  await logIn('knowledge');
  await expect.poll(screen).toBe('SecondFactor');
});

test('a session that lacks the second factor is asked for it where the host greets users, and not greeted [B-GUARD-4]', async () => {
  const { dialog, screen, logIn, close } = await afterEnd({ ...required, sessionOptions: { greetSignedIn: true } });
  await close();
  await greeting.load();
  await logIn('knowledge');
  const seen = [screen()];
  dialog.mounted()?.store?.sub(screenAtom, () => seen.push(screen()));
  await expect.poll(screen).toBe('SecondFactor');
  expect(seen).toEqual(['Main', 'SecondFactor']);
});

const offering: Config = {
  ...required,
  products: ['passwords', 'passkeys'],
  passkeyOptions: { offerAfterSignIn: 'ask' },
};

// The offer of a passkey follows the completed log-in, once its code is loaded.
const completed = [
  ['at', 'PasskeyOffer'],
  ['after its log-in is complete, before', 'Main'],
] as const;

test.each(completed)(
  'a dialog that is closed %s the offer of a passkey stays closed [B-GUARD-4]',
  async (_when, screen) => {
    const { check, dialog, complete, close } = await afterEnd(offering);
    complete(screen);
    await close();
    await check();
    expect(dialog.mounted()).toBeUndefined();
  },
);

test.each(completed)(
  'a dialog that the page removes %s the offer of a passkey stays closed [B-GUARD-4]',
  async (_when, screen) => {
    const { check, dialog, complete } = await afterEnd(offering);
    complete(screen);
    document.body.replaceWith(document.createElement('body'));
    await expect.poll(dialog.mounted).toBeUndefined();
    await check();
    expect(dialog.mounted()).toBeUndefined();
  },
);

test('a dialog whose passkey is made unseen, and which is removed after that, leaves the question that is open by then [B-GUARD-1]', async () => {
  const { check, dialog, complete, leave } = await afterEnd({ products: ['passwords'] });
  const creation = later<void>();
  dialog.mounted()?.store?.set(silentCreationAtom, creation.promise);
  complete('Main');
  await expect.poll(dialog.mounted).toBeUndefined();
  await leave(1);
  const question = dialog.mounted();
  expect(question).toBeDefined();
  creation.settle();
  await creation.promise;
  await check();
  expect(dialog.mounted()).toBe(question);
});

test('a dialog that is closed stays closed where no second factor is configured [B-GUARD-4]', async () => {
  const { dialog, logIn, close } = await afterEnd({ products: ['passwords'] });
  await close();
  await logIn('knowledge');
  expect(dialog.mounted()).toBeUndefined();
});
