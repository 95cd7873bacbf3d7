import { expect, test } from 'vitest';
import { failed } from '../core/provider/outcome';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { appProofs, verifyAppCode } from './proofs.actions';
import { appCodeAtom } from './second-factor.atoms';
import { completeAppCodeAtom, pressKeyAtom, typeDigitsAtom } from './typed-recovery-code.actions';

/** The field for the code of the app, as a keyboard fills it. All codes are refused. */
function field() {
  const refuse = async () => failed({ type: 'unable_to_authenticate_totp' as const });
  const { provider, calls } = fakeProvider({ authenticateTotp: refuse, recoverTotp: refuse });
  const { store } = testStore(provider, { products: ['passwords'] });
  return {
    store,
    digits: () => store.get(appCodeAtom),
    /** Presses keys, of which the field takes six digits. */
    press: async (...keys: readonly string[]) => {
      for (const key of keys) {
        store.set(pressKeyAtom, key);
        const before = store.get(appCodeAtom);
        if (key === 'Backspace') store.set(typeDigitsAtom, before.slice(0, -1));
        else if (/\d/.test(key) && !store.get(appProofs.isPendingAtom)) {
          store.set(typeDigitsAtom, (before + key).slice(0, 6));
          if (before.length === 5) void store.set(completeAppCodeAtom, before + key);
        } else if (key === 'Enter') void store.set(completeAppCodeAtom, before);
        await Promise.resolve();
      }
      await new Promise((resolve) => setTimeout(resolve));
    },
    sent: () => calls.map(({ name, request }) => [name, Reflect.get(Object(request), 'code')]),
  };
}

test.each(['12ab-34cd-56ef', '12ab34cd56ef', '12AB-34CD-56EF', '١٢ab-٣٤cd-٥٦ef'])(
  "the recovery code %s that is typed into the field for the app's code is used as one, and no digits of it [B-SECOND-4]",
  async (code) => {
    const { press, sent, digits } = field();
    await press(...code);
    expect(sent()).toEqual([['recoverTotp', '12ab-34cd-56ef']]);
    expect(digits()).toBe('');
  },
);

test('a recovery code with a slip that is taken back at once is used as one [B-SECOND-4]', async () => {
  const { press, sent } = field();
  await press(...'1czz', 'Backspace', 'Backspace', 's', 'Shift', 's', ...'-2skx-ebow');
  expect(sent()).toEqual([['recoverTotp', '1css-2skx-ebow']]);
});

test("the app's code is checked at its last digit, also after one that was refused [B-SECOND-4]", async () => {
  const { press, sent, store } = field();
  await press(...'123456');
  store.set(typeDigitsAtom, '');
  await press(...'654321');
  expect(sent()).toEqual([
    ['authenticateTotp', '123456'],
    ['authenticateTotp', '654321'],
  ]);
});

test.each<[what: string, act: (page: ReturnType<typeof field>) => unknown]>([
  ['Enter', ({ press }) => press('Enter')],
  ['a press of Verify', ({ store, digits }) => store.set(verifyAppCode.startAtom, digits())],
])(
  "digits among which a letter was typed wait, and %s sends them as the app's code [B-SECOND-4]",
  async (_what, act) => {
    const page = field();
    await page.press(...'12q3456');
    expect({ digits: page.digits(), sent: page.sent() }).toEqual({ digits: '123456', sent: [] });
    await act(page);
    expect(page.sent()).toEqual([['authenticateTotp', '123456']]);
  },
);

test('a field that is emptied after a letter checks the next code at its last digit [B-SECOND-4]', async () => {
  const { press, sent, store } = field();
  await press(...'12q');
  store.set(typeDigitsAtom, '');
  await press(...'123456');
  expect(sent()).toEqual([['authenticateTotp', '123456']]);
});
