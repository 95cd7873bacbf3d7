import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { configInputAtom } from '../core/host/host.atoms';
import { type Bootstrap, defaultBootstrap } from '../core/provider/bootstrap';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { CheckEmail } from './check-email';

const links = () =>
  screen.getAllByRole<HTMLAnchorElement>('link').map(({ textContent, href }) => [textContent, href] as const);

/** A user whose mail comes from this domain, by the host's option. */
function waitingForMail(domainHint?: string, bootstrap: Partial<Bootstrap> = {}) {
  const known = { ...defaultBootstrap, ...bootstrap };
  const { provider } = fakeProvider({ bootstrap: { cached: () => known, load: async () => known } });
  const { store } = testStore(provider, { products: ['emailMagicLinks'], emailMagicLinksOptions: { domainHint } });
  renderedWith(
    store,
    <CheckEmail title="Check your email" actions={<button type="button">Try again</button>}>
      <p>An email was sent.</p>
    </CheckEmail>,
  );
  return store;
}

const plain = [
  ['Open in Gmail', 'https://mail.google.com/mail/u/0/'],
  ['Open in Yahoo', 'https://mail.yahoo.com/'],
  ['Open in Outlook', 'https://outlook.live.com/mail/0/inbox'],
];
const searching = (domain: string) => [
  ['Open in Gmail', `https://mail.google.com/mail/u/0/#search/from%3A(%40${domain})+in%3Aanywhere+newer_than%3A1h`],
  ['Open in Yahoo', `https://mail.yahoo.com/d/search/keyword=${domain}`],
  ['Open in Outlook', 'https://outlook.live.com/mail/0/inbox'],
];

// Columns: the host's option, the domains of the project | the inboxes, and what they search for.
test.each<[string | undefined, string[], string[][]]>([
  ['app.test', [], searching('app.test')],
  ['app.test', ['a.test', 'b.test'], searching('app.test')],
  [undefined, ['a.test'], searching('a.test')],
  [undefined, ['a.test', 'b.test'], plain],
  ['', ['a.test'], searching('a.test')],
  ['', [''], plain],
  ['a b&c=d', [], searching('a%20b%26c%3Dd')],
  ['😀.test', [], searching('%F0%9F%98%80.test')],
  // A character that would be halved at the end is left out.
  [`${'x'.repeat(252)}😀`, [], searching('x'.repeat(252))],
])('a user who waits for mail, with the hint %j and the domains %j, can open %j', (hint, emailDomains, opened) => {
  waitingForMail(hint, { emailDomains });
  expect(links()).toEqual(opened);
});

test('the description of an inbox, not its name, says that it opens in a new tab [B-SAY-6]', () => {
  waitingForMail();
  for (const link of screen.getAllByRole('link')) {
    const note = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Opens in a new tab.');
    expect(link.textContent).toMatch(/^Open in \w+$/);
  }
});

test('the screen lists what was sent, then the inboxes, then the next step', () => {
  waitingForMail();
  const order = [
    screen.getByText('An email was sent.'),
    ...screen.getAllByRole('listitem'),
    screen.getByText('Try again'),
  ];
  expect(order).toHaveLength(5);
  for (const [index, one] of order.slice(1).entries()) {
    expect(order[index]?.compareDocumentPosition(one)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

test("an open screen follows a change of the host's options", () => {
  const store = waitingForMail();
  expect(links()).toEqual(plain);
  act(() =>
    store.set(configInputAtom, {
      products: ['emailMagicLinks'],
      emailMagicLinksOptions: { domainHint: 'app.test' },
    }),
  );
  expect(links()).toEqual(searching('app.test'));
});
