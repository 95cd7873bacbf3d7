import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { fakeProvider } from '../core/testing/fake-provider';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { sendRecoveryCodeAtom } from './proofs.actions';
import { pendingProofAtom } from './second-factor.atoms';
import { RecoveryCode, SecondFactor } from './second-factor.screens';

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12, 0, 20) }));
afterEach(() => void vi.useRealTimers());

/** A screen, RecoveryCode by default, of a user with an app, where these calls fail. */
function asked(answers: Partial<Provider> = {}, shown = <RecoveryCode />) {
  const { provider, calls } = fakeProvider(answers);
  const { store } = testStore(provider, { products: ['passwords'], secondFactorOptions: { when: 'required' } });
  store.set(pendingProofAtom, { userId: 'user-1', factors: [{ kind: 'app' }] });
  renderedWith(store, shown);
  return { store, calls };
}

/** Sends a code by the Enter key. */
async function send(code: string) {
  const field = screen.getByLabelText(/^Recovery code/);
  fireEvent.change(field, { target: { value: code } });
  const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Continue' });
  await act(async () => void (form && fireEvent.submit(form)));
}

test("a used code of the app in the field for a recovery code shows the time to the next, and another code's refusal does not [B-SECOND-3]", async () => {
  asked({
    authenticateTotp: async () => failed({ type: 'totp_code_already_authenticated' }),
    recoverTotp: async () => failed({ type: 'unable_to_authenticate_totp' }),
  });
  expect(screen.queryByRole('timer')).toBeNull();
  await send('123456');
  expect(screen.getByRole('timer').textContent).toBe('0:10');
  await send('ckss-2skx-ebow');
  expect(screen.queryByRole('timer')).toBeNull();
});

// Columns: how a keyboard writes it | the text.
const writings = [
  ['in full-width letters', '\uff42\uff19\uff4c\uff18\uff0d\uff13\uff4c\uff15\uff19\uff0d\uff43\uff51\uff16\uff15'],
  [
    'in full-width capitals, with the long vowel mark for a hyphen',
    '\uff22\uff19\uff2c\uff18\u30fc\uff13\uff2c\uff15\uff19\u30fc\uff23\uff31\uff16\uff15',
  ],
  ['with Arabic digits', 'b٩l٨-٣l٥٩-cq٦٥'],
  ['with Persian digits', 'b۹l۸-۳l۵۹-cq۶۵'],
  ['with another hyphen and blanks around it', '\u3000b9l8\u20103l59\u2013cq65 '],
] as const;

test.each(writings)('a recovery code that is typed %s is sent in its own letters [B-SECOND-4]', async (_how, text) => {
  const { calls } = asked();
  await send(text);
  expect(calls).toContainEqual({ name: 'recoverTotp', request: expect.objectContaining({ code: 'b9l8-3l59-cq65' }) });
});

test.each(writings)(
  'a recovery code %s that is pasted into the field for the code of the app is sent [B-SECOND-4]',
  async (_how, text) => {
    const { store, calls } = asked();
    expect(store.set(sendRecoveryCodeAtom, text)).toBe(true);
    expect(calls).toContainEqual({ name: 'recoverTotp', request: expect.objectContaining({ code: 'b9l8-3l59-cq65' }) });
  },
);

// Columns: what comes along with a copied recovery code | the text.
test.each([
  ['a zero-width space', '\u200bb9l8-3l59-cq65\u200b'],
  ['marks of its direction', '\u202ab9l8-3l59-cq65\u202c'],
  ['a byte order mark and soft hyphens', '\ufeffb9l8-\u00ad3l59-\u00adcq65'],
])('a recovery code with %s is sent without it [B-SECOND-4]', async (_what, text) => {
  const { calls } = asked();
  await send(text);
  expect(calls).toContainEqual({ name: 'recoverTotp', request: expect.objectContaining({ code: 'b9l8-3l59-cq65' }) });
});

test('a field with nothing but invisible characters is refused as empty [B-SECOND-4]', async () => {
  const { calls } = asked();
  await send('\u200b');
  expect(screen.getByRole('alert').textContent).toBe('Enter a recovery code');
  expect(calls.filter(({ name }) => name === 'recoverTotp')).toEqual([]);
});

describe("a text that comes into the field for the app's code without keys", () => {
  /** The field on SecondFactor, whose codes are all refused, and the codes that are sent. */
  function appField() {
    const refuse = async () => failed({ type: 'unable_to_authenticate_totp' as const });
    const { calls } = asked({ authenticateTotp: refuse, recoverTotp: refuse }, <SecondFactor />);
    const field = screen.getByRole<HTMLInputElement>('textbox');
    const setValue = (text: string) => {
      // Without React, as a browser does it.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.setSelectionRange(text.length, text.length);
    };
    return {
      field,
      /** Puts a text behind the content of the field; `data` is what the browser tells of it. */
      insert: async (text: string, data: string | null = text) => {
        setValue(field.value + text);
        await act(async () => void fireEvent(field, new InputEvent('input', { bubbles: true, data })));
      },
      /** Presses the keys of a text. */
      type: async (text: string) => {
        for (const key of text) {
          fireEvent.keyDown(field, { key });
          setValue(field.value + key);
          await act(async () => void fireEvent(field, new InputEvent('input', { bubbles: true, data: key })));
        }
      },
      /** Writes a text with an input method, and ends its composition. */
      compose: async (text: string) => {
        fireEvent.compositionStart(field);
        setValue(field.value + text);
        const event = new InputEvent('input', { bubbles: true, data: text, isComposing: true });
        await act(async () => void fireEvent(field, event));
        await act(async () => void fireEvent.compositionEnd(field, { data: text }));
      },
      sent: () =>
        calls
          .filter(({ name }) => name.endsWith('Totp'))
          .map(({ name, request }) => [name, Reflect.get(Object(request), 'code')]),
    };
  }

  type AppField = ReturnType<typeof appField>;

  // Columns: how it comes | the steps | what is sent.
  test.each<[string, (page: AppField) => Promise<void>, readonly (readonly [string, string])[]]>([
    ['as a whole', ({ insert }) => insert('142j-07bb-9ccc'), [['recoverTotp', '142j-07bb-9ccc']]],
    ['with a blank behind it', ({ insert }) => insert('142j-07bb-9ccc '), [['recoverTotp', '142j-07bb-9ccc']]],
    ['dictated in groups', ({ insert }) => insert('142J 07BB 9CCC'), [['recoverTotp', '142j-07bb-9ccc']]],
    [
      'from a filler, which tells no text',
      ({ insert }) => insert('142j-07bb-9ccc', null),
      [['recoverTotp', '142j-07bb-9ccc']],
    ],
    ['by an input method', ({ compose }) => compose('142j-07bb-9ccc'), [['recoverTotp', '142j-07bb-9ccc']]],
    ['with six digits in a row', ({ insert }) => insert('1234-56ab-9ccc'), [['recoverTotp', '1234-56ab-9ccc']]],
    [
      'in parts',
      async ({ insert }) => {
        for (const part of ['142j', '-07bb', '-9ccc']) await insert(part);
      },
      [['recoverTotp', '142j-07bb-9ccc']],
    ],
    [
      'a character at a time, by a keyboard that names no keys',
      async ({ insert }) => {
        for (const part of '142j-07bb-9ccc') await insert(part);
      },
      [['recoverTotp', '142j-07bb-9ccc']],
    ],
    [
      'after keys',
      async ({ type, insert }) => {
        await type('142j-07');
        await insert('bb-9ccc');
      },
      [['recoverTotp', '142j-07bb-9ccc']],
    ],
    [
      'behind a digit',
      async ({ type, insert }) => {
        await type('7');
        await insert('142j-07bb-9ccc');
      },
      [['recoverTotp', '142j-07bb-9ccc']],
    ],
    ['that is typed after all', ({ type }) => type('142j-07bb-9ccc'), [['recoverTotp', '142j-07bb-9ccc']]],
    ["that is the app's code", ({ insert }) => insert('123456'), [['authenticateTotp', '123456']]],
    ["that has the app's code in it", ({ insert }) => insert('G123456'), [['authenticateTotp', '123456']]],
    ["that is the app's code, from a filler", ({ insert }) => insert('123456', null), [['authenticateTotp', '123456']]],
    ["that is the app's code, typed", ({ type }) => type('123456'), [['authenticateTotp', '123456']]],
  ])('a text %s is sent as what it is [B-SECOND-4]', async (_how, put, codes) => {
    const page = appField();
    await put(page);
    expect(page.sent()).toEqual(codes);
  });
});

test.each([
  ['full-width', '\uff11\uff12\uff13\u3000\uff14\uff15\uff16'],
  ['Arabic', '١٢٣٤٥٦'],
  ['Persian', '۱۲۳۴۵۶'],
])("six %s digits in the field for a recovery code are sent as the app's code [B-SECOND-4]", async (_script, text) => {
  const { calls } = asked();
  await send(text);
  expect(calls).toContainEqual({ name: 'authenticateTotp', request: expect.objectContaining({ code: '123456' }) });
});

test('a pasted text of a megabyte is not read as a recovery code [B-SECOND-4]', () => {
  const { store, calls } = asked();
  expect(store.set(sendRecoveryCodeAtom, `b9l8-3l59-cq65${' '.repeat(2 ** 20)}`)).toBe(false);
  expect(calls).toEqual([]);
});
