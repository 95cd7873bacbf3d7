import { expect, test } from 'vitest';
import type { Messages } from '../../flows/core/words/message';

const files = import.meta.glob<Record<string, Messages>>('../../flows/**/*.messages.ts', { eager: true });

/** The sentences that have several ids on purpose, and why a language or a host words them apart. */
const onPurpose: Readonly<Record<string, { ids: readonly string[]; why: string }>> = {
  Email: {
    ids: ['main.emailLabel', 'main.tabEmail'],
    why: 'A tab is short. In fifteen languages the label of the field says "address" as well.',
  },
  'Email format is invalid.': {
    ids: ['error.invalid_email', 'main.emailFormatInvalid'],
    why: "The id of a provider's error is its type. The form checks before it asks, and a host may say what it accepts.",
  },
  "For your security, confirm it's you before you continue.": {
    ids: ['error.insufficient_factors', 'error.stale_factors', 'stepUp.text'],
    why: "The id of a provider's error is its type. The third is the text of a screen.",
  },
  'Set up a new wallet': {
    ids: ['crypto.setUp', 'crypto.setUpTitle'],
    why: "A button, and the title of the screen that it leads to. The provider's own widget has two as well.",
  },
  'Log in': {
    ids: ['core.logIn', 'main.loginTitle', 'password.loginTitle', 'signIn.logIn'],
    why: "Main's title is the one that hosts word in their own way. The first and the last are buttons: in Romanian a verb. The last is on a page of the host's, which words it there.",
  },
  "Didn't get it?": {
    ids: ['otp.notReceived', 'password.notReceived'],
    why: 'A code there, a mail here: Greek names the code.',
  },
};

test('each English sentence has one id, unless several are intended [B-WORDS-7]', () => {
  const byText = new Map<string, Set<string>>();
  const messages = Object.values(files).flatMap((lists) =>
    Object.values(lists).flatMap((list) => Object.entries(list)),
  );
  for (const [id, message] of messages) {
    // The forms of one plural may be alike.
    if (typeof message === 'string') byText.set(message, (byText.get(message) ?? new Set()).add(id));
  }
  const repeated = [...byText].filter(([, ids]) => ids.size > 1).map(([text, ids]) => [text, [...ids].toSorted()]);
  const allowed = Object.entries(onPurpose).map(([text, { ids }]) => [text, ids]);
  expect(Object.fromEntries(repeated)).toEqual(Object.fromEntries(allowed));
});
