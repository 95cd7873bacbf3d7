import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Config } from '../core/config/config';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import type { Wallet } from '../core/provider/wallet-calls';
import { screenAtom } from '../core/screen/screen.atoms';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider } from '../core/testing/fake-provider';
import { fakeWallet } from '../core/testing/fake-wallet';
import { testMemory } from '../core/testing/test-memory';
import { testStore } from '../core/testing/test-store';
import { pendingForEver } from '../core/testing/with-store';
import { CryptoOtherScreen, CryptoSetupWallet } from './crypto.screens';
import { namedWallets } from './wallet-names';
import { WalletOptions } from './wallet-options';

const other = 'Continue with other Crypto Wallet';
const setUp = 'Set up a new wallet';
const social = (count: number): Config => ({
  products: ['crypto', 'oauth'],
  oauthOptions: {
    providers: (['google', 'github', 'apple', 'figma', 'slack'] as const).slice(0, count).map((type) => ({ type })),
  },
});
const named = (...names: string[]) =>
  names.map((name, index) => fakeWallet({ id: `wallet-${index}`, option: undefined, name }));

/** A user whose browser has these wallets, and may get others. */
function having(wallets: readonly Wallet[], config: Config = { products: ['crypto'] }) {
  let find: (wallets: readonly Wallet[]) => void = () => undefined;
  const watching = { started: 0, stopped: 0 };
  const { provider } = fakeProvider({
    watchWallets: (onChange) => {
      watching.started += 1;
      find = onChange;
      onChange(wallets);
      return () => void (watching.stopped += 1);
    },
  });
  const page = testStore(provider, config);
  // The back button has a name and no text. "Forget" is offered after its code has loaded.
  const words = () => screen.queryAllByRole('button').flatMap(({ textContent }) => textContent || []);
  const seen = () => words().filter((word) => word !== 'Forget');
  return { ...page, watching, seen, find: (found: readonly Wallet[]) => act(() => find(found)) };
}

// Columns: how many social buttons are above, the method used last, if that comes first | Main's wallets, the others.
test.each<[number, string, Config['lastUsed'], string[], string[]]>([
  [0, '', 'mark', ['A', 'B', 'C', 'D'], []],
  [3, '', 'mark', ['A', 'B'], ['C', 'D']],
  [3, 'crypto:C', 'mark', ['A', 'B'], ['C', 'D']],
  [3, 'crypto:C', 'first', ['C', 'A'], ['B', 'D']],
  [5, 'crypto:C', 'first', [], ['C', 'A', 'B', 'D']],
  [3, 'crypto:gone', 'first', ['A', 'B'], ['C', 'D']],
])(
  'a user below %i social buttons who used %j last (%s) finds %j, then %j',
  (count, method, lastUsed, main, others) => {
    const { store, seen } = having(named('A', 'B', 'C', 'D'), { ...social(count), lastUsed });
    store.set(memoryAtom, testMemory(method));
    const { unmount } = renderedWith(store, <WalletOptions />);
    expect(seen()).toEqual([...main, other]);
    unmount();
    renderedWith(store, <CryptoOtherScreen />);
    expect(seen()).toEqual([...others, setUp]);
  },
);

test('a wallet that is announced late is added, and one that is withdrawn is removed', () => {
  const { store, seen, find } = having(named('A'));
  renderedWith(store, <WalletOptions />);
  find(named('A', 'B'));
  expect(seen()).toEqual(['A', 'B', other]);
  find([]);
  expect(seen()).toEqual([other]);
});

test('of two wallets with one name the pressed one is asked', async () => {
  const asked: string[] = [];
  const [one, two] = ['one', 'two'].map((id) =>
    fakeWallet({ id, name: 'Twin', option: undefined, connect: () => (asked.push(id), pendingForEver()) }),
  );
  const { store } = having([one, two].filter((wallet) => wallet !== undefined));
  renderedWith(store, <WalletOptions />);
  await act(async () => fireEvent.click(screen.getAllByRole('button', { name: 'Twin' })[1] ?? document.body));
  expect({ screen: store.get(screenAtom), asked }).toEqual({ screen: 'CryptoConnect', asked: ['two'] });
});

test('the name of a wallet is rendered as text', () => {
  const { store } = having(named('<img src=x onerror=alert(1)>', `${'x'.repeat(10_000)}`));
  renderedWith(store, <WalletOptions />);
  expect(screen.getByText('<img src=x onerror=alert(1)>').tagName).toBe('BDI');
  expect(screen.getByText(/^x+…$/).textContent).toHaveLength(300);
});

// Columns: what is removed | how many listeners are left.
test.each(['the view', 'the widget'] as const)('the listener for wallets is removed after the unmount of %s', (who) => {
  const { store, watching, unmount } = having(named('A'));
  const rendered = renderedWith(store, <WalletOptions />);
  expect(watching.started - watching.stopped).toBe(1);
  if (who === 'the view') rendered.unmount();
  else unmount();
  expect(watching.started - watching.stopped).toBe(0);
});

test('a browser without a wallet shows a sentence with a link to one, until a wallet is announced', () => {
  const { store, seen, find } = having([], social(5));
  renderedWith(store, <CryptoOtherScreen />);
  expect(screen.getByText('No wallet was found in this browser.')).toBeTruthy();
  find(named('A'));
  expect(screen.queryByText('No wallet was found in this browser.')).toBeNull();
  expect(seen()).toEqual(['A', setUp]);
  fireEvent.click(screen.getByRole('button', { name: setUp }));
  expect(store.get(screenAtom)).toBe('CryptoSetupWallet');
});

test('a browser whose wallets are all on Main does not show that sentence', () => {
  const { store } = having(named('A'));
  renderedWith(store, <CryptoOtherScreen />);
  expect(screen.queryByText('No wallet was found in this browser.')).toBeNull();
});

test('a link that sets a wallet up opens a new tab, without a referrer', () => {
  renderedWith(having([]).store, <CryptoSetupWallet />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(namedWallets.map(({ title }) => `Get ${title}`));
  for (const link of links) {
    expect({ protocol: link.protocol, target: link.target, rel: link.rel }).toEqual({
      protocol: 'https:',
      target: '_blank',
      rel: 'noopener noreferrer',
    });
    expect(link.getAttribute('referrerpolicy')).toBe('no-referrer');
  }
});

test('an icon that the page blocks is replaced by the mark, and another one is tried', async () => {
  const withIcon = (icon: string) => [fakeWallet({ icon })];
  const { store, find } = having(withIcon('data:image/png;base64,AA=='));
  const { container } = renderedWith(store, <WalletOptions />);
  fireEvent.error(container.querySelector('img') ?? document.body);
  await vi.waitFor(() => expect(container.querySelector('svg path')).not.toBeNull());
  expect(container.querySelector('img')).toBeNull();
  find(withIcon('data:image/png;base64,BB=='));
  expect(container.querySelector('img')?.getAttribute('src')).toBe('data:image/png;base64,BB==');
});

test('the link to the site of a wallet says that it opens in a new tab [B-SAY-6]', () => {
  const { store } = having([]);
  renderedWith(store, <CryptoSetupWallet />);
  for (const link of screen.getAllByRole('link')) {
    const note = document.getElementById(link.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe('Opens in a new tab.');
  }
});
