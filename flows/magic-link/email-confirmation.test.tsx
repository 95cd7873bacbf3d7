import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import { focusRequestAtom, goToAtom, screenAtom } from '../core/screen/screen.atoms';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testMemory } from '../core/testing/test-memory';
import { testStore } from '../core/testing/test-store';
import { EmailConfirmation } from './email-confirmation.screen';
import { magicLinkAtom, sendMagicLink, tryAnotherLinkAtom } from './magic-link.actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function onMain(answers: Partial<Provider> = {}) {
  const { provider, calls, logged } = fakeProvider(answers);
  const page = testStore(provider, { products: ['emailMagicLinks'] });
  const memory = testMemory('passkeys');
  page.store.set(memoryAtom, memory);
  const sent = () => calls.map(({ request }) => Reflect.get(Object(request), 'email'));
  return { ...page, memory, logged, sent };
}

/** A user who has asked for a link, which the test sends. */
async function asking() {
  const answer = later<Outcome<Answer>>();
  const page = onMain({ sendMagicLink: () => answer.promise });
  void page.store.set(sendMagicLink.startAtom, 'ada@example.com');
  await pass(0);
  const answered = async (outcome: Outcome<Answer> = succeeded({})) => {
    answer.settle(outcome);
    await pass(0);
  };
  return { ...page, answered };
}

type Page = Awaited<ReturnType<typeof asking>>;

// Columns: what a user does before the link is sent | where they are then, whether it counts as sent.
test.each<[string, (page: Page) => unknown, string, boolean]>([
  ['waits', () => pass(10_000), 'EmailConfirmation', true],
  ['waits too long for it', () => pass(20_000), 'EmailConfirmation', true],
  ['goes elsewhere', ({ store }) => store.set(goToAtom, 'CryptoOtherScreen'), 'CryptoOtherScreen', false],
  ['has the widget unmounted', ({ unmount }) => unmount(), 'Main', false],
  ['presses again', ({ store }) => store.set(sendMagicLink.startAtom, 'bob@example.com'), 'EmailConfirmation', true],
])('a user who asks for a link and %s', async (_what, act, place, isSent) => {
  const page = await asking();
  await act(page);
  await page.answered();
  expect({ screen: page.store.get(screenAtom), sent: page.sent() }).toEqual({
    screen: place,
    sent: ['ada@example.com'],
  });
  expect(page.store.get(magicLinkAtom)).toEqual(
    isSent ? { status: 'sent', email: 'ada@example.com' } : { status: 'unsent' },
  );
  expect({ eventCount: page.events.length, loggedCount: page.logged.length }).toEqual(
    isSent ? { eventCount: 1, loggedCount: 1 } : { eventCount: 0, loggedCount: 0 },
  );
  // The method continues in a mail: it is noted as started, and the last used one stays until then.
  expect(page.memory.text()).toBe(isSent ? 'passkeys email' : 'passkeys');
});

test('a link that cannot be sent remembers no method', async () => {
  const { answered, memory, logged, store } = await asking();
  await answered(failed({ type: 'inactive_email' }));
  expect({ text: memory.text(), logged, focusRequest: store.get(focusRequestAtom) }).toEqual({
    text: 'passkeys',
    logged: [],
    focusRequest: { target: 'invalid' },
  });
});

test.each(['ada@example.com', '<b>ada</b>@example.com', `${'a'.repeat(400)}@example.com`])(
  'a link sent to %s is confirmed with the address, and the inboxes open a new tab',
  async (email) => {
    const { store } = onMain();
    await store.set(sendMagicLink.startAtom, email);
    const { container } = renderedWith(store, <EmailConfirmation />);
    expect(screen.getByRole('heading').textContent).toBe('Check your email');
    const shown = email.length > 300 ? `${'a'.repeat(299)}…` : email;
    expect(container.querySelector('bdi')?.textContent).toBe(shown);
    expect(screen.getAllByRole<HTMLAnchorElement>('link').map(({ target, rel }) => `${target} ${rel}`)).toEqual(
      Array.from({ length: 3 }, () => '_blank noopener noreferrer'),
    );
  },
);

test('Try again moves focus to the field, can send another link, and is logged once', async () => {
  const { store, logged, sent } = onMain();
  await store.set(sendMagicLink.startAtom, 'ada@example.com');
  const { container } = renderedWith(store, <EmailConfirmation />);
  const again = screen.getByRole('button', { name: 'Try again' });
  fireEvent.click(again);
  expect({ screen: store.get(screenAtom), focusRequest: store.get(focusRequestAtom) }).toEqual({
    screen: 'Main',
    focusRequest: { target: 'field' },
  });
  // A screen that is being left announces nothing more.
  expect(container.textContent).toBe('');
  await act(() => store.set(tryAnotherLinkAtom));
  expect(logged.map(({ name }) => name)).toEqual(['email_sent', 'email_try_again_clicked']);
  await act(() => store.set(sendMagicLink.startAtom, 'bob@example.com'));
  expect(sent()).toEqual(['ada@example.com', 'bob@example.com']);
  expect(container.querySelector('bdi')?.textContent).toBe('bob@example.com');
});
