// @vitest-environment jsdom
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import type { Person } from '../../flows/core/provider/provider';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { beginAfterEndAtom, guardStateAtom, checkSessionAtom } from '../../flows/session-guard';
import { quietClient } from '../testing/quiet-client';
import { guardDialog } from './guard-dialog';
import { stubDialogs } from '../testing/stub-dialogs';
import { untilFocusReturned } from '../testing/until-focus-returned';

let end = () => {};
beforeEach(() => void stubDialogs());
afterEach(() => {
  end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(untilFocusReturned);

const minutes = 60_000;
const ada: Person = { userId: 'user-1', account: 'ada@example.com' };
const grace: Person = { userId: 'user-2', account: 'grace@example.com' };

/** The dialog of a guard whose session of Ada has ended, and a browser in which anyone logs in. */
async function afterEnd(config: Config = { products: ['passwords'] }) {
  let person: Person | undefined;
  let endsAt = 0;
  const { provider } = fakeProvider({
    person: () => person,
    sessionId: () => person && `session of ${person.userId}`,
    sessionTimes: () => (person ? { endsAt, seenAt: Date.now() } : undefined),
  });
  const { store } = testStore(provider, config);
  const check = async () => {
    await store.set(checkSessionAtom);
    dialog.follow();
  };
  const client = quietClient({ provide: () => provider });
  const dialog = guardDialog(store, { client, config }, () => void check());
  end = () => dialog.close();
  store.set(beginAfterEndAtom, ada);
  await check();
  const begin = (next: Person, left: number) => {
    [person, endsAt] = [next, Date.now() + left * minutes];
  };
  const closeButton = () => document.querySelector<HTMLElement>('dialog button[aria-label="Close"]');
  return {
    closeButton,
    isOpen: () => dialog.mounted() !== undefined,
    status: () => store.get(guardStateAtom).status,
    /** The text of the open dialog. */
    text: () => document.querySelector('dialog')?.textContent,
    /** Logs a user in, for so many minutes, by the host's page or in another tab. */
    logIn: (next: Person, left = 60) => {
      begin(next, left);
      return check();
    },
    /** Logs a user in, which the guard has noticed, and its dialog does not show yet. */
    logInUnseen: (next: Person) => {
      begin(next, 60);
      return store.set(checkSessionAtom);
    },
    /** Lets so many minutes pass. */
    wait: (count: number) => {
      vi.setSystemTime(Date.now() + count * minutes);
      return check();
    },
    close: async () => {
      await expect.poll(closeButton).not.toBeNull();
      // After the half second in which it takes no press.
      vi.setSystemTime(Date.now() + 10_000);
      closeButton()?.click();
    },
  };
}

const othersSentence = 'You are now logged in as grace@example.com.';

/** Presses Escape in a dialog. A browser then asks it to close. */
function pressEscape() {
  const dialog = document.querySelector('dialog');
  dialog?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
  dialog?.dispatchEvent(new Event('cancel', { cancelable: true }));
}

// Columns: the dialog that opens by itself | what follows the end until it is open.
test.each<[string, (page: Awaited<ReturnType<typeof afterEnd>>) => unknown]>([
  ['the end', () => undefined],
  [
    'another account',
    async ({ close, logIn }) => {
      await close();
      await logIn(grace);
    },
  ],
])(
  'the dialog of %s stays open after Close and Escape in its first half second, and is closed by Close after it [B-GUARD-1]',
  async (_which, follow) => {
    // Far ahead of the steady clock, so that time stands still between the lines that set it.
    vi.setSystemTime(Date.now() + 60 * minutes);
    const page = await afterEnd();
    await follow(page);
    await expect.poll(page.closeButton).not.toBeNull();
    for (const passed of [0, 499]) {
      vi.setSystemTime(Date.now() + passed);
      page.closeButton()?.click();
      pressEscape();
      expect(page.isOpen()).toBe(true);
    }
    vi.setSystemTime(Date.now() + 1);
    page.closeButton()?.click();
    expect(page.isOpen()).toBe(false);
  },
);

test('after the dialog of the end was closed, the log-in of another account opens it again, with that account [B-GUARD-5]', async () => {
  const { text, logIn, close } = await afterEnd();
  await expect.poll(text).toContain('Log in again to go on where you were.');
  await close();
  await logIn(grace);
  await expect.poll(text).toContain(othersSentence);
  expect(text()).toContain('Reload the page');
  expect(text()).not.toContain('Log in again to go on where you were.');
});

test('a log-in of another account while the dialog of the end is open changes that dialog', async () => {
  const { text, logIn } = await afterEnd();
  await expect.poll(text).toContain('Log in again to go on where you were.');
  const first = document.querySelector('dialog');
  await logIn(grace);
  await expect.poll(text).toContain(othersSentence);
  expect(document.querySelector('dialog')).toBe(first);
});

test('the dialog of the end that is closed before it names another account accepts no other account: it is named [B-GUARD-5]', async () => {
  const { text, status, logInUnseen, close } = await afterEnd();
  await expect.poll(text).toContain('Log in again to go on where you were.');
  await logInUnseen(grace);
  expect(text()).not.toContain(othersSentence);
  await close();
  await expect.poll(text).toContain(othersSentence);
  expect(status()).toBe('other');
});

// Columns: whether the dialog of the end was closed before the other account logged in.
test.each([true, false])(
  "once the dialog of another account is closed, that account's session is warned before its end (closed before: %s) [B-GUARD-5]",
  async (isClosedBefore) => {
    const { isOpen, text, logIn, wait, close, status } = await afterEnd();
    await expect.poll(text).toContain('Log in again to go on where you were.');
    if (isClosedBefore) await close();
    await logIn(grace);
    await expect.poll(text).toContain(othersSentence);
    await close();
    expect(status()).toBe('quiet');
    await wait(57);
    expect(isOpen()).toBe(false);
    await wait(1);
    await expect.poll(text).toContain('Are you still there?');
  },
);

test('another account whose session is near its end is warned as soon as its dialog is closed', async () => {
  const { text, logIn, close } = await afterEnd();
  await logIn(grace, 2);
  await expect.poll(text).toContain(othersSentence);
  await close();
  await expect.poll(text).toContain('Are you still there?');
});

test('the session of another account is asked for no second factor, once its dialog is closed', async () => {
  const required: Config = { products: ['passwords'], secondFactorOptions: { when: 'required' } };
  const { isOpen, text, logIn, close } = await afterEnd(required);
  await logIn(grace);
  await expect.poll(text).toContain(othersSentence);
  await close();
  await logIn(grace);
  expect(isOpen()).toBe(false);
});

test('after another account was accepted, the log-in of the first one is the one that is named [B-GUARD-5]', async () => {
  const { text, logIn, close } = await afterEnd();
  await logIn(grace);
  await expect.poll(text).toContain(othersSentence);
  await close();
  await logIn(ada);
  await expect.poll(text).toContain('You are now logged in as ada@example.com.');
});
