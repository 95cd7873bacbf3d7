import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Provider as ProviderPort } from '../core/provider/provider';
import { screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { pendingForEver } from '../core/testing/with-store';
import { withoutIsolates } from '../core/testing/words-of';
import { announcementAtom } from '../core/words/announce.atoms';
import { greetAtom } from './greeting.actions';
import { confirmedSessionAtom } from './session.atoms';
import { SessionConfirmation, SessionGreeting } from './session.screens';
import { greeting, sessionScreens } from './session.lazy';

function rendered(element: ReactNode, answers: Partial<ProviderPort> = {}) {
  const { store } = testStore(fakeProvider(answers).provider, { products: ['emailMagicLinks'] });
  const show = () => render(<Provider store={store}>{element}</Provider>);
  const read = () => withoutIsolates(screen.getByRole('region').textContent);
  return { store, show, read, user: userEvent.setup() };
}

const known = { userId: 'user-1', account: 'ada@example.com' };

test.each([
  [known, 'You are logged in as ada@example.com.'],
  [{ userId: 'user-1' }, 'You are logged in.'],
  [undefined, 'You are logged in.'],
])('the greeting of %j names the account', (person, sentence) => {
  const { show, read } = rendered(<SessionGreeting />, { person: () => person });
  show();
  expect(screen.getByRole('heading').textContent).toBe('You are already logged in');
  expect(read()).toBe(`You are already logged in${sentence}ContinueUse another account`);
});

test('Continue uses the existing session', async () => {
  const { store, show, user } = rendered(<SessionGreeting />);
  await store.set(greetAtom, () => false);
  show();
  expect(screen.getByRole('button', { name: 'Continue' }).getAttribute('aria-busy')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(store.get(screenAtom)).toBe('SessionConfirmation');
  expect(store.get(confirmedSessionAtom)).toBe('known');
});

test('Continue is busy while the session is checked', async () => {
  const { store, show, user } = rendered(<SessionGreeting />, {
    isPersonCertain: () => false,
    checkSession: pendingForEver,
  });
  show();
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByRole('button', { name: /Continue/ }).getAttribute('aria-busy')).toBe('true');
  expect(store.get(screenAtom)).toBe('Main');
});

test('"Use another account" opens Main', async () => {
  const { store, show, user } = rendered(<SessionGreeting />);
  await store.set(greetAtom, () => false);
  show();
  expect(store.get(screenAtom)).toBe('SessionGreeting');
  await user.click(screen.getByRole('button', { name: 'Use another account' }));
  expect(store.get(screenAtom)).toBe('Main');
});

test('the greeting stays while the session lasts, and Main follows it', async () => {
  let person: typeof known | undefined = known;
  let notify = () => {};
  const { store, show } = rendered(<SessionGreeting />, {
    person: () => person,
    watchPerson: (onChange) => {
      notify = onChange;
      return () => undefined;
    },
  });
  await store.set(greetAtom, () => false);
  show();
  act(() => notify());
  expect(store.get(screenAtom)).toBe('SessionGreeting');
  person = undefined;
  act(() => notify());
  expect(store.get(screenAtom)).toBe('Main');
});

test('a first screen that is in use is not replaced by the greeting', async () => {
  const { store } = rendered(null);
  await store.set(greetAtom, () => true);
  expect(store.get(screenAtom)).toBe('Main');
});

test('a confirmation shows a new session, or names its account', () => {
  const { store, show, read } = rendered(<SessionConfirmation />);
  show();
  expect(screen.getByRole('heading').textContent).toBe('Success!');
  expect(read()).toContain('You have successfully logged in.');
  act(() => store.set(confirmedSessionAtom, 'known'));
  expect(read()).toContain('You are logged in as ada@example.com.');
  expect(read()).not.toContain('You have successfully logged in.');
});

test.each([
  ['new', 'You have successfully logged in.'],
  ['other', 'You are logged in as ada@example.com.'],
  ['known', ''],
] as const)(
  'a confirmation of a session that is %s announces %j after its heading [B-SESSION-1]',
  async (session, words) => {
    const { store, show } = rendered(<SessionConfirmation />);
    store.set(confirmedSessionAtom, session);
    show();
    await act(() => new Promise((resolve) => setTimeout(resolve, 600)));
    expect(withoutIsolates(String(store.get(announcementAtom).text))).toBe(words);
  },
);

test('the screens and the greeting are loaded together, each under its name', async () => {
  expect(await sessionScreens.SessionGreeting.load()).toEqual({ ok: true, value: SessionGreeting });
  expect(await sessionScreens.SessionConfirmation.load()).toEqual({ ok: true, value: SessionConfirmation });
  expect(await greeting.load()).toEqual({ ok: true, value: greetAtom });
  expect(greeting.name).toBe('greeting');
});
