import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Passkey } from '../core/provider/passkey-calls';
import type { Person } from '../core/provider/provider';
import { focusRequestAtom, goToAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { changeFailureAtom } from './passkey-changes.actions';
import {
  beginDeleteAtom,
  beginRenameAtom,
  cancelEditingAtom,
  confirmDeleteAtom,
  editingAtom,
  endEditingAtom,
  saveNameAtom,
  typeNameAtom,
} from './passkey-editing.atoms';
import { passkeyList, wasCreatedAtom } from './passkey-list.actions';
import { skipPasskeyAtom } from './passkey-registration.actions';
import { findRegistrantAtom, registrant } from './registrant.actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const laptop = { id: 'passkey-1', name: 'Laptop' };
const phone = { id: 'passkey-2', name: 'Phone' };
const key = { id: 'passkey-3', name: 'Key' };

type Page = Awaited<ReturnType<typeof atTheList>>;

/** A user at the list of their passkeys. */
async function atTheList(
  answers: Parameters<typeof fakeProvider>[0] = {},
  { passkeys = [laptop, phone, key], restoreOnFailure = false } = {},
) {
  const { provider, calls } = fakeProvider({ listPasskeys: async () => succeeded(passkeys), ...answers });
  const mounted = testStore(provider, { products: ['passkeys'], passkeyOptions: { restoreOnFailure } });
  const { store } = mounted;
  await store.set(passkeyList.loadAtom);
  const shown = () => {
    const list = store.get(passkeyList.stateAtom);
    return list.status === 'loaded' ? list.value.passkeys : [];
  };
  const sent = () => calls.slice(1).map(({ name, request }) => [name, request]);
  const settle = () => vi.advanceTimersByTimeAsync(1);
  const rename = (passkey: Passkey, name: string) => {
    store.set(beginRenameAtom, passkey);
    store.set(typeNameAtom, name);
    store.set(saveNameAtom);
    return settle();
  };
  const remove = (passkey: Passkey) => {
    store.set(beginDeleteAtom, passkey);
    store.set(confirmDeleteAtom, passkey.name);
    return settle();
  };
  const focus = () => store.get(focusRequestAtom)?.target;
  return { ...mounted, shown, sent, settle, rename, remove, focus };
}

describe('the list', () => {
  test('a list that is loaded twice is the newer answer, whichever comes first', async () => {
    const answers = [later<Outcome<readonly Passkey[]>>(), later<Outcome<readonly Passkey[]>>()];
    let asked = 0;
    const { provider } = fakeProvider({
      listPasskeys: () => answers[asked++]?.promise ?? Promise.reject(new Error('third')),
    });
    const { store } = testStore(provider, { products: ['passkeys'] });
    void store.set(passkeyList.loadAtom);
    await vi.advanceTimersByTimeAsync(0);
    void store.set(passkeyList.loadAtom);
    await vi.advanceTimersByTimeAsync(0);
    answers[1]?.settle(succeeded([phone]));
    await vi.advanceTimersByTimeAsync(0);
    answers[0]?.settle(succeeded([laptop]));
    await vi.advanceTimersByTimeAsync(0);
    expect(store.get(passkeyList.stateAtom)).toMatchObject({ status: 'loaded', value: { passkeys: [phone] } });
  });

  test('a list that cannot be loaded shows the reason, reported once', async () => {
    const { store, errors } = await atTheList({ listPasskeys: async () => failed({ type: 'unreachable' }) });
    expect(store.get(passkeyList.stateAtom)).toEqual({ status: 'failed', error: { type: 'unreachable' } });
    expect(errors.map(({ operation }) => operation)).toEqual(['user.get']);
  });
});

describe('focus after a change', () => {
  test.each([
    [laptop, 'key:delete passkey-2'],
    [phone, 'key:delete passkey-3'],
    [key, 'key:delete passkey-2'],
  ])('focus after a change to %j moves to the row at its index, or to the last row', async (passkey, target) => {
    const { remove, focus } = await atTheList();
    await remove(passkey);
    expect(focus()).toBe(target);
  });

  test('focus after a change that leaves no row moves to the heading of the list', async () => {
    const { remove, focus } = await atTheList({}, { passkeys: [laptop] });
    await remove(laptop);
    expect(focus()).toBe('key:passkeys');
  });

  test('focus after a change that was cancelled returns to the button that opened it', async () => {
    const { store, focus } = await atTheList();
    store.set(beginDeleteAtom, phone);
    expect(focus()).toBe('key:cancel delete');
    store.set(cancelEditingAtom);
    expect(focus()).toBe('key:delete passkey-2');
    store.set(beginRenameAtom, phone);
    expect(focus()).toBe('field');
    store.set(cancelEditingAtom);
    expect(focus()).toBe('key:rename passkey-2');
    store.set(beginRenameAtom, phone);
    const before = store.get(focusRequestAtom);
    store.set(endEditingAtom);
    expect({ editing: store.get(editingAtom), focusRequest: store.get(focusRequestAtom) }).toEqual({
      editing: { status: 'idle' },
      focusRequest: before,
    });
  });
});

test('an empty name is refused each time it is sent, until a name is typed', async () => {
  const { store, sent } = await atTheList();
  store.set(beginRenameAtom, laptop);
  store.set(typeNameAtom, '   ');
  store.set(saveNameAtom);
  const refusal = () => {
    const editing = store.get(editingAtom);
    return editing.status === 'renaming' ? editing.refusal : undefined;
  };
  const first = refusal();
  expect(first).toBeDefined();
  store.set(saveNameAtom);
  expect(refusal()).not.toBe(first);
  store.set(typeNameAtom, 'Work');
  store.set(saveNameAtom);
  expect({ editing: store.get(editingAtom), sentCount: sent().length }).toEqual({
    editing: { status: 'idle' },
    sentCount: 0,
  });
});

test.each([
  // the provider's answer, what the host wants | what is shown, what is reported
  ['broken', false, ['Work', 'Phone', 'Key'], undefined],
  ['broken', true, ['Laptop', 'Phone', 'Key'], { kind: 'renameFailed', name: 'Laptop' }],
  ['session_not_found', false, ['Laptop', 'Phone', 'Key'], { kind: 'sessionEnded', name: 'Laptop' }],
  ['user_unauthenticated', true, ['Laptop', 'Phone', 'Key'], { kind: 'sessionEnded', name: 'Laptop' }],
] as const)(
  "a rename that ends in %s, with the host's option to undo it: %s",
  async (type, restoreOnFailure, names, reported) => {
    const page = await atTheList({ renamePasskey: async () => failed({ type }) }, { restoreOnFailure });
    await page.rename(laptop, 'Work');
    expect(page.shown().map(({ name }) => name)).toEqual(names);
    expect(page.store.get(changeFailureAtom)).toEqual(reported);
    expect(page.errors.map(({ operation }) => operation)).toEqual(['webauthn.update']);
  },
);

test('the same failure of two changes is two failures, cleared by the next change', async () => {
  const page = await atTheList({ deletePasskey: async () => failed({ type: 'broken' }) }, { restoreOnFailure: true });
  await page.remove(laptop);
  const first = page.store.get(changeFailureAtom);
  await page.remove(laptop);
  expect(page.store.get(changeFailureAtom)).toEqual(first);
  expect(page.store.get(changeFailureAtom)).not.toBe(first);
  await page.rename(phone, 'Pocket');
  expect(page.store.get(changeFailureAtom)).toBeUndefined();
});

describe('a failure and the visits of the list', () => {
  const failing = { renamePasskey: async () => failed({ type: 'broken' as const }) };
  const shownFailure = ({ store }: Awaited<ReturnType<typeof atTheList>>) => store.get(changeFailureAtom)?.kind;

  test('a failure that was shown ends with its visit [B-PKEY-10]', async () => {
    const page = await atTheList(failing, { restoreOnFailure: true });
    await page.store.set(skipPasskeyAtom);
    await page.rename(laptop, 'Work');
    expect(shownFailure(page)).toBe('renameFailed');
    await page.store.set(goToAtom, 'PasskeyRegistrationStart');
    expect(shownFailure(page)).toBeUndefined();
    await page.store.set(skipPasskeyAtom);
    expect(shownFailure(page)).toBeUndefined();
  });

  test('a failure that comes after the list was left is shown at the next visit, and ends with that [B-PKEY-10]', async () => {
    const answer = later<Outcome<void>>();
    const page = await atTheList({ renamePasskey: () => answer.promise }, { restoreOnFailure: true });
    await page.store.set(skipPasskeyAtom);
    await page.rename(laptop, 'Work');
    await page.store.set(goToAtom, 'PasskeyRegistrationStart');
    answer.settle(failed({ type: 'broken' }));
    await page.settle();
    await page.store.set(skipPasskeyAtom);
    expect(shownFailure(page)).toBe('renameFailed');
    await page.store.set(goToAtom, 'PasskeyRegistrationStart');
    await page.store.set(skipPasskeyAtom);
    expect(shownFailure(page)).toBeUndefined();
  });
});

test('a failed rename does not undo the newer one', async () => {
  const answers = [later<Outcome<void>>(), later<Outcome<void>>()];
  let asked = 0;
  const page = await atTheList(
    { renamePasskey: () => answers[asked++]?.promise ?? Promise.reject(new Error('third')) },
    { restoreOnFailure: true },
  );
  await page.rename(laptop, 'Work');
  await page.rename({ ...laptop, name: 'Work' }, 'Home');
  answers[0]?.settle(failed({ type: 'broken' }));
  await page.settle();
  expect(page.shown()[0]?.name).toBe('Home');
});

test('two new names that both fail leave the one that the provider has [B-PKEY-10]', async () => {
  const answers = [later<Outcome<void>>(), later<Outcome<void>>()];
  let asked = 0;
  const page = await atTheList({
    renamePasskey: () => answers[asked++]?.promise ?? Promise.reject(new Error('third')),
  });
  await page.rename(laptop, 'Work');
  await page.rename({ ...laptop, name: 'Work' }, 'Home');
  for (const answer of answers) {
    answer.settle(failed({ type: 'session_not_found' }));
    await page.settle();
  }
  expect(page.shown()).toEqual([laptop, phone, key]);
  expect(page.store.get(changeFailureAtom)).toEqual({ kind: 'sessionEnded', name: 'Laptop' });
});

test.each([
  { first: succeeded(undefined), shown: 'Work' },
  { first: failed({ type: 'broken' as const }), shown: 'Laptop' },
])(
  'a passkey whose deletion fails after a new name is restored with the name that the provider has ($shown) [B-PKEY-10]',
  async ({ first, shown }) => {
    const page = await atTheList(
      { renamePasskey: async () => first, deletePasskey: async () => failed({ type: 'not_confirmed' }) },
      { restoreOnFailure: true },
    );
    page.store.set(beginRenameAtom, laptop);
    page.store.set(typeNameAtom, 'Work');
    page.store.set(saveNameAtom);
    await page.remove({ ...laptop, name: 'Work' });
    expect(page.shown()).toEqual([{ ...laptop, name: shown }, phone, key]);
    expect(page.store.get(changeFailureAtom)).toEqual({ kind: 'deleteFailed', name: shown });
  },
);

describe('a list of another account than is signed in', () => {
  // Columns: the change.
  test.each([
    ['rename', (page: Page) => page.rename(laptop, 'Work')],
    ['deletion', (page: Page) => page.remove(laptop)],
  ])(
    'a %s for another account is not sent, and the list of that account is loaded [B-PKEY-9]',
    async (_what, change) => {
      let person = { userId: 'user-1' };
      const page = await atTheList({
        person: () => person,
        listPasskeys: async () => succeeded(person.userId === 'user-1' ? [laptop, phone] : [key]),
      });
      await page.store.set(findRegistrantAtom);
      page.store.set(wasCreatedAtom, true);
      person = { userId: 'user-2' };
      await change(page);
      await page.settle();
      expect({ shown: page.shown(), sent: page.sent().map(([name]) => name) }).toEqual({
        shown: [key],
        sent: ['listPasskeys'],
      });
      expect(page.store.get(changeFailureAtom)).toEqual({ kind: 'otherAccount', name: 'Laptop' });
      expect(page.store.get(registrant.stateAtom)).toEqual({ status: 'loaded', value: person });
      expect(page.errors.map(({ type }) => type)).toEqual(['other_account']);
      expect(page.store.get(wasCreatedAtom)).toBe(false);
    },
  );

  test('several changes for another account are not sent, and the list of that account is loaded without them [B-PKEY-9]', async () => {
    let person = { userId: 'user-1' };
    const first = later<Outcome<void>>();
    const page = await atTheList({
      person: () => person,
      listPasskeys: async () => succeeded(person.userId === 'user-1' ? [laptop, phone] : [phone, key]),
      deletePasskey: () => first.promise,
    });
    await page.store.set(findRegistrantAtom);
    await page.remove(key);
    await page.remove(laptop);
    await page.rename(phone, 'Work');
    person = { userId: 'user-2' };
    first.settle(succeeded(undefined));
    await page.settle();
    expect(page.sent()).toEqual([
      ['deletePasskey', key.id],
      ['listPasskeys', undefined],
    ]);
    expect(page.shown()).toEqual([phone, key]);
  });

  test('a change for the same account, or while none is signed in, is sent', async () => {
    let person: Person | undefined = { userId: 'user-1' };
    const page = await atTheList({ person: () => person });
    await page.store.set(findRegistrantAtom);
    await page.remove(laptop);
    person = undefined;
    await page.remove(phone);
    expect(page.sent().map(([name]) => name)).toEqual(['deletePasskey', 'deletePasskey']);
  });
});

test('a name that is saved after the one before it has failed is shown, and sent although it is that one [B-PKEY-9]', async () => {
  const first = later<Outcome<void>>();
  let asked = 0;
  const page = await atTheList(
    { renamePasskey: () => (asked++ ? Promise.resolve(succeeded(undefined)) : first.promise) },
    { restoreOnFailure: true },
  );
  await page.rename(laptop, 'Work');
  page.store.set(beginRenameAtom, { ...laptop, name: 'Work' });
  first.settle(failed({ type: 'broken' }));
  await page.settle();
  expect(page.shown()[0]?.name).toBe('Laptop');
  page.store.set(typeNameAtom, 'Work');
  page.store.set(saveNameAtom);
  await page.settle();
  expect({ shown: page.shown()[0]?.name, sent: page.sent().length }).toEqual({ shown: 'Work', sent: 2 });
});

describe('several deletes at once', () => {
  const owners = [laptop, phone, key];

  test.each([
    { gone: [laptop, phone], order: [0, 1] },
    { gone: [laptop, phone], order: [1, 0] },
    { gone: [phone, laptop], order: [0, 1] },
    { gone: [laptop, phone, key], order: [0, 1, 2] },
    { gone: [key, laptop, phone], order: [0, 1, 2] },
    { gone: [phone, key], order: [0, 1] },
  ])(
    'several deletes at once, of which $gone fail, keep the order of the list [B-PKEY-10]',
    async ({ gone, order }) => {
      const page = await atTheList({ deletePasskey: async () => failed({ type: 'session_not_found' }) });
      for (const index of order) {
        const passkey = gone[index];
        if (!passkey) continue;
        page.store.set(beginDeleteAtom, passkey);
        page.store.set(confirmDeleteAtom, passkey.name);
      }
      expect(page.shown()).toHaveLength(owners.length - gone.length);
      await page.settle();
      expect(page.shown()).toEqual(owners);
    },
  );
});

describe('a list that is loaded again during a change [B-PKEY-9]', () => {
  /** The account's own passkeys, and a provider that is slow to delete one. */
  async function withASlowDelete() {
    const answer = later<Outcome<void>>();
    let passkeys = [laptop, phone];
    const page = await atTheList(
      { listPasskeys: async () => succeeded(passkeys), deletePasskey: () => answer.promise },
      { restoreOnFailure: true },
    );
    await page.remove(laptop);
    void page.store.set(passkeyList.loadAtom);
    await page.settle();
    const end = async (outcome: Outcome<void>) => {
      if (outcome.ok) passkeys = [phone];
      answer.settle(outcome);
      await page.settle();
    };
    return { ...page, end };
  }

  test('a list that is loaded again during a change does not show the deleted passkey', async () => {
    const { shown, end } = await withASlowDelete();
    expect(shown()).toEqual([]);
    await end(succeeded(undefined));
    expect(shown()).toEqual([phone]);
  });

  test('a list that is loaded again during a change shows the passkey that could not be deleted once', async () => {
    const { shown, end, store } = await withASlowDelete();
    await end(failed({ type: 'broken' }));
    expect(shown()).toEqual([laptop, phone]);
    expect(store.get(changeFailureAtom)).toEqual({ kind: 'deleteFailed', name: 'Laptop' });
  });
});

describe('one change at a time', () => {
  const renaming = { status: 'renaming', passkey: laptop, draft: 'Laptop' } as const;
  const deleting = { status: 'deleting', passkey: laptop } as const;
  const idle = { status: 'idle' } as const;
  type Page = Awaited<ReturnType<typeof atTheList>>;
  const before = {
    idle: () => undefined,
    renaming: ({ store }: Page) => store.set(beginRenameAtom, laptop),
    deleting: ({ store }: Page) => store.set(beginDeleteAtom, laptop),
  };
  const deeds = {
    'types a name': ({ store }: Page) => store.set(typeNameAtom, 'Work'),
    'presses Enter': ({ store }: Page) => store.set(saveNameAtom),
    cancels: ({ store }: Page) => store.set(cancelEditingAtom),
    'deletes it': ({ store }: Page) => store.set(confirmDeleteAtom, 'Laptop'),
    'renames another': ({ store }: Page) => store.set(beginRenameAtom, phone),
    'deletes another': ({ store }: Page) => store.set(beginDeleteAtom, phone),
    leaves: ({ store }: Page) => store.set(endEditingAtom),
  };

  test.each([
    // doing           | then                          | is left with                       | focus asked for         | sent
    ['idle', 'types a name', idle, undefined, 0],
    ['idle', 'presses Enter', idle, undefined, 0],
    ['idle', 'cancels', idle, undefined, 0],
    ['idle', 'deletes it', idle, undefined, 0],
    ['idle', 'leaves', idle, undefined, 0],
    ['renaming', 'types a name', { ...renaming, draft: 'Work' }, 'field', 0],
    ['renaming', 'presses Enter', idle, 'key:rename passkey-1', 0],
    ['renaming', 'cancels', idle, 'key:rename passkey-1', 0],
    ['renaming', 'deletes it', renaming, 'field', 0],
    ['renaming', 'renames another', { ...renaming, passkey: phone, draft: 'Phone' }, 'field', 0],
    ['renaming', 'deletes another', { ...deleting, passkey: phone }, 'key:cancel delete', 0],
    ['renaming', 'leaves', idle, 'field', 0],
    ['deleting', 'types a name', deleting, 'key:cancel delete', 0],
    ['deleting', 'presses Enter', deleting, 'key:cancel delete', 0],
    ['deleting', 'cancels', idle, 'key:delete passkey-1', 0],
    ['deleting', 'deletes it', idle, 'key:delete passkey-2', 1],
    ['deleting', 'renames another', { ...renaming, passkey: phone, draft: 'Phone' }, 'field', 0],
    ['deleting', 'leaves', idle, 'key:cancel delete', 0],
  ] as const)('one change at a time, for a user who is %s and %s', async (doing, deed, left, focus, sent) => {
    const page = await atTheList();
    before[doing](page);
    deeds[deed](page);
    await page.settle();
    expect(page.store.get(editingAtom)).toEqual(left);
    expect(page.focus()).toBe(focus);
    expect(page.sent()).toHaveLength(sent);
  });
});

// A user who renames and deletes in any order, whatever the provider answers, compared with the simplest model of the
// list.
test('the list shows every change except the failed ones that are undone', async () => {
  const change = fc.record({
    index: fc.nat(4),
    name: fc.option(fc.constantFrom('A', 'B', '  C '), { nil: undefined }),
    works: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), fc.boolean(), async (changes, restoreOnFailure) => {
      let works = true;
      const answer = async () => (works ? succeeded(undefined) : failed({ type: 'broken' as const }));
      const page = await atTheList({ renamePasskey: answer, deletePasskey: answer }, { restoreOnFailure });
      let expected: readonly Passkey[] = [laptop, phone, key];
      for (const { index, name, works: succeeds } of changes) {
        const passkey = page.shown()[index];
        if (!passkey) continue;
        works = succeeds;
        const counts = succeeds || !restoreOnFailure;
        if (name === undefined) {
          await page.remove(passkey);
          if (counts) expected = expected.filter(({ id }) => id !== passkey.id);
        } else {
          await page.rename(passkey, name);
          if (counts) expected = expected.map((one) => (one.id === passkey.id ? { ...one, name: name.trim() } : one));
        }
      }
      expect(page.shown()).toEqual(expected);
      page.unmount();
    }),
  );
});
