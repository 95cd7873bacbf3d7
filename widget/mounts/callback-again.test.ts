// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { succeeded } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { stayLoggedInAtom } from '../../flows/callback/leave.actions';
import { resetPassword } from '../../flows/password-reset/password-reset.actions';
import { passwordOptions, startedMount } from '../testing/started-mount';
import { pass, standStill } from '../testing/still-page';
import { callbackDefinition } from './callback';

standStill();

const ada = { userId: 'user-1', account: 'ada@example.com' };

/** A browser in which a link was followed: its mounts, and the user who is signed in. */
function followed(query: string, before?: typeof ada) {
  let person: typeof ada | undefined = before;
  const logIn = async () => {
    person = ada;
    return succeeded({ user_id: ada.userId });
  };
  const answers: Partial<Provider> = {
    person: () => person,
    hasSession: async () => succeeded(person !== undefined),
    hasContact: async () => succeeded(undefined),
    authenticateMagicLink: logIn,
    resetPassword: logIn,
  };
  history.replaceState(null, '', `/return?${query}`);
  return {
    logOut: () => void (person = undefined),
    mounted: async () => {
      const page = startedMount(callbackDefinition, passwordOptions, answers);
      await pass(0);
      return { ...page, screen: () => page.store.get(screenAtom), types: () => page.events.map(({ type }) => type) };
    },
  };
}

/** A host's router leaves the page of the link, and returns to it without a page load. */
function leaveAndReturn() {
  history.replaceState(null, '', '/home');
  history.replaceState(null, '', '/return');
}

// Columns: whether the user has logged out before the page is shown again | the screen.
test.each([
  [false, 'CallbackConfirmation'],
  [true, 'CallbackProblem'],
])(
  'a used link whose page is shown again after a log-out (%s) sends nothing and shows %s [B-BACK-2]',
  async (isLoggedOut, screen) => {
    const browser = followed(`token=again-${isLoggedOut}&stytch_token_type=magic_links`);
    const first = await browser.mounted();
    expect(first.screen()).toBe('CallbackConfirmation');
    first.unmount();
    if (isLoggedOut) browser.logOut();
    leaveAndReturn();
    const second = await browser.mounted();
    await pass(2_000);
    expect({ sent: second.sent(), types: second.types(), screen: second.screen() }).toEqual({
      sent: [],
      types: [],
      screen,
    });
  },
);

test('a reset link whose page is shown again after the reset asks for no other password [B-BACK-2]', async () => {
  const browser = followed('token=reset&stytch_token_type=reset_password');
  const first = await browser.mounted();
  expect(first.screen()).toBe('PasswordResetForm');
  await first.store.set(resetPassword.startAtom, 'correct horse');
  await pass(0);
  expect(first.screen()).toBe('PasswordConfirmation');
  first.unmount();
  leaveAndReturn();
  expect((await browser.mounted()).screen()).toBe('SessionConfirmation');
  browser.logOut();
  expect((await browser.mounted()).screen()).toBe('CallbackProblem');
});

test('a link that the user did not use to stay in an account asks no second time [B-BACK-7]', async () => {
  const browser = followed('token=stay&stytch_token_type=magic_links', ada);
  const first = await browser.mounted();
  expect(first.screen()).toBe('CallbackOther');
  await first.store.set(stayLoggedInAtom);
  first.unmount();
  leaveAndReturn();
  const second = await browser.mounted();
  expect({ sent: second.sent(), screen: second.screen() }).toEqual({ sent: [], screen: 'SessionConfirmation' });
});
