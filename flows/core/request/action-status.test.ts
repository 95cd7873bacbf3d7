import { Provider as StoreProvider } from 'jotai/react';
import { atom, createStore } from 'jotai/vanilla';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { errorMessages } from '../provider/error.messages';
import { catalogueErrorTypes } from '../provider/error-types';
import { type ErrorType, fieldOfError, type FieldName } from '../provider/errors';
import { Lazy } from '../lazy/lazy-view';
import { lazy, type LazyValue } from '../lazy/lazy';
import { type ActionState, actionStateAtoms, type AnyAction, together } from './action-state';
import { ActionStatus, useFieldProblem } from './action-status';
// Imported here, so that loading it takes no time.
import './failure-views';
import { failureViews } from './failure.lazy';

beforeAll(() => failureViews.load());

const actionOf = (state: ActionState): AnyAction => ({
  ...actionStateAtoms(atom(state)),
  cancelAtom: atom(null, () => undefined),
});
const failedBy = (type: ErrorType, serverMessage?: string): ActionState => ({
  status: 'failed',
  error: { type, ...(serverMessage !== undefined && { serverMessage }) },
});
const textOf = (tree: ReturnType<typeof createElement>) =>
  renderToStaticMarkup(createElement(StoreProvider, { store: createStore() }, tree))
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/(<[^>]+>)+/g, '|')
    .replaceAll('&#x27;', "'")
    .replaceAll(/^\||\|$/g, '');

/** Reads a form with these fields from top to bottom. */
const read = (state: ActionState, fields?: readonly FieldName[]) =>
  textOf(createElement(ActionStatus, { action: actionOf(state), ...(fields && { fields }) }, 'FORM'));

/** The words of a field about it. */
function Problem({
  state,
  field,
  sentences,
}: {
  state: ActionState;
  field: FieldName;
  sentences?: Partial<Record<ErrorType, string>>;
}) {
  return useFieldProblem(actionOf(state), field, sentences).error;
}

describe('the status around a form', () => {
  test.each<[ActionState, string]>([
    [{ status: 'idle' }, 'FORM'],
    [{ status: 'pending', isSlow: false }, 'FORM'],
    [{ status: 'pending', isSlow: true }, 'FORM|Still working...|Cancel'],
    [failedBy('other', 'Not today.'), 'FORM|Not today.|Copy details'],
    [failedBy('other'), 'FORM|Copy details'],
  ])('the status around a form, with %j, reads %s', (state, text) => expect(read(state)).toBe(text));

  test.each(catalogueErrorTypes)(
    'a failure (%s) is shown once: at its field, or above with its details [B-FAIL-7]',
    (type) => {
      const sentence = errorMessages[`error.${type}`];
      expect(read(failedBy(type))).toBe(`${sentence}|Copy details|FORM`);
      const field = fieldOfError({ type });
      const all: readonly FieldName[] = ['email', 'phone', 'code', 'password'];
      expect(read(failedBy(type), all)).toBe(field ? 'FORM' : `${sentence}|Copy details|FORM`);
      for (const one of all) {
        const shown = textOf(createElement(Problem, { state: failedBy(type), field: one }));
        expect(shown).toBe(one === field ? sentence : '');
      }
    },
  );

  test('a failure of a field that the form does not have is shown above it', () => {
    expect(read(failedBy('invalid_code'), ['email'])).toBe(`${errorMessages['error.invalid_code']}|Copy details|FORM`);
  });

  test('a field can show its failure in words of its own', () => {
    const sentences = { invalid_code: 'No such code.' };
    expect(textOf(createElement(Problem, { state: failedBy('invalid_code'), field: 'code', sentences }))).toBe(
      'No such code.',
    );
  });
});

test.each<[ActionState, ActionState, ActionState]>([
  [{ status: 'idle' }, { status: 'idle' }, { status: 'idle' }],
  [failedBy('broken'), { status: 'idle' }, failedBy('broken')],
  [{ status: 'idle' }, failedBy('broken'), failedBy('broken')],
  [failedBy('broken'), failedBy('unreachable'), failedBy('broken')],
  [failedBy('broken'), { status: 'pending', isSlow: false }, { status: 'pending', isSlow: false }],
  [{ status: 'pending', isSlow: true }, failedBy('broken'), { status: 'pending', isSlow: true }],
])('two actions of one control that are %j and %j act as %j', (one, other, both) => {
  expect(createStore().get(together(actionOf(one), actionOf(other)).stateAtom)).toEqual(both);
});

describe('a lazy part', () => {
  const view = (of: LazyValue<string>, props: object = {}) => {
    const Part = () => Lazy<string>({ of, children: (value) => value, ...props });
    return textOf(createElement(Part));
  };
  const failing = async () => {
    const code = lazy('part', () => Promise.reject(new Error('no')));
    await code.load();
    return code;
  };

  test('a lazy part renders nothing, or its placeholder, until it is loaded', async () => {
    const code = lazy('part', async () => 'The part');
    expect(view(code)).toBe('');
    expect(view(code, { pending: 'One moment' })).toBe('One moment');
    await code.load();
    expect(view(code, { pending: 'One moment' })).toBe('The part');
  });

  test('a lazy part that fails shows a sentence with Try again, or its own fallback', async () => {
    const code = await failing();
    expect(view(code)).toBe(`${errorMessages['error.unreachable']}|Try again`);
    expect(view(code, { failed: () => 'In plain words' })).toBe('In plain words');
    expect(view(code, { pending: 'One moment' })).toContain('Try again');
  });
});
