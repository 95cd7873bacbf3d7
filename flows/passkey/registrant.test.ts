import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { PasskeyCalls } from '../core/provider/passkey-calls';
import type { Answer, Person, Provider } from '../core/provider/provider';
import { screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { registerPasskey, startAgainAtom } from './passkey-registration.actions';
import { findRegistrantAtom, registrant } from './registrant.actions';

beforeEach(() => void vi.useFakeTimers());
// The page's WebAuthn queue is shared by the tests: a dialog has the browser to itself until its request is over.
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
});

const ada = { userId: 'ada', account: 'ada@example.com' };
const mallory = { userId: 'mallory', account: 'mallory@example.com' };
const madeFor = (userId: string) => succeeded({ user_id: userId, webauthn_registration_id: 'passkey-1' });
type Ceremony = Parameters<PasskeyCalls['registerPasskey']>[0];

/** The page of Ada's passkeys. The signed-in account can change meanwhile. */
async function open(make: (ceremony: Ceremony) => Promise<Outcome<Answer>>) {
  let person: Person | undefined = ada;
  const answers: Partial<Provider> = { person: () => person, registerPasskey: make };
  const { provider, calls } = fakeProvider(answers);
  const page = testStore(provider, { products: ['passkeys'] });
  await page.store.set(findRegistrantAtom);
  return {
    ...page,
    become: (next: typeof person) => void (person = next),
    sent: () => calls.map(({ name }) => name),
    deleted: () => calls.filter(({ name }) => name === 'deletePasskey').map(({ request }) => request),
    types: () => page.events.map(({ type }) => type),
  };
}
type Page = Awaited<ReturnType<typeof open>>;

const create = async ({ store }: Page) => {
  void store.set(registerPasskey.startAtom);
  await vi.advanceTimersByTimeAsync(400);
};
const otherAccount = { status: 'failed', error: { type: 'other_account' } };

test('another account at the press makes no call, until the user starts again [B-PKEY-15]', async () => {
  const page = await open(async () => madeFor('mallory'));
  page.become(mallory);
  await create(page);
  expect(page.store.get(registerPasskey.stateAtom)).toMatchObject(otherAccount);
  expect({ sent: page.sent(), types: page.types() }).toEqual({ sent: [], types: [] });
  await create(page);
  expect(page.sent()).toEqual([]);
  await page.store.set(startAgainAtom);
  expect(page.store.get(registrant.stateAtom)).toEqual({ status: 'loaded', value: mallory });
  expect(page.store.get(registerPasskey.stateAtom)).toEqual({ status: 'idle' });
  await create(page);
  expect(page.store.get(screenAtom)).toBe('PasskeyRegistrationSuccess');
});

test('another account before the prompt closes the dialog [B-PKEY-15]', async () => {
  const asking = later<void>();
  let wasAborted: boolean | undefined;
  const page = await open(async ({ signal, onStage }) => {
    await asking.promise;
    onStage?.('asked');
    wasAborted = signal.aborted;
    return failed({ type: 'passkey_not_created' });
  });
  await create(page);
  page.become(mallory);
  asking.settle();
  await vi.advanceTimersByTimeAsync(0);
  expect(wasAborted).toBe(true);
  expect(page.store.get(registerPasskey.stateAtom)).toMatchObject(otherAccount);
});

test('a passkey that was made for another account is deleted, and is no success [B-PKEY-15] [T-RACE-25]', async () => {
  const page = await open(async () => madeFor('mallory'));
  await create(page);
  expect(page.store.get(registerPasskey.stateAtom)).toMatchObject(otherAccount);
  expect({ deleted: page.deleted(), types: page.types() }).toEqual({ deleted: ['passkey-1'], types: [] });
});

test('a session that ends before the press is refused by the provider [B-PKEY-15]', async () => {
  const page = await open(async () => failed({ type: 'user_unauthenticated' }));
  page.become(undefined);
  await create(page);
  expect(page.store.get(registerPasskey.stateAtom)).toMatchObject({ error: { type: 'user_unauthenticated' } });
});

test('the same account makes its passkey [B-PKEY-15]', async () => {
  const page = await open(async () => madeFor('ada'));
  await create(page);
  expect({ types: page.types(), deleted: page.deleted() }).toEqual({ types: ['PASSKEY_REGISTER'], deleted: [] });
});
