// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { atom, createStore } from 'jotai/vanilla';
import { expect, test, vi } from 'vitest';
import { ActionButton } from './action-button';
import { type ActionState, actionStateAtoms } from './action-state';
import { ActionStatus, useFieldProblem } from './action-status';

test('a form whose action becomes pending renders its button again, and nothing else', () => {
  const stateAtom = atom<ActionState>({ status: 'idle' });
  const action = { ...actionStateAtoms(stateAtom), cancelAtom: atom(null, () => undefined) };
  const rendered = vi.fn();
  function Form() {
    useFieldProblem(action, 'email');
    rendered();
    return (
      <ActionStatus action={action} fields={['email']}>
        <ActionButton action={action}>Send</ActionButton>
      </ActionStatus>
    );
  }
  const store = createStore();
  render(
    <Provider store={store}>
      <Form />
    </Provider>,
  );
  rendered.mockClear();
  act(() => store.set(stateAtom, { status: 'pending', isSlow: false }));
  expect(screen.getByRole('button', { name: 'Send' }).ariaBusy).toBe('true');
  expect(rendered).not.toHaveBeenCalled();
});
