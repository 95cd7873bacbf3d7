import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'jotai/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { Config } from '../core/config/config';
import { browserAtom } from '../core/host/browser.atoms';
import { failed } from '../core/provider/outcome';
import type { Provider as Port } from '../core/provider/provider';
import { failureViews } from '../core/request/failure.lazy';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { withoutIsolates } from '../core/testing/words-of';
import { pendingForEver } from '../core/testing/with-store';
import { type CallbackProblem as Problem, callbackOptionsAtom, callbackProblemAtom } from './callback.atoms';
import { CallbackConfirmation, CallbackOther } from './callback.screens';
import { CallbackProblem } from './callback-problem.screen';

interface Page {
  person?: { userId: string; account?: string };
  config?: Config;
  sendMagicLink?: Port['sendMagicLink'];
}

const links: Config = { products: ['emailMagicLinks'] };

function rendered(element: ReactNode, { person, config = links, sendMagicLink = pendingForEver }: Page = {}) {
  const { provider, calls } = fakeProvider({ sendMagicLink, person: () => person });
  const { store } = testStore(provider, config);
  const left: string[] = [];
  store.set(browserAtom, {
    leave: ({ href }, { isSpent }) => void left.push(`${isSpent ? 'replace' : 'go'} ${href}`),
    back: () => undefined,
    canGoBack: () => true,
    show: () => undefined,
  });
  const show = () => render(<Provider store={store}>{element}</Provider>);
  const buttons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
  const title = () => screen.getByRole('heading').textContent;
  const read = () => withoutIsolates(screen.getByRole('region').textContent);
  return { store, calls, left, show, buttons, title, read, user: userEvent.setup() };
}

// Columns: why no user is logged in | the title, whether it interrupts, what it says, and the buttons.
test.each<[Problem, string, boolean, string, string[]]>([
  [
    { kind: 'spent', askedAddress: undefined },
    'This link no longer works',
    true,
    'It was already used, or it has expired.',
    [],
  ],
  [
    { kind: 'spent', askedAddress: 'ada@example.com' },
    'This link no longer works',
    true,
    'A new link goes to a***@example.com.',
    ['Email a new link'],
  ],
  [
    { kind: 'elsewhere', askedAddress: 'ada@example.com' },
    'Open the link where you asked for it',
    true,
    'A new link goes to a***@example.com.',
    ['Email a new link'],
  ],
  [
    { kind: 'declined', error: 'access_denied', description: 'Your account is closed. Call +1 555.' },
    'You were not logged in',
    true,
    'The request was declined.',
    [],
  ],
  [
    { kind: 'declined', error: 'server_error', description: '<b>Busy</b>' },
    'You were not logged in',
    true,
    '<b>Busy</b>',
    [],
  ],
  [
    { kind: 'declined', error: '<i>odd</i>', description: undefined },
    'You were not logged in',
    true,
    'The request could not be completed.',
    [],
  ],
  [
    { kind: 'declined', error: 'other_browser', description: undefined, cause: { type: 'other_browser' } },
    'You were not logged in',
    true,
    'The request could not be completed.',
    [],
  ],
  [{ kind: 'stopped' }, 'You were not logged in', false, 'You stopped it before it was done.', ['Try again']],
  [{ kind: 'nothing' }, 'Nothing to do here', false, 'This page finishes a log-in that began elsewhere.', []],
  [
    { kind: 'failed', error: { type: 'unreachable' } },
    'Looks like there was an error!',
    true,
    "We couldn't reach the server. Check your connection and try again.",
    ['Try again'],
  ],
])(
  'the screen of the problem %j names the reason and the next step',
  async (problem, title, isAlert, words, buttons) => {
    await failureViews.load();
    const page = rendered(<CallbackProblem />);
    page.store.set(callbackProblemAtom, problem);
    page.show();
    // What support needs can be copied where something failed.
    const copied = ['declined', 'elsewhere', 'failed', 'spent'].includes(problem.kind) ? ['Copy details'] : [];
    expect({ title: page.title(), buttons: page.buttons() }).toEqual({ title, buttons: [...buttons, ...copied] });
    expect(page.read()).toContain(words);
    expect(screen.queryByRole('alert') !== null).toBe(isAlert);
    expect(page.read()).not.toMatch(/ada@|\+1 555|odd/);
  },
);

test('no new link is offered by a host that has none, though a reset mail has noted its address [B-BACK-3]', () => {
  const page = rendered(<CallbackProblem />, { config: { products: ['passwords'] } });
  page.store.set(callbackProblemAtom, { kind: 'spent', askedAddress: 'ada@example.com' });
  page.show();
  expect(page.buttons()).toEqual(['Copy details']);
  expect(page.read()).not.toContain('A new link');
});

test('two presses for a new link send one, to the full address, and the button is busy meanwhile', async () => {
  const page = rendered(<CallbackProblem />);
  page.store.set(callbackProblemAtom, { kind: 'spent', askedAddress: 'ada@example.com' });
  page.show();
  const button = screen.getByRole('button', { name: 'Email a new link' });
  await page.user.dblClick(button);
  expect(page.calls).toEqual([
    { name: 'sendMagicLink', request: expect.objectContaining({ email: 'ada@example.com' }) },
  ]);
  expect(button.getAttribute('aria-busy')).toBe('true');
});

test('a new link that cannot be sent leaves one Copy details, beside its failure [B-FAIL-7]', async () => {
  await failureViews.load();
  const page = rendered(<CallbackProblem />, { sendMagicLink: async () => failed({ type: 'too_many_requests' }) });
  page.store.set(callbackProblemAtom, { kind: 'spent', askedAddress: 'ada@example.com' });
  page.show();
  await page.user.click(screen.getByRole('button', { name: 'Email a new link' }));
  await screen.findByText('Too many attempts. Please wait a moment and try again.');
  expect(page.buttons()).toEqual(['Copy details', 'Email a new link']);
});

test("Back to log in leaves for the host's address, and keeps this page in the history", async () => {
  const page = rendered(<CallbackProblem />);
  page.store.set(callbackOptionsAtom, { requireClick: false, loginPlace: new URL('https://app.example/login') });
  page.show();
  await page.user.click(screen.getByRole('button', { name: 'Back to log in' }));
  expect(page.left).toEqual(['go https://app.example/login']);
});

test.each([
  [undefined, []],
  [new URL('https://app.example/home'), ['Continue']],
])('a signed-in user continues if there is an address to continue to: %s', async (continueURL, buttons) => {
  const page = rendered(<CallbackConfirmation />);
  page.store.set(callbackOptionsAtom, { requireClick: false, ...(continueURL && { continueURL }) });
  page.show();
  expect(page.buttons()).toEqual(buttons);
  for (const button of screen.queryAllByRole('button')) await page.user.click(button);
  expect(page.left).toEqual(continueURL ? [`replace ${continueURL.href}`] : []);
});

// An account is what a user typed once: it is shown as text.
test.each([
  [{ userId: 'user-1', account: '<b>ada</b>' }, 'You are logged in as <b>ada</b>. The link you followed may be for'],
  [{ userId: 'user-1' }, 'The link you followed may be for another account.'],
  [undefined, 'The link you followed may be for another account.'],
])('a user who is logged in as %j is asked, with both answers offered', (person, words) => {
  const page = rendered(<CallbackOther />, { ...(person && { person }) });
  page.show();
  expect(page.read()).toContain(words);
  expect(page.buttons()).toEqual(['Use the link', 'Stay in this account']);
});
