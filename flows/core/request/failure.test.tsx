import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { atom, createStore } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { errorMessages } from '../provider/error.messages';
import { failureMessages } from '../provider/failure.messages';
import type { ErrorType, ProviderError } from '../provider/errors';
import { type ActionState, actionStateAtoms, type AnyAction } from './action-state';
import { logInAgainAtom } from '../screen/log-in-again.atoms';
import { ActionStatus, useFieldProblem } from './action-status';
import { Failure } from './failure';
import { failureViews } from './failure.lazy';
import { logInAgainBy } from './log-in-again';
import { copyMessages, logInAgainMessages } from '../words/late.messages';
import { LoadFailure } from './resource-status';

afterEach(() => void vi.restoreAllMocks());

const show = (element: ReactNode) => render(<Provider store={createStore()}>{element}</Provider>);
const actionOf = (state: ActionState, onCancel = () => {}): AnyAction => ({
  ...actionStateAtoms(atom(state)),
  cancelAtom: atom(null, onCancel),
});
const failedBy = (type: ErrorType): ActionState => ({ status: 'failed', error: { type } });

/** A page whose code of failures cannot be loaded. */
function withoutFailureCode() {
  const error = { type: 'unreachable' } as const;
  vi.spyOn(failureViews, 'state').mockReturnValue({ status: 'failed', error, isLoading: false });
}

/** The failure of a code's field. */
function CodeProblem({ action }: { action: AnyAction }) {
  return useFieldProblem(action, 'code').error;
}

test.each<[ProviderError, string]>([
  [{ type: 'unreachable' }, errorMessages['error.unreachable']],
  [{ type: 'unreachable', serverMessage: 'Not today.' }, errorMessages['error.unreachable']],
  [{ type: 'other', serverMessage: 'Not today.' }, 'Not today.'],
])('the failure %j is worded by the catalogue, and only what it lacks by the server', (error, sentence) => {
  const { container } = show(<Failure error={error} />);
  expect(container.textContent).toBe(sentence);
});

test('the views of failures are a piece of code with a name of its own', async () => {
  expect(failureViews.name).toBe('failures');
  expect(await failureViews.load()).toMatchObject({ ok: true, value: { Failure } });
});

test.each<[ErrorType, string]>([
  ['unreachable', failureMessages['error.unreachable']],
  ['broken', failureMessages['error.broken']],
  ['too_many_requests', failureMessages['error.broken']],
])('a failure (%s) is shown in plain words if the code of the failure views cannot be loaded', (type, sentence) => {
  withoutFailureCode();
  const { container } = show(<ActionStatus action={actionOf(failedBy(type))}>FORM</ActionStatus>);
  expect(container.textContent).toBe(`${sentence}FORM`);
});

test('a field shows plain words if the code of the failure views cannot be loaded', () => {
  withoutFailureCode();
  const { container } = show(<CodeProblem action={actionOf(failedBy('invalid_code'))} />);
  expect(container.textContent).toBe(failureMessages['error.broken']);
});

test.each<[ProviderError, string]>([
  [{ type: 'too_many_requests' }, errorMessages['error.too_many_requests']],
  [{ type: 'other', serverMessage: 'Not today.' }, 'Not today.'],
])(
  'a failed load (%j) is worded by the catalogue or the server, and can be tried again [B-FAIL-2]',
  async (error, sentence) => {
    const tryAgain = vi.fn<() => void>();
    await failureViews.load();
    show(<LoadFailure error={error} onTryAgain={tryAgain} />);
    expect(screen.getByRole('alert').textContent).toBe(sentence);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(tryAgain).toHaveBeenCalledOnce();
  },
);

test('a load whose step-up the user has cancelled offers Try again, and is no failure [B-STEPUP-3]', async () => {
  await failureViews.load();
  const { container } = show(<LoadFailure error={{ type: 'not_confirmed' }} onTryAgain={() => {}} />);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(container.textContent).toBe('Try again');
});

test('a failed load offers one Try again if the code of the failure views cannot be loaded', () => {
  withoutFailureCode();
  show(<LoadFailure error={{ type: 'unreachable' }} onTryAgain={() => {}} />);
  expect(screen.getByRole('alert').textContent).toBe(failureMessages['error.unreachable']);
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1);
});

test('a slow load can be cancelled', async () => {
  const cancelled = vi.fn<() => void>();
  show(<ActionStatus action={actionOf({ status: 'pending', isSlow: true }, cancelled)} />);
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(cancelled).toHaveBeenCalledOnce();
});

test('a failure without a session offers the log-in page of a host that has one, and no other failure does [B-MOUNT-23]', async () => {
  const went = vi.fn();
  const store = createStore();
  const name = logInAgainMessages['core.logIn'];
  const shown = (type: ErrorType) => (
    <Provider store={store}>
      <LoadFailure error={{ type }} onTryAgain={() => undefined} />
    </Provider>
  );
  await failureViews.load();
  const { rerender } = render(shown('session_not_found'));
  expect(screen.queryByRole('button', { name })).toBeNull();
  act(() => store.set(logInAgainAtom, logInAgainBy(went)));
  await userEvent.click(screen.getByRole('button', { name }));
  expect(went).toHaveBeenCalledOnce();
  rerender(shown('unreachable'));
  expect(screen.queryByRole('button', { name })).toBeNull();
});

test.each<[ErrorType, boolean]>([
  ['unreachable', true],
  ['other_account', false],
])(
  'a failure (%s) has its details to copy: %s, since another account that has logged in is no case for support [B-FAIL-7]',
  async (type, isOffered) => {
    await failureViews.load();
    show(<LoadFailure error={{ type }} onTryAgain={() => undefined} />);
    expect(screen.queryByRole('button', { name: copyMessages['copy.details'] }) !== null).toBe(isOffered);
  },
);
