// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { Person, Provider } from '../../flows/core/provider/provider';
import { adasFactors, fakeProvider, later } from '../../flows/core/testing/fake-provider';
import { secondFactor, secondFactorScreens } from '../../flows/second-factor/second-factor.lazy';
import { localeFinder } from '../locales/locales.lazy';
import { guardLife } from '../testing/guard-life';
import { quietClient } from '../testing/quiet-client';
import type { SessionGuardOptions } from './guard-options';
import { runGuard } from './run-guard';

const minutes = 60_000;
const ada: Person = { userId: 'ada', account: 'ada@example.com' };
const grace: Person = { userId: 'grace', account: 'grace@example.com' };
const required: Pick<SessionGuardOptions, 'config'> = {
  config: { products: ['passwords'], secondFactorOptions: { when: 'required' } },
};

const life = guardLife();
/** The body that other files of this worker use too. */
const { body } = document;
beforeAll(async () => {
  for (const code of [secondFactor, ...Object.values(secondFactorScreens)]) await code.load();
});
afterEach(() => {
  life.abort();
  body.replaceChildren();
  document.body.replaceWith(body);
  vi.restoreAllMocks();
});

/** Lets the guard look, and its dialog open, take presses and announce itself. */
const pass = (milliseconds = 2_500) => vi.advanceTimersByTimeAsync(milliseconds);

/** Replaces the body of the page, and keeps its scripts, as Turbo Drive does. */
const swapBody = () => document.body.replaceWith(document.createElement('body'));

/** The guard of a session of Ada's that ends in a minute, and a browser in which anyone logs in. */
async function guarded(options: Omit<SessionGuardOptions, 'client'> = {}, answers: Partial<Provider> = {}) {
  let person: Person | undefined = ada;
  let endsAt = Date.now() + minutes;
  let held = ['knowledge'];
  const extendTo = (by: number) => {
    endsAt = Date.now() + by * minutes;
    return succeeded(undefined);
  };
  const { provider } = fakeProvider({
    person: () => person,
    sessionId: () => person && `session of ${person.userId} until ${endsAt}`,
    sessionTimes: () => (person ? { endsAt, seenAt: Date.now() } : undefined),
    extendSession: async (by) => extendTo(by),
    ownFactors: async () =>
      succeeded({
        ...adasFactors,
        userId: 'ada',
        hasAuthenticatorApp: true,
        held: held.map((method) => ({ method })),
      }),
    ...answers,
  });
  const settled = vi.fn();
  const client = quietClient({ provide: () => provider });
  const session = { user: { user_id: 'ada', emails: [{ email: 'ada@example.com' }] }, endsAt };
  void runGuard({ client, ...options }, 5 * minutes, life.signal, session, 0).then(settled);
  await pass();
  return {
    settled,
    extendTo,
    /** Lets the session end. */
    end: async () => {
      await pass(minutes);
      person = undefined;
      await pass();
    },
    /** Logs a user in with these factors, by the host's page or in another tab. */
    logIn: (next: Person, ...factors: string[]) => {
      [person, endsAt, held] = [next, Date.now() + 60 * minutes, factors];
      return pass();
    },
  };
}

const dialogs = () => document.querySelectorAll('dialog');
const text = () => document.querySelector('dialog')?.textContent;
const announced = () => document.querySelector('dialog [role="status"]')?.textContent;
const stay = () => document.querySelector<HTMLElement>('[data-focus-key="stay"]');
const code = () => document.querySelector('dialog input[autocomplete="one-time-code"]');
const closeButton = () => document.querySelector<HTMLElement>('dialog button[aria-label="Close"]');

test('a question that the page removes with its body is asked again, announced, with focus at "Stay logged in" [B-GUARD-1]', async () => {
  const { settled } = await guarded();
  const first = stay();
  expect(first).not.toBeNull();
  swapBody();
  expect(stay()).toBeNull();
  await pass();
  expect({ count: dialogs().length, isAnother: stay() !== first, focused: document.activeElement }).toEqual({
    count: 1,
    isAnother: true,
    focused: stay(),
  });
  expect(announced()).toMatch(/^Are you still there\? You will be logged out in \d+ seconds\.$/);
  stay()?.click();
  await pass();
  expect(dialogs()).toHaveLength(0);
  expect(settled).toHaveBeenCalledOnce();
});

// A preview, and then the page: a router swaps the body twice.
test.each([
  ['at once', 0],
  ['within the first second of the second question', 1_200],
  ['after a while', 10_000],
])('a question that the page removes twice, %s, is asked again once [B-GUARD-1]', async (_when, between) => {
  await guarded();
  swapBody();
  await pass(between);
  swapBody();
  await pass();
  expect(dialogs()).toHaveLength(1);
  expect(text()).toContain('Are you still there?');
});

test('a question that the page removes each time, at once, is asked again each second, and not in a loop [B-GUARD-1]', async () => {
  let count = 0;
  const removing = new MutationObserver(() => {
    if (!document.querySelector('.vestibule')) return;
    count += 1;
    document.body.replaceChildren();
  });
  removing.observe(document.body, { childList: true, subtree: true });
  await guarded();
  count = 0;
  await pass(10_000);
  removing.disconnect();
  expect(count).toBe(10);
});

test('a question whose container the page empties is asked again, and leaves no empty element [B-GUARD-1]', async () => {
  await guarded();
  const before = document.body.childElementCount;
  document.querySelector('dialog')?.closest('.vestibule')?.remove();
  await pass();
  expect(stay()).not.toBeNull();
  expect(document.body.childElementCount).toBe(before);
});

test('a question that the page removes alone, once it is answered, returns focus to the field that had it first [B-GUARD-1]', async () => {
  const notes = document.body.appendChild(document.createElement('textarea'));
  // jsdom renders nothing, and leaves focus behind a modal dialog.
  notes.getClientRects = () => Object.assign([new DOMRect()], { item: () => null });
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function showModal(this: HTMLDialogElement) {
    this.open = true;
    notes.blur();
  });
  notes.focus();
  await guarded();
  for (const count of [1, 2]) {
    expect({ count, focused: document.activeElement }).toEqual({ count, focused: stay() });
    document.querySelector('dialog')?.closest('.vestibule')?.parentElement?.remove();
    await pass();
  }
  stay()?.click();
  await pass();
  expect(document.activeElement).toBe(notes);
});

test('a question that the page removes while its language loads is asked in the next body [B-GUARD-1]', async () => {
  const found = later<Awaited<ReturnType<typeof localeFinder.load>>>();
  vi.spyOn(localeFinder, 'load').mockReturnValue(found.promise);
  await guarded({ locale: 'de' });
  expect(document.querySelector('.vestibule')).not.toBeNull();
  expect(stay()).toBeNull();
  swapBody();
  await pass();
  expect(document.querySelectorAll('.vestibule')).toHaveLength(1);
  found.settle(failed({ type: 'unreachable' }));
  await pass();
  expect(stay()).not.toBeNull();
  expect(dialogs()).toHaveLength(1);
});

test('a question that the page removes while "Stay logged in" is pending is asked again, until the answer [B-GUARD-1]', async () => {
  const answer = later<ReturnType<typeof succeeded<undefined>>>();
  const { extendTo, settled } = await guarded({}, { extendSession: () => answer.promise });
  stay()?.click();
  await pass(100);
  swapBody();
  await pass();
  expect(stay()).not.toBeNull();
  answer.settle(extendTo(60));
  await pass();
  expect(dialogs()).toHaveLength(0);
  expect(settled).toHaveBeenCalledOnce();
});

test('a guard that is stopped right after the page has removed its question shows nothing, and ends', async () => {
  const { settled } = await guarded();
  swapBody();
  life.abort();
  await pass();
  expect(dialogs()).toHaveLength(0);
  expect(settled).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

test('a log-in that the guard opens in place of the question stays the same one, check after check [B-GUARD-4]', async () => {
  const { end } = await guarded(required);
  const opened = new Set<Element | null>();
  const watching = new MutationObserver(() => opened.add(document.querySelector('.vestibule')));
  watching.observe(document.body, { childList: true, subtree: true });
  await end();
  await pass(10_000);
  watching.disconnect();
  opened.delete(null);
  expect(text()).toContain('You were logged out');
  expect([...opened].at(-1)).toBe(document.querySelector('.vestibule'));
  expect(opened.size).toBe(2);
});

test('a log-in after the end that the page removes stays closed, as if the user had closed it [B-GUARD-4]', async () => {
  const { end, settled } = await guarded(required);
  await end();
  expect(text()).toContain('You were logged out');
  swapBody();
  await pass();
  expect(dialogs()).toHaveLength(0);
  expect(settled).not.toHaveBeenCalled();
});

// Columns: the factors of the log-in on the next page | whether the dialog asks for the second one there.
test.each([
  ['both factors', ['knowledge', 'authenticator_app'], false],
  ['the first factor', ['knowledge'], true],
])(
  'after the page has removed the log-in, a log-in on the next page with %s is completed there [B-GUARD-4]',
  async (_which, factors, isAsked) => {
    const { end, logIn, settled } = await guarded(required);
    await end();
    swapBody();
    await pass();
    await logIn(ada, ...factors);
    expect(code() !== null).toBe(isAsked);
    await logIn(ada, 'knowledge', 'authenticator_app');
    expect(dialogs()).toHaveLength(0);
    expect(settled).toHaveBeenCalledOnce();
  },
);

test('a second factor that the page removes is asked for again [B-GUARD-4]', async () => {
  const { end, logIn } = await guarded(required);
  await end();
  await logIn(ada, 'knowledge');
  expect(code()).not.toBeNull();
  swapBody();
  await pass();
  expect(code()).not.toBeNull();
  expect(dialogs()).toHaveLength(1);
});

test('another account whose dialog the page removes is named again, until the user closes that [B-GUARD-5]', async () => {
  const { end, logIn, settled } = await guarded(required);
  await end();
  await logIn(grace, 'knowledge');
  expect(text()).toContain('You are now logged in as grace@example.com.');
  swapBody();
  await pass();
  expect(text()).toContain('You are now logged in as grace@example.com.');
  expect(announced()).toContain('You are now logged in as grace@example.com.');
  expect(settled).not.toHaveBeenCalled();
  closeButton()?.click();
  await pass();
  expect(dialogs()).toHaveLength(0);
  expect(settled).toHaveBeenCalledOnce();
});
