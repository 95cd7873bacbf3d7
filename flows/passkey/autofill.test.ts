import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorType } from '../core/provider/errors';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import { goBackAtom, goToAtom, screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { autofillAtom, isAutofillSpentAtom } from './autofill.actions';
import { autofillAction } from './autofill-failure.atoms';
import { authenticatePasskey } from './passkey-sign-in.actions';

type Ceremony = Parameters<Provider['authenticatePasskey']>[0];

const stops: (() => void)[] = [];
beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  for (const stop of stops.splice(0)) stop();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
});

/** Main in a browser that offers passkeys in the e-mail field: `authenticate` is what the provider says to each offer. */
function onMain(authenticate: (ceremony: Ceremony, times: number) => Promise<Outcome<Answer>>) {
  const asked: Ceremony[] = [];
  const { provider } = fakeProvider({
    authenticatePasskey: (ceremony) => {
      asked.push(ceremony);
      return authenticate(ceremony, asked.length);
    },
  });
  const page = testStore(provider, {
    products: ['emailMagicLinks', 'passkeys'],
    passkeyOptions: { domain: 'app.test', hints: ['client-device'] },
    sessionOptions: { sessionDurationMinutes: 60 },
  });
  const leave = page.store.sub(autofillAtom, () => undefined);
  stops.push(leave, page.unmount);
  const reported = () => page.errors.map(({ operation, type }) => `${operation} ${type}`);
  const types = () => page.events.map(({ type }) => type);
  return { ...page, asked, leave, reported, types };
}

/** A browser whose offer is pending until it is cancelled, or a passkey is chosen in the field. */
const standing = ({ signal, onStage }: Ceremony) => {
  onStage?.('asked');
  return new Promise<Outcome<Answer>>((resolve) =>
    signal.addEventListener('abort', () => resolve(failed({ type: 'cancelled' }))),
  );
};
/** A browser in which the user has chosen one, and the provider's answer to it. */
const chosen = (answer: Outcome<Answer>) => async (ceremony: Ceremony) => {
  ceremony.onStage?.('asked');
  ceremony.onStage?.('answered');
  return answer;
};
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

test('Main offers passkeys in the field, as the host has configured them [B-PKEY-20]', async () => {
  const { asked } = onMain(standing);
  await pass(0);
  expect(asked).toMatchObject([
    { domain: 'app.test', hints: ['client-device'], sessionDurationMinutes: 60, isAutofill: true },
  ]);
});

test('a mount that ends at once, as in StrictMode, offers nothing', async () => {
  const { asked, leave } = onMain(standing);
  leave();
  await pass(1_000);
  expect(asked).toEqual([]);
});

test('a choice that takes an hour has no time limit, and reports nothing to the host', async () => {
  const { asked, reported, store } = onMain(standing);
  await pass(3_600_000);
  expect({
    askedCount: asked.length,
    reported: reported(),
    autofillActionState: store.get(autofillAction.stateAtom),
  }).toEqual({
    askedCount: 1,
    reported: [],
    autofillActionState: { status: 'idle' },
  });
});

test('a chosen passkey logs the user in, and completes the flow once', async () => {
  const { store, types, asked } = onMain(chosen(succeeded({ user_id: 'user-1' })));
  await pass(10_000);
  expect(store.get(screenAtom)).toBe('PasskeyConfirmation');
  expect(types()).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect(asked).toHaveLength(1);
});

test('leaving Main ends the offer', async () => {
  const { asked, leave, reported } = onMain(standing);
  await pass(0);
  leave();
  await pass(10_000);
  expect({ askedCount: asked.length, signalAborted: asked[0]?.signal.aborted, reported: reported() }).toEqual({
    askedCount: 1,
    signalAborted: true,
    reported: [],
  });
});

describe('an offer that fails', () => {
  test.each(['passkey_unknown', 'webauthn_registration_not_found', 'unreachable', 'broken', 'other'] as const)(
    'an offer that fails after a choice (%s) is shown on Main, and reported once for each try',
    async (type) => {
      const { store, reported } = onMain(chosen(failed({ type })));
      await pass(0);
      expect(store.get(autofillAction.stateAtom)).toEqual({ status: 'failed', error: { type } });
      expect(reported()).toEqual([`webauthn.authenticate ${type}`]);
      expect(store.get(screenAtom)).toBe('Main');
    },
  );

  test.each(['passkey_unknown', 'unreachable', 'too_many_requests'] as const)(
    'an offer that fails in the background (%s) is reported to the host alone',
    async (type) => {
      const { store, reported } = onMain(async () => failed({ type }));
      await pass(0);
      expect(store.get(autofillAction.stateAtom)).toEqual({ status: 'idle' });
      expect(reported()).toEqual([`webauthn.authenticate ${type}`]);
    },
  );

  test('an offer that fails twice with the same error is two failures, so it is announced twice', async () => {
    const { store } = onMain(chosen(failed({ type: 'broken' })));
    await pass(0);
    const first = store.get(autofillAction.stateAtom);
    await pass(1_000);
    expect(store.get(autofillAction.stateAtom)).toEqual(first);
    expect(store.get(autofillAction.stateAtom)).not.toBe(first);
  });

  test('an offer that fails is repeated after a second, five times in all, and then replaced by the button', async () => {
    const { asked, store } = onMain(async () => failed({ type: 'passkey_unknown' }));
    const made = [];
    for (let second = 0; second < 8; second += 1) {
      await pass(second === 0 ? 0 : 1_000);
      made.push([asked.length, store.get(isAutofillSpentAtom)]);
    }
    expect(made).toEqual([
      [1, false],
      [2, false],
      [3, false],
      [4, false],
      [5, true],
      [5, true],
      [5, true],
      [5, true],
    ]);
  });

  test('an offer that succeeds after a failure leaves no failure on the screen', async () => {
    const { store } = onMain((ceremony, times) =>
      chosen(times === 1 ? failed({ type: 'broken' }) : succeeded({ user_id: 'user-1' }))(ceremony),
    );
    await pass(1_000);
    expect(store.get(screenAtom)).toBe('PasskeyConfirmation');
    expect(store.get(autofillAction.stateAtom)).toEqual({ status: 'idle' });
  });

  test('an offer that fails is not shown on Main any more after another screen', async () => {
    const { store, leave } = onMain(chosen(failed({ type: 'broken' })));
    await pass(0);
    expect(store.get(autofillAction.stateAtom).status).toBe('failed');
    leave();
    await store.set(goToAtom, 'EmailConfirmation');
    await store.set(goBackAtom);
    expect(store.get(autofillAction.stateAtom)).toEqual({ status: 'idle' });
  });

  test('an offer that fails can be dismissed', async () => {
    const { store } = onMain(chosen(failed({ type: 'broken' })));
    await pass(0);
    store.set(autofillAction.cancelAtom);
    expect(store.get(autofillAction.stateAtom)).toEqual({ status: 'idle' });
  });
});

describe('a provider that is silent', () => {
  test('a provider without an answer before the offer is asked again, and the field is kept meanwhile', async () => {
    const { asked, reported, store } = onMain(() => new Promise<never>(() => undefined));
    await pass(20_000);
    expect(reported()).toEqual(['webauthn.authenticate unreachable']);
    await pass(1_000);
    expect({ askedCount: asked.length, autofillActionState: store.get(autofillAction.stateAtom) }).toEqual({
      askedCount: 2,
      autofillActionState: { status: 'idle' },
    });
  });

  test('a provider without an answer after the choice fails in twenty seconds, and a late answer counts', async () => {
    const answer = later<Outcome<Answer>>();
    const { store, types } = onMain((ceremony, times) => {
      if (times > 1) return standing(ceremony);
      ceremony.onStage?.('asked');
      ceremony.onStage?.('answered');
      return answer.promise;
    });
    await pass(20_000);
    expect(store.get(autofillAction.stateAtom)).toMatchObject({ status: 'failed', error: { type: 'unreachable' } });
    answer.settle(succeeded({ user_id: 'user-1' }));
    await pass(0);
    expect(store.get(screenAtom)).toBe('PasskeyConfirmation');
    expect(types()).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  });
});

test('a choice that is being verified is not lost to a user who leaves Main meanwhile', async () => {
  const answer = later<Outcome<Answer>>();
  const { store, leave, asked, types } = onMain((ceremony) => {
    ceremony.onStage?.('asked');
    ceremony.onStage?.('answered');
    return answer.promise;
  });
  await pass(0);
  leave();
  expect(asked[0]?.signal.aborted).toBe(false);
  answer.settle(succeeded({ user_id: 'user-1' }));
  await pass(0);
  expect(store.get(screenAtom)).toBe('PasskeyConfirmation');
  expect(types()).toContain('AUTHENTICATE_FLOW_COMPLETE');
});

describe('the button beside the field', () => {
  const byButton = (answers: Partial<Record<'button', Outcome<Answer>>>) =>
    onMain((ceremony) => (ceremony.isAutofill ? standing(ceremony) : Promise.resolve(answers.button ?? succeeded({}))));

  test.each([
    { answer: 'cancelled', offers: 2 },
    { answer: 'passkey_unknown', offers: 2 },
  ] as const)(
    'the button beside the field blocks the offer, which is made again when it ends in $answer',
    async ({ answer, offers }) => {
      const { store, asked } = byButton({ button: failed({ type: answer }) });
      await pass(0);
      void store.set(authenticatePasskey.startAtom);
      expect(asked.map(({ signal }) => signal.aborted)).toEqual([true]);
      await pass(1_000);
      expect(asked.map(({ isAutofill }) => isAutofill)).toEqual([true, false, true]);
      expect(asked.filter(({ isAutofill }) => isAutofill)).toHaveLength(offers);
    },
  );

  test('the button beside the field restores the offer after twenty seconds without an answer', async () => {
    const { store, asked } = onMain((ceremony) =>
      ceremony.isAutofill ? standing(ceremony) : new Promise<never>(() => undefined),
    );
    await pass(0);
    void store.set(authenticatePasskey.startAtom);
    await pass(20_000);
    expect(store.get(authenticatePasskey.stateAtom)).toMatchObject({
      status: 'failed',
      error: { type: 'unreachable' },
    });
    await pass(300);
    expect(asked.map(({ isAutofill }) => isAutofill)).toEqual([true, false, true]);
  });

  test('the button beside the field also blocks the offer in the pause after a failed one [B-PKEY-3]', async () => {
    const { store, asked } = onMain((ceremony) =>
      ceremony.isAutofill ? Promise.resolve(failed({ type: 'passkey_unknown' })) : standing(ceremony),
    );
    await pass(500);
    void store.set(authenticatePasskey.startAtom);
    await pass(3_000);
    expect(asked.map(({ isAutofill }) => isAutofill)).toEqual([true, false]);
  });

  test('the button beside the field clears the failure of an earlier choice in the field', async () => {
    const { store } = onMain((ceremony, times) => {
      if (times === 1) return chosen(failed({ type: 'broken' }))(ceremony);
      return ceremony.isAutofill ? standing(ceremony) : Promise.resolve(failed({ type: 'cancelled' }));
    });
    await pass(0);
    expect(store.get(autofillAction.stateAtom).status).toBe('failed');
    void store.set(authenticatePasskey.startAtom);
    await pass(500);
    expect(store.get(autofillAction.stateAtom).status).toBe('idle');
  });

  test.each<{ type: ErrorType; shown: string }>([
    { type: 'cancelled', shown: 'idle' },
    { type: 'passkey_unknown', shown: 'failed' },
    { type: 'webauthn_registration_not_found', shown: 'failed' },
    { type: 'unreachable', shown: 'failed' },
  ])('a log-in by the button beside the field that ends in $type is shown as $shown', async ({ type, shown }) => {
    const { store, reported } = byButton({ button: failed({ type }) });
    await pass(0);
    void store.set(authenticatePasskey.startAtom);
    await pass(500);
    expect(store.get(authenticatePasskey.stateAtom).status).toBe(shown);
    expect(reported()).toEqual([`webauthn.authenticate ${type}`]);
  });
});

test('an unmount during an offer ends its announcements and calls', async () => {
  const { unmount, asked, reported, types } = onMain(chosen(failed({ type: 'broken' })));
  await pass(0);
  unmount();
  await pass(60_000);
  expect({ askedCount: asked.length, reported: reported(), types: types() }).toEqual({
    askedCount: 1,
    reported: ['webauthn.authenticate broken'],
    types: [],
  });
  expect(vi.getTimerCount()).toBe(0);
});

test('an answer to an earlier choice does not count once a later choice has signed the user in [B-TIME-3]', async () => {
  const first = later<Outcome<Answer>>();
  const { types } = onMain((ceremony, times) => {
    ceremony.onStage?.('asked');
    ceremony.onStage?.('answered');
    return times > 1 ? Promise.resolve(succeeded({ user_id: 'user-1' })) : first.promise;
  });
  await pass(22_000);
  first.settle(succeeded({ user_id: 'user-1' }));
  await pass(0);
  expect(types()).toEqual(['PASSKEY_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});
