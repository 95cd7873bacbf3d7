import { atom } from 'jotai/vanilla';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { focusKeys } from './passkey-focus-keys';
import { passkeyList } from './passkey-list.actions';
import { deletePasskeyAtom, renamePasskeyAtom } from './passkey-changes.actions';
import type { Passkey } from '../core/provider/passkey-calls';

/** The user's current change to the list: one at a time. */
export type Editing =
  | { status: 'idle' }
  | { status: 'renaming'; passkey: Passkey; draft: string; refusal?: object }
  | { status: 'deleting'; passkey: Passkey };

const idle: Editing = { status: 'idle' };
const stateAtom = atom<Editing>(idle);

export const editingAtom = atom((get) => get(stateAtom));

const focusAtom = atom(null, (_get, set, key: string) => set(focusRequestAtom, { target: `key:${key}` }));

/** Opens a row's field. */
export const beginRenameAtom = atom(null, (_get, set, passkey: Passkey) => {
  set(stateAtom, { status: 'renaming', passkey, draft: passkey.name });
  set(focusRequestAtom, { target: 'field' });
});

/** Types the new name. */
export const typeNameAtom = atom(null, (get, set, draft: string) => {
  const state = get(stateAtom);
  if (state.status === 'renaming') set(stateAtom, { ...state, draft });
});

/** Enter: saves the new name at once. An empty one is refused, and an unchanged one is not sent. */
export const saveNameAtom = atom(null, (get, set) => {
  const state = get(stateAtom);
  if (state.status !== 'renaming') return;
  const { passkey, draft } = state;
  const name = draft.trim();
  if (!name) {
    set(stateAtom, { ...state, refusal: {} });
    set(focusRequestAtom, { target: 'invalid' });
    return;
  }
  set(stateAtom, idle);
  set(focusAtom, focusKeys.rename(passkey));
  // A change that failed since the field was opened has given the row another name.
  const list = get(passkeyList.stateAtom);
  const row = (list.status === 'loaded' && list.value.passkeys.find(({ id }) => id === passkey.id)) || passkey;
  if (name !== row.name) void set(renamePasskeyAtom, row, name);
});

/** Escape, or Cancel: keeps the passkey as it is, and returns focus to the row's own control. */
export const cancelEditingAtom = atom(null, (get, set) => {
  const state = get(stateAtom);
  if (state.status === 'idle') return;
  set(stateAtom, idle);
  set(focusAtom, focusKeys[state.status === 'renaming' ? 'rename' : 'delete'](state.passkey));
});

/** Opens the question before a passkey is deleted. */
export const beginDeleteAtom = atom(null, (_get, set, passkey: Passkey) => {
  set(stateAtom, { status: 'deleting', passkey });
  set(focusAtom, focusKeys.cancelDelete);
});

/** Deletes the passkey; focus moves to the row at its index (B-SCREEN-6), or to the list's heading if there is none. */
export const confirmDeleteAtom = atom(null, (get, set, name: string) => {
  const state = get(stateAtom);
  const list = get(passkeyList.stateAtom);
  if (state.status !== 'deleting' || list.status !== 'loaded') return;
  const { passkeys } = list.value;
  const index = passkeys.findIndex(({ id }) => id === state.passkey.id);
  const next = passkeys[index + 1] ?? passkeys[index - 1];
  set(stateAtom, idle);
  set(focusAtom, next ? focusKeys.delete(next) : focusKeys.list);
  void set(deletePasskeyAtom, state.passkey, name);
});

/** Ends editing without moving focus: for a screen that is left. */
export const endEditingAtom = atom(null, (_get, set) => set(stateAtom, idle));
