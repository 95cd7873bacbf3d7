import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { defaultBootstrap } from '../core/provider/bootstrap';
import { catalogueErrorTypes } from '../core/provider/error-types';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { PasswordStrength } from '../core/provider/password-calls';
import { focusRequestAtom, goBackAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later, strongPassword } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { localeAtom } from '../core/words/words.atoms';
import { passwordConfigAtom, passwordRules } from './password.atoms';
import { passwordUserAtom } from './password-user.atoms';
import { announcedStrengthAtom } from './strength-announcement';
import { rankOf } from './strength-rank';
import { recheckAtom, refuseAtom, typeNewPasswordAtom } from './strength.actions';
import { awaitedCheck, isPasswordValidAtom, newPasswordRefusal, shownRulesAtom, strengthAtom } from './strength.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const weak: PasswordStrength = { ...strongPassword, isValid: false, score: 1 };
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A user at the field for a new password, whose strength check the test answers. */
function atTheField() {
  const answers: ReturnType<typeof later<Outcome<PasswordStrength>>>[] = [];
  const { provider, calls } = fakeProvider({
    checkPasswordStrength: () => {
      const answer = later<Outcome<PasswordStrength>>();
      answers.push(answer);
      return answer.promise;
    },
  });
  const page = testStore(provider, { products: ['passwords'] });
  const { store } = page;
  const type = async (password: string, milliseconds = 300) => {
    store.set(typeNewPasswordAtom, password);
    await pass(milliseconds);
  };
  const judge = async (outcome: Outcome<PasswordStrength>) => {
    answers.at(-1)?.settle(outcome);
    await pass(1);
  };
  const judgeFirst = (outcome: Outcome<PasswordStrength>) => answers[0]?.settle(outcome);
  const asked = () => calls.map(({ request }) => request);
  const state = () => store.get(strengthAtom);
  const isRefused = () => store.get(newPasswordRefusal.latestAtom) !== undefined;
  return { ...page, type, judge, judgeFirst, asked, state, isRefused, isValid: () => store.get(isPasswordValidAtom) };
}
type Field = ReturnType<typeof atTheField>;

const checked = (strength: PasswordStrength) => ({ status: 'judged', strength });

// How a user comes to each state of the strength | the state, whether Continue continues, and whether a press on it is
// refused at the field. A pending or failed check is shown elsewhere.
const states: readonly {
  who: string;
  come(field: Field): Promise<unknown> | void;
  state: object;
  isValid?: boolean;
  isRefused: boolean;
}[] = [
  { who: 'has typed nothing', come: () => undefined, state: { status: 'empty' }, isRefused: true },
  { who: 'is typing', come: ({ type }) => type('a', 100), state: { status: 'checking' }, isRefused: false },
  { who: 'waits for the check', come: ({ type }) => type('a'), state: { status: 'checking' }, isRefused: false },
  {
    who: 'has a weak one',
    come: async ({ type, judge }) => {
      await type('a');
      await judge(succeeded(weak));
    },
    state: checked(weak),
    isRefused: true,
  },
  {
    who: 'has a strong one',
    come: async ({ type, judge }) => {
      await type('a');
      await judge(succeeded(strongPassword));
    },
    state: checked(strongPassword),
    isValid: true,
    isRefused: false,
  },
  {
    who: 'has one whose check failed',
    come: async ({ type, judge }) => {
      await type('a');
      await judge(failed({ type: 'unreachable' }));
    },
    state: { status: 'failed' },
    isRefused: false,
  },
  {
    who: 'types on behind a strong one',
    come: async ({ type, judge }) => {
      await type('a');
      await judge(succeeded(strongPassword));
      await type('ab', 100);
    },
    state: { status: 'checking', last: strongPassword },
    isRefused: false,
  },
  {
    who: 'types on behind one whose check failed',
    come: async ({ type, judge }) => {
      await type('a');
      await judge(failed({ type: 'broken' }));
      await type('ab', 100);
    },
    state: { status: 'checking' },
    isRefused: false,
  },
  {
    who: 'has emptied the field',
    come: async ({ type, judge }) => {
      await type('a');
      await judge(succeeded(strongPassword));
      await type('');
    },
    state: { status: 'empty' },
    isRefused: true,
  },
  {
    who: 'begins again after a strong one',
    come: async ({ type, judge }) => {
      await type('a');
      await judge(succeeded(strongPassword));
      await type('', 0);
      await type('b', 100);
    },
    // The answer about the old text does not apply to this one.
    state: { status: 'checking' },
    isRefused: false,
  },
];

describe.each(states)('a user who $who', ({ who, come, state, isValid = false, isRefused }) => {
  test(`a user who ${who} sees that state, and can continue only with a valid password`, async () => {
    const field = atTheField();
    await come(field);
    expect({ state: field.state(), isValid: field.isValid() }).toEqual({ state, isValid });
  });

  test(`a user who ${who} and presses Continue sees the reason at the field`, async () => {
    const field = atTheField();
    await come(field);
    field.store.set(refuseAtom);
    expect(field.isRefused()).toBe(isRefused);
    expect(field.store.get(focusRequestAtom)).toEqual({ target: 'invalid' });
    const isChecking = field.state().status === 'checking';
    if (isChecking) expect(field.store.get(announcementAtom).text).not.toBe('');
  });

  test(`a user who ${who} and goes back leaves no password and no request behind`, async () => {
    const field = atTheField();
    await come(field);
    const asked = field.asked().length;
    await field.store.set(goBackAtom);
    await pass(1_000);
    expect(field.state()).toEqual({ status: 'empty' });
    expect(field.asked()).toHaveLength(asked);
  });
});

describe('the strength check', () => {
  test('a strength check that is pending when the user leaves announces nothing, and does not hold up the next one', async () => {
    const field = atTheField();
    await field.type('a');
    await field.store.set(goBackAtom);
    await field.type('b');
    expect(field.asked()).toHaveLength(2);
    const announced = field.store.get(announcementAtom);
    field.judgeFirst(succeeded(weak));
    await pass(1);
    expect(field.store.get(announcementAtom)).toBe(announced);
    await field.judge(succeeded(strongPassword));
    expect(field.isValid()).toBe(true);
  });

  test.each([...catalogueErrorTypes, 'other'] as const)(
    'the strength check that fails (%s) is reported once',
    async (type) => {
      const { errors, type: enter, judge, state, isValid } = atTheField();
      await enter('a');
      await judge(failed({ type }));
      expect({ state: state(), isValid: isValid() }).toEqual({ state: { status: 'failed' }, isValid: false });
      expect(errors.map((error) => `${error.operation} ${error.type}`)).toEqual([`passwords.strengthCheck ${type}`]);
    },
  );

  test('the strength check without an answer fails after twenty seconds, and is repeated on blur', async () => {
    const { type, state, store, asked } = atTheField();
    await type('a');
    await pass(20_000);
    expect(state()).toEqual({ status: 'failed' });
    store.set(recheckAtom);
    await pass(0);
    expect(asked()).toHaveLength(2);
  });

  test('the strength check that a press repeats is shown as one, and one that a blur repeats is not', async () => {
    const { type, state, store, judge } = atTheField();
    await type('a');
    await judge(failed({ type: 'unreachable' }));
    store.set(recheckAtom);
    await pass(0);
    expect(state()).toEqual({ status: 'failed' });
    store.set(refuseAtom);
    expect({ state: state(), isAwaited: store.get(awaitedCheck.latestAtom) !== undefined }).toEqual({
      state: { status: 'checking' },
      isAwaited: true,
    });
  });

  test.each([
    ['is checked', (field: Field) => field.judge(succeeded(weak))],
    ['is being checked', () => undefined],
  ])('the strength check is not repeated for a password that %s', async (_how, then) => {
    const field = atTheField();
    await field.type('a');
    await then(field);
    field.store.set(recheckAtom);
    await pass(1_000);
    expect(field.asked()).toHaveLength(1);
  });

  test('the strength check gets the address if one was searched for', async () => {
    const unknown = atTheField();
    await unknown.type('a');
    expect(unknown.asked()).toEqual([{ password: 'a' }]);
    const known = atTheField();
    known.store.set(passwordUserAtom, { status: 'known', email: 'ada@example.com', type: 'new' });
    await known.type('a');
    expect(known.asked()).toEqual([{ email: 'ada@example.com', password: 'a' }]);
  });

  test('the strength check is repeated for the text at the time of the answer, and for no other', async () => {
    const { type, judge, asked } = atTheField();
    await type('a');
    await type('ab');
    await type('abc');
    expect(asked()).toHaveLength(1);
    await judge(succeeded(weak));
    expect(asked()).toEqual([{ password: 'a' }, { password: 'abc' }]);
  });

  test('the strength check gets the password byte for byte', async () => {
    const { type, asked } = atTheField();
    await type(' a\u0301 ');
    expect(asked()).toEqual([{ password: ' a\u0301 ' }]);
  });
});

const rules = { ...defaultBootstrap, passwordConfig: { ludsComplexity: 3, ludsMinimumCount: 8 } };

/** A user at the field for a new password of a project whose policy is `luds`; the server counts what is missing. */
function underRules() {
  let missing = { missingCharacters: 8, missingComplexity: 3 };
  const { provider } = fakeProvider({
    bootstrap: { cached: () => rules, load: async () => rules },
    checkPasswordStrength: async () => {
      const isValid = missing.missingCharacters + missing.missingComplexity === 0;
      return succeeded({ ...weak, policy: 'luds', isValid, ...missing });
    },
  });
  const { store } = testStore(provider, { products: ['passwords'] });
  const type = async (password: string, missingCharacters: number, missingComplexity: number) => {
    missing = { missingCharacters, missingComplexity };
    store.set(typeNewPasswordAtom, password);
    await pass(300);
  };
  const announced = () => store.get(announcementAtom);
  return { store, type, announced };
}

describe('under luds', () => {
  test('under luds the rules are announced once, and again when one of them becomes met [B-SAY-3]', async () => {
    const { type, announced } = underRules();
    await type('a', 7, 2);
    const first = announced();
    expect(first.text).toMatch(/characters long \(Not met\) .*symbol \(Not met\)$/);
    await type('ab', 6, 2);
    expect(announced()).toBe(first);
    await type('abcdefgh', 0, 2);
    expect(announced().text).toMatch(/^Must contain 3 .*symbol \(Not met\)$/);
    await type('Abcdefg1', 0, 0);
    expect(announced().text).toMatch(/characters long \(Met\) .*symbol \(Met\)$/);
  });

  test('under luds a press on Continue announces the rules that are not met again [B-PASS-5]', async () => {
    const { store, type, announced } = underRules();
    await type('abcdefgh', 0, 2);
    const { text, serial } = announced();
    store.set(refuseAtom);
    await pass(0);
    expect(announced().text).toBe(text);
    expect(announced().serial).toBeGreaterThan(serial);
  });

  test('under luds the same rules are announced again after "Checking your password..."', async () => {
    const { store, type, announced } = underRules();
    await type('a', 7, 2);
    const { text } = announced();
    store.set(typeNewPasswordAtom, 'ab');
    store.set(refuseAtom);
    expect(announced().text).toBe('Checking your password...');
    await pass(300);
    expect(announced().text).toBe(text);
  });

  test('under luds the rules are shown before the first key, and stay while a text is checked', async () => {
    const { store, type } = underRules();
    const shown = () => store.get(shownRulesAtom).map(({ isMet }) => isMet);
    expect(shown()).toEqual([false, false]);
    await type('abcdefgh', 0, 2);
    expect(shown()).toEqual([true, false]);
    store.set(typeNewPasswordAtom, 'abcdefghi');
    expect(shown()).toEqual([true, false]);
  });
});

test('under zxcvbn the rules go with the first answer, and no rules are announced by a press on Continue', async () => {
  const { provider } = fakeProvider({
    bootstrap: { cached: () => rules, load: async () => rules },
    checkPasswordStrength: async () => succeeded(weak),
  });
  const { store } = testStore(provider, { products: ['passwords'] });
  expect(store.get(shownRulesAtom)).toHaveLength(2);
  store.set(typeNewPasswordAtom, 'a');
  await pass(300);
  expect(store.get(shownRulesAtom)).toEqual([]);
  const announced = store.get(announcementAtom);
  store.set(refuseAtom);
  await pass(0);
  expect(store.get(announcementAtom)).toBe(announced);
});

test('a check that fails shows no rules', async () => {
  const { provider } = fakeProvider({
    bootstrap: { cached: () => rules, load: async () => rules },
    checkPasswordStrength: async () => failed({ type: 'unreachable' }),
  });
  const { store } = testStore(provider, { products: ['passwords'] });
  store.set(typeNewPasswordAtom, 'a');
  await pass(300);
  expect(store.get(shownRulesAtom)).toEqual([]);
});

/** The store of a project whose settings have no rules. */
const plainStore = () => testStore(fakeProvider().provider, { products: ['passwords'] }).store;

// Columns: the strength | what is announced of it.
describe('the announcement of a password', () => {
  const spoken = (strength: PasswordStrength, store = plainStore()) => {
    const words = store.get(announcedStrengthAtom)(strength);
    return renderToStaticMarkup(createElement('p', undefined, words)).replaceAll(/<[^>]+>/g, '');
  };

  test.each([
    [0, 1, 'weak', 'Weak'],
    [1, 1, 'weak', 'Weak'],
    [2, 2, 'fair', 'Fair'],
    [3, 3, 'good', 'Good'],
    [4, 4, 'strong', 'Strong'],
  ] as const)('the announcement of a password with score %i is %i of four: %s', (score, segments, word, heard) => {
    expect(rankOf({ ...weak, score })).toMatchObject({ segments, word });
    expect(spoken({ ...weak, score }).toLowerCase()).toContain(heard.toLowerCase());
  });

  test.each([
    { policy: 'luds', isBreached: false, warning: 'Too common', suggestions: ['Add a word'], hears: '' },
    { policy: 'none', isBreached: false, warning: 'Too common', suggestions: ['Add a word'], hears: '' },
  ] as const)(
    'the announcement of a password under $policy has no rank, no warning and no suggestion',
    ({ hears, suggestions, ...strength }) =>
      expect(spoken({ ...weak, ...strength, suggestions: [...suggestions] })).toBe(hears),
  );

  const characters = 'Must be at least 8 characters long';
  const complexity = 'Must contain 3 of the following: uppercase letter, lowercase letter, number, symbol';
  test.each([
    // Missing characters and kinds | what is announced.
    [2, 1, `${characters} (Not met) ${complexity} (Not met)`],
    [2, 0, `${characters} (Not met)`],
    [0, 1, `${complexity} (Not met)`],
    [0, 0, `${characters} (Met) ${complexity} (Met)`],
  ])(
    'the announcement of a password under luds that lacks %i characters and %i kinds has the rules that are not met, or all once they are [B-PASS-7]',
    (missingCharacters, missingComplexity, hears) => {
      const { store } = underRules();
      expect(spoken({ ...weak, policy: 'luds', missingCharacters, missingComplexity }, store)).toBe(hears);
    },
  );

  test.each(['zxcvbn', 'luds', 'none'] as const)(
    'the announcement of a password under %s is that it was leaked',
    (policy) => {
      const clean = spoken({ ...weak, policy });
      expect(spoken({ ...weak, policy, isBreached: true }).length).toBeGreaterThan(clean.length);
    },
  );

  test.each([
    ['', [], false, 'Password strength: Weak.'],
    ['', ['Add a word.', 'Add a digit.'], false, 'Password strength: Weak. Add a word.'],
    ['Too common.', ['Add a word.'], false, 'Password strength: Weak. Too common. Add a word.'],
    // Another password is needed, and not a longer one.
    ['Too common.', ['Add a word.'], true, /^Password strength: Weak\. This password may .* password\. Too common\.$/],
  ])(
    'the announcement of a password with the warning "%s" and the suggestions %j, leaked: %s, is %s [B-SAY-3]',
    (warning, suggestions, isBreached, hears) => {
      const heard = spoken({ ...weak, warning, suggestions, isBreached });
      if (typeof hears === 'string') expect(heard).toBe(hears);
      else expect(heard).toMatch(hears);
    },
  );

  test("the announcement of a password has the server's warning after our words, cut to a length", () => {
    const heard = spoken({ ...weak, warning: 'x'.repeat(1_000) });
    expect(heard).toMatch(/^\S.* x{299}…$/);
  });
});

test.each([
  ['ja', /Weak\.This.*password\.Too/],
  ['zh-Hant', /Weak\.This.*password\.Too/],
  ['ko', /Weak\. This.*password\. Too/],
])('the sentences about a password are joined as %s joins them [B-WORDS-6]', (tag, joined) => {
  const store = plainStore();
  store.set(localeAtom, { tag, dir: 'ltr', messages: {} });
  const words = store.get(announcedStrengthAtom)({ ...weak, isBreached: true, warning: 'Too common' });
  expect(renderToStaticMarkup(createElement('p', undefined, words)).replaceAll(/<[^>]+>/g, '')).toMatch(joined);
});

describe("a project's policy", () => {
  const configOf = (passwordConfig: unknown) => {
    const { provider } = fakeProvider({
      bootstrap: { cached: () => ({ ...defaultBootstrap, passwordConfig }), load: async () => undefined },
    });
    return testStore(provider, { products: ['passwords'] }).store.get(passwordConfigAtom);
  };

  test.each([
    undefined,
    null,
    'luds',
    {},
    { ludsComplexity: 3 },
    { ludsMinimumCount: 8 },
    { ludsComplexity: '3', ludsMinimumCount: 8 },
    { ludsComplexity: 3, ludsMinimumCount: null },
  ])("a project's policy of %j is ignored", (config) => expect(passwordRules(configOf(config))).toBeUndefined());

  test.each([
    [0, 8, 'minlength: 8;'],
    [1, 8, 'minlength: 8; required: lower;'],
    [2, 10, 'minlength: 10; required: lower; required: upper;'],
    [3, 8, 'minlength: 8; required: lower; required: upper; required: digit;'],
    [4, 12, 'minlength: 12; required: lower; required: upper; required: digit; required: special;'],
    [9, 8, 'minlength: 8; required: lower; required: upper; required: digit; required: special;'],
  ])(
    "a project's policy of %i kinds and %i characters is passed to password managers",
    (ludsComplexity, ludsMinimumCount, rules) =>
      expect(passwordRules(configOf({ ludsComplexity, ludsMinimumCount }))).toBe(rules),
  );
});
