import { atom, createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { type ActionState, actionStateAtoms } from './action-state';
import { typing } from './typing';

test.each<[ActionState, number]>([
  [{ status: 'idle' }, 0],
  [{ status: 'pending', isSlow: false }, 0],
  [{ status: 'failed', error: { type: 'invalid_code' } }, 1],
])('typing while the action is %j keeps the text, and clears nothing but a failure', (state, cleared) => {
  const store = createStore();
  let count = 0;
  const valueAtom = atom('');
  const cancelAtom = atom(null, () => void (count += 1));
  store.set(typing(valueAtom, { ...actionStateAtoms(atom(state)), cancelAtom }), '12');
  expect({ value: store.get(valueAtom), cleared: count }).toEqual({ value: '12', cleared });
});
