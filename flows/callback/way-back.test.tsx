// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import { atom } from 'jotai/vanilla';
import { createElement, Fragment, type ReactNode } from 'react';
import { beforeAll, expect, test } from 'vitest';
import { configInputAtom, type Store } from '../core/host/host.atoms';
import { failed } from '../core/provider/outcome';
import { completeSignInAtom } from '../core/screen/complete-sign-in.actions';
import { goBackAtom, screenAtom } from '../core/screen/screen.atoms';
import { secondFactorAtom, type SignInEnd } from '../core/screen/second-factor.atoms';
import { SubScreen } from '../core/screen/sub-screen';
import { sendMagicLink } from '../magic-link';
import { magicLinkScreens } from '../magic-link/magic-link.lazy';
import { completeWithOfferAtom } from '../passkey-offer';
import type { LoginPlace } from '../core/screen/login-place.atoms';
import { askSecondFactorAtom, secondFactor, secondFactorScreens } from '../second-factor';
import { callbackOptionsAtom, callbackProblemAtom } from './callback.atoms';
import { endLinkSignInAtom } from './leave.actions';
import { magicLink, pageOf, signedOut } from './testing/callback-page';

const { EmailConfirmation } = magicLinkScreens;
const { SecondFactor } = secondFactorScreens;
beforeAll(async () => {
  await Promise.all([secondFactor.load(), SecondFactor.load(), EmailConfirmation.load()]);
});

const show = (store: Store, element: ReactNode) => render(<Provider store={store}>{element}</Provider>);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The page of a link, at one of its later screens. */
function laterOn(loginPlace: LoginPlace) {
  const page = pageOf(magicLink, { ...signedOut, ownFactors: async () => failed({ type: 'session_not_found' }) });
  page.store.set(configInputAtom, { products: ['passwords'], secondFactorOptions: { when: 'required' } });
  page.store.set(callbackOptionsAtom, { requireClick: false, ...(loginPlace && { loginPlace }) });
  page.store.set(screenAtom, 'PasswordConfirmation');
  const now = () => ({ left: page.left, screen: page.store.get(screenAtom) });
  return { ...page, now };
}

const login = new URL('https://app.example/login');
// Columns: the place of the log-in | the addresses that Back leaves for, and the screen then; undefined if there is no Back.
const ways: [LoginPlace, { left: string[]; screen: string } | undefined][] = [
  ['here', { left: [], screen: 'Main' }],
  [login, { left: [`go ${login.href}`], screen: 'PasswordConfirmation' }],
  [undefined, undefined],
];

test.each(ways)(
  'a later screen of a link, with the log-in at %s, has Back to it alone [B-SCREEN-2]',
  async (place, end) => {
    const { store, now } = laterOn(place);
    show(store, <SubScreen title="Success!">Ada</SubScreen>);
    expect(screen.queryAllByRole('button', { name: 'Back' })).toHaveLength(end ? 1 : 0);
    if (end) await press('Back');
    expect(now()).toEqual(end ?? { left: [], screen: 'PasswordConfirmation' });
  },
);

const signIns: [string, (store: Store) => unknown][] = [
  ['a link', (store) => store.set(endLinkSignInAtom)],
  ['a new password', (store) => store.set(completeWithOfferAtom, 'PasswordConfirmation', 'email')],
  ['a session from before', (store) => store.set(completeSignInAtom, 'SessionConfirmation', undefined)],
];
const each = signIns.flatMap(([name, act]) => ways.map(([place, end]) => [name, place, act, end] as const));

test.each(each)(
  'a second factor after %s, with the log-in at %s, has Back to it alone [B-SCREEN-2]',
  async (_name, place, act, end) => {
    const { store, now } = laterOn(place);
    let asked: SignInEnd | undefined;
    store.set(secondFactorAtom, { askAtom: atom(null, async (_get, _set, own: SignInEnd) => void (asked = own)) });
    await act(store);
    expect(asked?.back !== undefined).toBe(end !== undefined);
    await asked?.back?.();
    expect(now()).toEqual(end ?? { left: [], screen: 'PasswordConfirmation' });
  },
);

// Columns: the place of the log-in | the addresses that are left for, and the screen then.
test.each<[LoginPlace, string[], string]>([
  ['here', [], 'Main'],
  [login, [`go ${login.href}`], 'SecondFactor'],
  [undefined, [], 'CallbackProblem'],
])(
  'a session that is lost before its second factor, with the log-in at %s, is no dead end [B-SECOND-9]',
  async (place, left, name) => {
    const { store, now } = laterOn(place);
    store.set(secondFactorAtom, { askAtom: askSecondFactorAtom });
    await store.set(completeWithOfferAtom, 'PasswordConfirmation', 'email');
    show(store, createElement(SecondFactor.value() ?? Fragment));
    await press('Try again');
    expect(now()).toEqual({ left, screen: name });
  },
);

test.each<[LoginPlace, string]>([
  ['here', 'Main'],
  [login, 'CallbackProblem'],
  [undefined, 'CallbackProblem'],
])(
  'Try again after a new link, with the log-in at %s, returns to what sends another one [B-LINK-4]',
  async (place, name) => {
    const { store, now } = laterOn(place);
    const problem = { kind: 'spent', askedAddress: 'ada@example.com' } as const;
    store.set(callbackProblemAtom, problem);
    store.set(screenAtom, 'CallbackProblem');
    await store.set(sendMagicLink.startAtom, problem.askedAddress);
    expect(now().screen).toBe('EmailConfirmation');
    show(store, createElement(EmailConfirmation.value() ?? Fragment));
    await press('Try again');
    expect({ ...now(), problem: store.get(callbackProblemAtom) }).toEqual({ left: [], screen: name, problem });
  },
);

test('a code that cannot be loaded, without a log-in here, returns to the problem', async () => {
  const { store, now } = laterOn(login);
  await store.set(goBackAtom);
  expect(now()).toEqual({ left: [], screen: 'CallbackProblem' });
});

test('a log-in address that the host changes later counts for Back', async () => {
  const { store, now } = laterOn(undefined);
  store.set(callbackOptionsAtom, { requireClick: false, loginPlace: login });
  show(store, <SubScreen title="Success!">Ada</SubScreen>);
  await press('Back');
  expect(now().left).toEqual([`go ${login.href}`]);
});
