import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../core/provider/outcome';
import type { Provider as ProviderPort } from '../core/provider/provider';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { passkeyList } from './passkey-list.actions';
import { PasskeyRegistrationSuccess } from './passkey-registration-success.screen';

// A dialog of the host closes by Escape.
const onHostKey = vi.fn();
beforeAll(() => document.body.addEventListener('keydown', onHostKey));
afterAll(() => document.body.removeEventListener('keydown', onHostKey));

const passkeys = [
  { id: 'passkey-1', name: 'Laptop' },
  { id: 'passkey-2', name: '   ' },
];

async function atTheList(answers: Partial<ProviderPort> = {}) {
  const { provider, calls } = fakeProvider({ listPasskeys: async () => succeeded(passkeys), ...answers });
  const { store, events } = testStore(provider, {
    products: ['emailMagicLinks', 'passkeys'],
    passkeyOptions: { restoreOnFailure: true },
  });
  await store.set(passkeyList.loadAtom);
  render(
    <Provider store={store}>
      <PasskeyRegistrationSuccess />
    </Provider>,
  );
  const changes = () => calls.filter(({ name }) => /^(?:rename|delete)/.test(name));
  const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
  const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  const announced = () => store.get(announcementAtom).text;
  return { announced, changes, events, press, rows };
}

// Columns: what a user does in the field of a name | what is sent, and the name that is there then.
test.each([
  ['Work{Enter}', ['Work'], 'Work'],
  ['  Work  {Enter}', ['Work'], 'Work'],
  ['Laptop{Enter}', [], 'Laptop'],
  ['Work{Escape}', [], 'Laptop'],
])('the typed name %j is the name of the passkey', async (keys, sent, name) => {
  const { changes, press, rows } = await atTheList();
  await press('Rename Laptop');
  const field = screen.getByRole('textbox', { name: 'New name for Laptop' });
  await userEvent.clear(field);
  await userEvent.type(field, keys);
  expect(changes().map(({ request }) => request)).toEqual(sent.map((one) => ({ id: 'passkey-1', name: one })));
  expect(rows()[0]).toBe(name);
});

test('an empty name is refused, and the error is cleared at the next key', async () => {
  const { changes, press } = await atTheList();
  await press('Rename Laptop');
  const field = screen.getByRole('textbox');
  await userEvent.clear(field);
  await press('Save');
  expect(screen.getByRole('alert').textContent).toBe('Enter a name.');
  await userEvent.type(field, 'W');
  expect({
    alert: screen.queryByRole('alert'),
    ariaInvalid: field.getAttribute('aria-invalid'),
    changes: changes(),
  }).toEqual({ alert: null, ariaInvalid: null, changes: [] });
});

test('Escape during composition does not cancel, and no Escape here closes the host’s dialog', async () => {
  const { press } = await atTheList();
  await press('Rename Laptop');
  const field = screen.getByRole('textbox');
  fireEvent.keyDown(field, { key: 'Escape', isComposing: true });
  expect(screen.getByRole('textbox')).toBe(field);
  onHostKey.mockClear();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('textbox')).toBeNull();
  await press('Delete Laptop');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'Escape' });
  expect(screen.queryByRole('group')).toBeNull();
  expect(onHostKey).not.toHaveBeenCalled();
});

test('editing one passkey blocks the others, and the buttons below', async () => {
  const { events, press } = await atTheList();
  await press('Rename Laptop');
  for (const name of ['Rename unnamed Passkey', 'Delete unnamed Passkey', 'Set up another Passkey', 'Done'])
    await press(name);
  expect(screen.getByRole('textbox', { name: 'New name for Laptop' })).toBeTruthy();
  expect(events).toEqual([]);
  await press('Cancel');
  await press('Done');
  expect(events.map(({ type }) => type)).toEqual(['PASSKEY_DONE']);
});

test('a passkey without a name is deleted after a second press, asked in a sentence of its own [B-WORDS-5]', async () => {
  const { changes, press, rows, announced } = await atTheList();
  await press('Delete unnamed Passkey');
  expect(screen.getByRole('group', { name: 'Delete the unnamed Passkey?' })).toBeTruthy();
  expect({ changes: changes(), rows: rows() }).toEqual({ changes: [], rows: ['Laptop', 'Unnamed Passkey'] });
  await press('Delete');
  expect(changes()).toEqual([{ name: 'deletePasskey', request: 'passkey-2' }]);
  expect(rows()).toEqual(['Laptop']);
  expect(announced()).toBe('Unnamed Passkey deleted.');
});

test('the field of a passkey without a name has a label of its own [B-WORDS-5]', async () => {
  const { press } = await atTheList();
  await press('Rename unnamed Passkey');
  expect(screen.getByRole('textbox', { name: 'New name for unnamed Passkey' })).toBeTruthy();
});

test('a failed change to a passkey without a name has a sentence of its own [B-WORDS-5]', async () => {
  const refused = async () => failed({ type: 'unreachable' });
  const { press } = await atTheList({ renamePasskey: refused, deletePasskey: refused });
  await press('Rename unnamed Passkey');
  await userEvent.clear(screen.getByRole('textbox'));
  await userEvent.type(screen.getByRole('textbox'), 'Work{Enter}');
  const renameFailed = 'The name could not be changed. The Passkey is still unnamed.';
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(renameFailed));
  await press('Delete unnamed Passkey');
  await press('Delete');
  const deleteFailed = 'Unnamed Passkey not deleted. It is back in the list.';
  await waitFor(() => expect(screen.getByRole('alert').textContent).toBe(deleteFailed));
});
