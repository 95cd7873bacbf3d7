import { act, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failureViews } from '../core/request/failure.lazy';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Passkey } from '../core/provider/passkey-calls';
import type { Provider } from '../core/provider/provider';
import { focusRequestAtom, screenAtom } from '../core/screen/screen.atoms';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { withoutIsolates } from '../core/testing/words-of';
import { announcementAtom } from '../core/words/announce.atoms';
import { registerPasskey, skipPasskeyAtom } from './passkey-registration.actions';
import { PasskeyRegistrationSuccess } from './passkey-registration-success.screen';

// Fetched with the mount.
beforeAll(() => failureViews.load());
beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
});
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
});

const laptop: Passkey = { id: 'passkey-1', name: 'Laptop' };
const nameless: Passkey = { id: 'passkey-2', name: ' ' };
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const button = (name: string) => screen.getByRole('button', { name: (given) => withoutIsolates(given) === name });
const press = async (name: string) => {
  fireEvent.click(button(name));
  await pass(0);
};
const text = () => withoutIsolates(screen.getByRole('region').textContent);

/** The list of passkeys, after one was skipped unless a test says otherwise. */
async function atTheList(answers: Partial<Provider> = {}, { wasCreated = false, restoreOnFailure = true } = {}) {
  const { provider, calls } = fakeProvider({ listPasskeys: async () => succeeded([laptop, nameless]), ...answers });
  const page = testStore(provider, { products: ['passkeys'], passkeyOptions: { restoreOnFailure } });
  void page.store.set(wasCreated ? registerPasskey.startAtom : skipPasskeyAtom);
  renderedWith(page.store, <PasskeyRegistrationSuccess />);
  await pass(400);
  const sent = () => calls.map(({ name }) => name);
  return { ...page, sent, announced: () => page.store.get(announcementAtom).text };
}

test.each([
  [true, 'Passkey successfully created!'],
  [false, 'Your Passkeys'],
])('the list after a passkey was created (%s) is headed "%s"', async (wasCreated, title) => {
  await atTheList({}, { wasCreated });
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe(title);
  expect(screen.getByRole('list', { name: 'Existing Passkeys' })).toBeDefined();
});

describe('the passkeys of an account', () => {
  test('the passkeys of an account without any are a sentence', async () => {
    await atTheList({ listPasskeys: async () => succeeded([]) });
    expect(text()).toContain('You have no Passkeys yet.');
    expect(screen.queryByRole('list')).toBeNull();
  });

  test('the passkeys of an account that cannot be loaded show the reason, and Try again loads them again', async () => {
    let answer: Outcome<readonly Passkey[]> = failed({ type: 'unreachable' });
    await atTheList({ listPasskeys: async () => answer });
    expect(screen.getByRole('alert').textContent).toContain("We couldn't reach the server.");
    expect(screen.queryByRole('list')).toBeNull();
    answer = succeeded([laptop]);
    await press('Try again');
    expect({ alert: screen.queryByRole('alert'), listitemCount: screen.getAllByRole('listitem').length }).toEqual({
      alert: null,
      listitemCount: 1,
    });
  });

  test('the passkeys of an account are neither listed nor shown as none while they are loading', async () => {
    await atTheList({ listPasskeys: () => new Promise(() => undefined) });
    expect(text()).not.toContain('You have no Passkeys yet.');
    expect({ list: screen.queryByRole('list'), alert: screen.queryByRole('alert') }).toEqual({
      list: null,
      alert: null,
    });
  });
});

test('another passkey is set up on the first screen, and Done is reported to the host', async () => {
  const { store, events } = await atTheList();
  await press('Done');
  expect(events.at(-1)).toEqual({ type: 'PASSKEY_DONE', data: {} });
  await press('Set up another Passkey');
  expect(store.get(screenAtom)).toBe('PasskeyRegistrationStart');
});

describe('the question before a deletion [B-PKEY-8]', () => {
  // Columns: the control of the row | the question.
  test.each([
    ['Delete Laptop', 'Delete the Passkey “Laptop”?'],
    ['Delete unnamed Passkey', 'Delete the unnamed Passkey?'],
  ])('the question before the deletion of "%s" is "%s", and every row waits for its answer', async (name, question) => {
    const { sent } = await atTheList();
    await press(name);
    expect(screen.getByRole('group', { name: (given) => withoutIsolates(given) === question })).toBeDefined();
    for (const control of within(screen.getByRole('list')).getAllByRole('button')) {
      expect(control.getAttribute('aria-disabled')).toBe('true');
    }
    expect(sent()).not.toContain('deletePasskey');
  });

  test.each(['Cancel', 'Escape'])(
    'the question before a deletion is answered by %s: nothing is deleted, and focus returns to the row',
    async (how) => {
      const { store, sent } = await atTheList();
      await press('Delete Laptop');
      fireEvent.keyDown(button('Delete'), { key: 'Tab' });
      expect(button('Cancel')).toBeDefined();
      if (how === 'Cancel') await press('Cancel');
      else fireEvent.keyDown(button('Delete'), { key: 'Escape' });
      expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
      expect(store.get(focusRequestAtom)).toEqual({ target: 'key:delete passkey-1' });
      expect(sent()).not.toContain('deletePasskey');
    },
  );

  test.each([
    ['Delete Laptop', 'Passkey deleted: Laptop.'],
    ['Delete unnamed Passkey', 'Unnamed Passkey deleted.'],
  ])('the deletion of "%s" is confirmed by Delete, and announced', async (name, words) => {
    const { announced, sent } = await atTheList();
    await press(name);
    await press('Delete');
    expect(withoutIsolates(String(announced()))).toBe(words);
    expect({ sent: sent().at(-1), listitemCount: screen.getAllByRole('listitem').length }).toEqual({
      sent: 'deletePasskey',
      listitemCount: 1,
    });
  });
});

test('a deletion is announced when the provider has answered, and not while a step-up may refuse it [B-PKEY-9]', async () => {
  const answers: ((outcome: Outcome<void>) => void)[] = [];
  const { announced } = await atTheList({ deletePasskey: () => new Promise((answer) => void answers.push(answer)) });
  await press('Delete Laptop');
  await press('Delete');
  expect(announced()).not.toMatch(/deleted/);
  answers.forEach((answer) => answer(succeeded(undefined)));
  await pass(0);
  expect(withoutIsolates(String(announced()))).toBe('Passkey deleted: Laptop.');
});

// Columns: the change | its buttons, and what is not announced.
test.each([
  ['deletion', ['Delete Laptop', 'Delete'], /deleted/],
  ['rename', ['Rename Laptop', 'Save'], /new name/],
] as const)(
  'a %s that fails, on a page that does not undo it, is not announced as done [B-PKEY-9] [B-PKEY-10]',
  async (_what, [open, confirm], done) => {
    const broken = async () => failed({ type: 'broken' as const });
    const { announced, errors } = await atTheList(
      { deletePasskey: broken, renamePasskey: broken },
      { restoreOnFailure: false },
    );
    await press(open);
    const field = screen.queryByRole('textbox');
    if (field) fireEvent.change(field, { target: { value: 'Work' } });
    await press(confirm);
    expect(errors).toHaveLength(1);
    expect(announced()).not.toMatch(done);
  },
);

// Columns: the failure of a deletion, the row | what is said of it.
test.each([
  ['broken', 'Delete Laptop', 'Passkey not deleted: Laptop. It is back in the list.'],
  ['broken', 'Delete unnamed Passkey', 'Unnamed Passkey not deleted. It is back in the list.'],
  ['session_not_found', 'Delete Laptop', 'Your session has ended. Log in again to manage your Passkeys.'],
] as const)(
  'a deletion that fails (%s, after "%s") is undone, and reads "%s" [B-PKEY-10]',
  async (type, name, words) => {
    const { errors } = await atTheList({ deletePasskey: async () => failed({ type }) });
    await press(name);
    await press('Delete');
    expect(withoutIsolates(screen.getByRole('alert').textContent)).toBe(words);
    expect(screen.getAllByRole('listitem')).toHaveLength(2);
    expect(errors.map(({ operation }) => operation)).toEqual(['user.deleteWebauthnRegistration']);
  },
);
