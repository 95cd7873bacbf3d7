import { expect, test } from 'vitest';
import { failed, type Outcome, succeeded } from '../provider/outcome';
import { focusRequestAtom } from '../screen/screen.atoms';
import { fakeProvider, later } from '../testing/fake-provider';
import { testStore } from '../testing/test-store';
import { action, type ActionDefinition } from './action';

/** An action whose answer the test gives, and the report of its failure. */
function setUp(definition: Partial<ActionDefinition<string, string>> = {}) {
  const answer = later<Outcome<string>>();
  const reported: string[] = [];
  const deed = action<string, string>({
    operation: (input) => `a.${input}`,
    kind: 'send',
    call: () => answer.promise,
    onSuccess: () => undefined,
    onFailure: (_get, _set, { type }) => void reported.push(type),
    ...definition,
  });
  const mounted = testStore(fakeProvider().provider, { products: [] });
  const started = mounted.store.set(deed.startAtom, 'deed');
  const settle = (outcome: Outcome<string>) => {
    answer.settle(outcome);
    return started;
  };
  return { ...mounted, deed, reported, settle };
}

test('an action that has just started is not slow', () => {
  const { store, deed } = setUp();
  expect(store.get(deed.stateAtom)).toEqual({ status: 'pending', isSlow: false });
});

test('an action with a computed operation is reported by it', async () => {
  const { errors, settle } = setUp();
  await settle(failed({ type: 'broken' }));
  expect(errors.map(({ operation }) => operation)).toEqual(['a.deed']);
});

test('a failure of a field moves focus to it, and any other leaves focus where it is', async () => {
  const wrong = setUp();
  await wrong.settle(failed({ type: 'invalid_code' }));
  expect(wrong.store.get(focusRequestAtom)).toMatchObject({ target: 'invalid' });
  const unreachable = setUp();
  await unreachable.settle(failed({ type: 'unreachable' }));
  expect(unreachable.store.get(unreachable.deed.stateAtom).status).toBe('failed');
  expect(unreachable.store.get(focusRequestAtom)).toBeUndefined();
});

test('a failure that was turned into another outcome is not shown, and moves no focus', async () => {
  const { store, deed, settle } = setUp({ onFailure: () => 'handled' });
  await settle(failed({ type: 'invalid_code' }));
  expect(store.get(deed.stateAtom)).toEqual({ status: 'idle' });
  expect(store.get(focusRequestAtom)).toBeUndefined();
});

test('a cancelled or unmounted action runs no step after a failure', async () => {
  const cancelled = setUp();
  cancelled.store.set(cancelled.deed.cancelAtom);
  await cancelled.settle(failed({ type: 'broken' }));
  const gone = setUp();
  gone.unmount();
  await gone.settle(failed({ type: 'broken' }));
  expect({ cancelledReported: cancelled.reported, goneReported: gone.reported }).toEqual({
    cancelledReported: [],
    goneReported: [],
  });
});

test('an action waits for a slow step after its success', async () => {
  const step = later<void>();
  const { store, deed, settle } = setUp({ onSuccess: () => step.promise });
  const over = settle(succeeded('value'));
  await Promise.resolve();
  expect(store.get(deed.stateAtom)).toEqual({ status: 'pending', isSlow: false });
  step.settle();
  await over;
  expect(store.get(deed.stateAtom)).toEqual({ status: 'idle' });
});
