import type { Control } from '../../emulator/control/control';
import { condition } from '../support/condition';
import { eachRun, inLongRun } from '../support/each-run';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { eventTypes, failures } from '../support/sign-in';
import { addEthereumWallet, addSolanaWallet, type Behaviour } from '../support/wallets';

const props = { config: { products: ['crypto'] } };
const success = { name: 'Success!' };

const ethereumFaces = [
  { title: 'Metamask', face: { announce: { name: 'MetaMask', rdns: 'io.metamask' } } },
  { title: 'Coinbase', face: { announce: { name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' } } },
  { title: 'Binance', face: { announce: { name: 'Binance Wallet', rdns: 'com.binance.wallet' } } },
  { title: 'Vessel', face: { announce: { name: 'Vessel', rdns: 'xyz.vessel' } } },
  { title: 'Rabby Wallet', face: { announce: { name: 'Rabby Wallet', rdns: 'io.rabby' } } },
  { title: 'Metamask', face: { at: 'ethereum', flags: { isMetaMask: true } } },
  { title: 'Ethereum wallet', face: { at: 'ethereum' } },
] as const;

test.beforeEach(({ watch }) => {
  // A wallet's own icon needs `img-src data:`; without it there is its name.
  if (condition === 'strict') watch.allow(/img-src|Loading the image/);
});

for (const { title, face } of ethereumFaces) {
  for (const siwe of [false, true]) {
    const how = `${'at' in face ? 'injected' : 'announced'}${siwe ? ', with EIP-4361' : ''}`;
    // Every wallet gets the same message to sign. The long run tests each.
    const tag = eachRun(title === 'Metamask' && siwe && !('at' in face));
    test(
      `a visitor signs in with ${title}, ${how} [B-WALLET-2]`,
      tag,
      async ({ page, embed, control, seeNoBarrier }) => {
        await control.project.change({ siwe_required_for_crypto_wallets: siwe });
        const wallet = await addEthereumWallet(page, face);
        await embed({ props });
        await seeNoBarrier();
        await page.getByRole('button', { name: title }).click();
        await expect(page.getByRole('heading', success)).toBeFocused();
        await expect(page.getByText('You have successfully connected your wallet.')).toBeVisible();
        expect(wallet.signed).toHaveLength(1);
        expect(wallet.signed[0]).toContain(wallet.address);
        expect(await eventTypes(page)).toEqual([
          'CRYPTO_WALLET_AUTHENTICATE_START',
          'CRYPTO_WALLET_AUTHENTICATE',
          'AUTHENTICATE_FLOW_COMPLETE',
        ]);
        expect((await control.requests.list('cryptoWallets.authenticate'))[0]?.body).toMatchObject({
          crypto_wallet_address: wallet.address,
          crypto_wallet_type: 'ethereum',
        });
      },
    );
  }
}

for (const { title, face } of [
  { title: 'Phantom', face: { name: 'Phantom' } },
  { title: 'Solflare', face: { name: 'Solflare' } },
  { title: 'Phantom', face: { at: 'solana', flags: { isPhantom: true } } },
  { title: 'Solana wallet', face: { at: 'solana' } },
]) {
  test(
    `a visitor signs in with ${title}, ${'at' in face ? 'injected' : 'registered'}`,
    eachRun(title === 'Solana wallet'),
    async ({ page, embed, control }) => {
      const wallet = await addSolanaWallet(page, face);
      await embed({ props });
      await page.getByRole('button', { name: title }).click();
      await expect(page.getByRole('heading', success)).toBeFocused();
      expect((await control.requests.list('cryptoWallets.authenticate'))[0]?.body).toMatchObject({
        crypto_wallet_address: wallet.address,
        crypto_wallet_type: 'solana',
      });
    },
  );
}

for (const { title, name, rdns } of [
  { title: 'Metamask', name: 'MetaMask', rdns: 'io.metamask' },
  { title: 'Coinbase', name: 'Coinbase Wallet', rdns: 'com.coinbase.wallet' },
  { title: 'Binance', name: 'Binance Wallet', rdns: 'com.binance.wallet' },
]) {
  test(
    `a visitor whose ${title} is a wallet of Solana too signs in for Ethereum`,
    eachRun(title === 'Metamask'),
    async ({ page, embed, control }) => {
      const solana = await addSolanaWallet(page, { name });
      const ethereum = await addEthereumWallet(page, { announce: { name, rdns } });
      await embed({ props });
      await expect(page.getByRole('button', { name: title })).toHaveCount(1);
      await page.getByRole('button', { name: title }).click();
      await expect(page.getByRole('heading', success)).toBeFocused();
      expect((await control.requests.list('cryptoWallets.authenticate'))[0]?.body).toMatchObject({
        crypto_wallet_address: ethereum.address,
        crypto_wallet_type: 'ethereum',
      });
      expect(solana.signed).toEqual([]);
    },
  );
}

// None of the seven named ones, and a page that has either face first.
for (const after of [0, 300]) {
  test(
    `a wallet of Ethereum and Solana without a name of ours signs in for Ethereum, announced after ${after} ms [B-WALLET-2]`,
    eachRun(after > 0),
    async ({ page, embed, control }) => {
      const solana = await addSolanaWallet(page, { name: 'Brave Wallet' });
      const announce = { name: 'Brave Wallet', rdns: 'com.brave.wallet', after };
      const ethereum = await addEthereumWallet(page, { announce });
      await embed({ props });
      const button = page.getByRole('button', { name: 'Brave Wallet' });
      await page.waitForTimeout(after + 300);
      await expect(button).toHaveCount(1);
      await button.click();
      await expect(page.getByRole('heading', success)).toBeFocused();
      expect((await control.requests.list('cryptoWallets.authenticate'))[0]?.body).toMatchObject({
        crypto_wallet_address: ethereum.address,
        crypto_wallet_type: 'ethereum',
      });
      expect(solana.signed).toEqual([]);
    },
  );
}

test('a wallet that has answered is no longer waited for while its message is requested [B-WALLET-4]', async ({
  page,
  embed,
  control,
}) => {
  await addEthereumWallet(page, { announce: { name: 'MetaMask', rdns: 'io.metamask' } });
  await control.faults.add({ operation: 'cryptoWallets.authenticateStart', kind: 'hang' });
  await embed({ props });
  await page.getByRole('button', { name: 'Metamask' }).click();
  await expect(page.getByText('Preparing the message...')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Sign the message' })).toBeFocused();
  await expect(page.getByText('Connecting...')).toHaveCount(0);
  await expect(page.getByText('Connect your wallet')).toHaveCount(0);
});

test('Continue, pressed while the screen of other wallets is loading, wins [B-SCREEN-9]', async ({
  page,
  embed,
  control,
}) => {
  for (const name of ['A', 'B', 'C', 'D', 'E', 'F']) {
    await addEthereumWallet(page, { announce: { name: `Wallet ${name}`, rdns: `org.${name.toLowerCase()}` } });
  }
  await embed({ props: { config: { products: ['crypto', 'emailMagicLinks'] } } });
  const others = page.getByRole('button', { name: 'Continue with other Crypto Wallet' });
  await expect(others).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  // The code of the screen comes too late; the screen is shown after a second whether it is here or not.
  const late: (() => void)[] = [];
  await page.route(/\.js$/, async (route) => {
    await new Promise<void>((resolve) => void late.push(resolve));
    await route.fallback();
  });
  await control.faults.add({ operation: 'magicLinks.email.loginOrCreate', kind: 'delay', ms: 1_500 });
  await others.click();
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await page.waitForTimeout(1_300);
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await page.unroute(/\.js$/);
  late.forEach((arrive) => arrive());
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await control.requests.list('magicLinks.email.loginOrCreate')).toHaveLength(1);
  await page.waitForTimeout(2_000);
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
});

const metamask = { announce: { name: 'MetaMask', rdns: 'io.metamask' } };

/** The odd answers of a wallet, and the reason that is shown: a failure of the wallet itself has none. */
const odd: [string, Behaviour, RegExp?][] = [
  ['declines', 'decline', /The request was declined in Metamask\./],
  ['has a request open already', { throws: { code: -32_002 } }, /A request is already open in Metamask\./],
  ['throws 4100', { throws: { code: 4100 } }],
  ['throws a string', { throws: 'nope' }],
  ['throws null', { throws: null }],
  ['gives no account', { gives: [] }],
  ['gives a number', { gives: [123] }],
];
/** The odd answers of a wallet that are tried in each run: one for each step. */
const inEachRun = /declines to connect/;

for (const [name, behaviour, says] of odd) {
  for (const step of ['connect', 'sign'] as const) {
    const tag = eachRun(inEachRun.test(`${name} to ${step}`));
    test(
      `a wallet that ${name}, asked to ${step}, opens a screen with a way to continue [B-WALLET-5] [T-WALLET-3]`,
      tag,
      async ({ page, embed, seeNoBarrier }) => {
        const wallet = await addEthereumWallet(page, metamask);
        wallet.behave[step] = behaviour;
        await embed({ props });
        await page.getByRole('button', { name: 'Metamask' }).click();
        await expect(page.getByRole('heading', { name: 'Looks like there was an error!' })).toBeFocused();
        await (says
          ? expect(page.getByRole('alert')).toHaveText(says)
          : expect(page.getByRole('alert')).toHaveCount(0));
        await seeNoBarrier();
        expect(await failures(page)).toHaveLength(1);
        await page.getByRole('button', { name: 'Back' }).click();
        wallet.behave[step] = 'agree';
        await page.getByRole('button', { name: 'Metamask' }).click();
        await expect(page.getByRole('heading', success)).toBeVisible();
      },
    );
  }
}

test('a wallet that never answers can be left at once, for another one [T-WALLET-1]', async ({
  page,
  embed,
  seeNoBarrier,
}) => {
  const silent = await addEthereumWallet(page, metamask);
  silent.behave.connect = 'silent';
  await addEthereumWallet(page, { announce: { name: 'Rabby', rdns: 'io.rabby' } });
  await embed({ props });
  await page.getByRole('button', { name: 'Metamask' }).click();
  await expect(page.getByRole('heading', { name: 'Connect your wallet' })).toBeFocused();
  await seeNoBarrier();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Rabby' }).click();
  await expect(page.getByRole('heading', success)).toBeVisible();
});

test('an account that changes before the signature is not signed for [T-WALLET-4]', async ({
  page,
  embed,
  control,
}) => {
  const wallet = await addEthereumWallet(page, metamask);
  await embed({ props });
  await control.faults.add({ operation: 'cryptoWallets.authenticateStart', kind: 'delay', ms: 800 });
  await page.getByRole('button', { name: 'Metamask' }).click();
  await expect.poll(() => control.requests.list('cryptoWallets.authenticateStart')).toHaveLength(1);
  await page.evaluate(() => {
    const provider = Reflect.get(window, 'wallet of MetaMask') as { emit(event: string, given: unknown): void };
    provider.emit('accountsChanged', [`0x${'cd'.repeat(20)}`]);
  });
  await expect(page.getByRole('alert')).toHaveText('Another account was chosen in Metamask.');
  expect(wallet.signed).toEqual([]);
});

/** Sets the message that the provider returns for the signature. */
const giveToSign = (control: Control, challenge: string) =>
  control.faults.add({
    operation: 'cryptoWallets.authenticateStart',
    kind: 'status',
    status: 200,
    body: { data: { request_id: 'r', status_code: 200, challenge } },
  });

test('a challenge in any characters reaches the wallet as it was sent [T-WALLET-8]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of 40/);
  const wallet = await addEthereumWallet(page, metamask);
  const challenge = 'Grüße 😀\n\t{"a":"\u202e\u0007"} %00 \\ é';
  await giveToSign(control, challenge);
  await embed({ props });
  await page.getByRole('button', { name: 'Metamask' }).click();
  await expect.poll(() => wallet.signed).toEqual([challenge]);
});

test(
  'a message that was made for another site never reaches the wallet [T-WALLET-5]',
  inLongRun,
  async ({ page, embed, control }) => {
    const wallet = await addEthereumWallet(page, metamask);
    const challenge = `evil.test wants you to sign in with your Ethereum account:\n${wallet.address}\n\n\nURI: https://evil.test\nVersion: 1\nChain ID: 1\nNonce: abcdefgh12\nIssued At: 2026-11-21T00:00:00.000Z`;
    await giveToSign(control, challenge);
    await embed({ props });
    await page.getByRole('button', { name: 'Metamask' }).click();
    await expect(page.getByRole('alert')).toHaveText(
      'The message was not meant for this site, so we did not send it to Metamask.',
    );
    expect(wallet.signed).toEqual([]);
  },
);

test('a message for a Solana account on another site never reaches the wallet', async ({ page, embed, control }) => {
  const wallet = await addSolanaWallet(page, { name: 'Phantom' });
  const challenge = `evil.test wants you to sign in with your Solana account:\n${wallet.address}\n\nURI: https://evil.test`;
  await giveToSign(control, challenge);
  await embed({ props });
  await page.getByRole('button', { name: 'Phantom' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'The message was not meant for this site, so we did not send it to Phantom.',
  );
  expect(wallet.signed).toEqual([]);
});

for (const minutes of [6, -6]) {
  test(
    `a visitor whose clock is ${minutes} minutes fast signs in with a message of EIP-4361`,
    eachRun(minutes > 0),
    async ({ page, embed, control }) => {
      await control.project.change({ siwe_required_for_crypto_wallets: true });
      await addEthereumWallet(page, metamask);
      await page.clock.install({ time: Date.now() + minutes * 60_000 });
      await embed({ props });
      await page.getByRole('button', { name: 'Metamask' }).click();
      await expect(page.getByRole('heading', success)).toBeVisible();
    },
  );
}

test('an expired message is not given to the wallet, and not reported as foreign [T-WALLET-5]', async ({
  page,
  embed,
  control,
}) => {
  await control.project.change({ siwe_required_for_crypto_wallets: true });
  const wallet = await addEthereumWallet(page, metamask);
  await page.clock.install({ time: Date.now() + 3_600_000 });
  await embed({ props });
  await page.getByRole('button', { name: 'Metamask' }).click();
  await expect(page.getByRole('alert')).toHaveText('Something went wrong on our side. Try again.');
  expect(wallet.signed).toEqual([]);
});

for (const greetSignedIn of [false, true]) {
  test(
    `a new wallet is not added to the account that is signed in${greetSignedIn ? ' and was greeted' : ''} [T-WALLET-9]`,
    eachRun(greetSignedIn),
    async ({ page, control, world }) => {
      const { user_id: grace } = await signIn(page, control, world.host, { email: 'grace@example.com' });
      const wallet = await addEthereumWallet(page, metamask);
      const config = { ...props.config, sessionOptions: { greetSignedIn } };
      await page.goto(embedAddress(world.host, { props: { config } }));
      if (greetSignedIn) await page.getByRole('button', { name: 'Use another account' }).click();
      await page.getByRole('button', { name: 'Metamask' }).click();
      await expect(page.getByRole('heading', success)).toBeVisible();
      const users = await control.users.list();
      expect(users).toHaveLength(2);
      expect(
        users.filter((user) => JSON.stringify(user).includes(wallet.address)).map(({ user_id }) => user_id),
      ).toEqual([expect.not.stringMatching(grace)]);
    },
  );
}

test('a wallet whose object throws hides no other one', inLongRun, async ({ page, embed }) => {
  await page.addInitScript(() => {
    const refuse = () => {
      throw new Error('looked at');
    };
    Object.defineProperty(window, 'ethereum', { value: Object.defineProperty({}, 'providers', { get: refuse }) });
  });
  await addEthereumWallet(page, metamask);
  await embed({ props });
  await page.getByRole('button', { name: 'Metamask' }).click();
  await expect(page.getByRole('heading', success)).toBeVisible();
});

test('a late wallet is added, and the others are behind a button, with a link to get one [B-WALLET-3] [T-WALLET-7]', async ({
  page,
  embed,
  seeNoBarrier,
}) => {
  await embed({ props });
  await page.getByRole('button', { name: 'Continue with other Crypto Wallet' }).click();
  await expect(page.getByText('No wallet was found in this browser.')).toBeVisible();
  await seeNoBarrier();
  await page.getByRole('button', { name: 'Set up a new wallet' }).click();
  await expect(page.getByRole('link', { name: 'Get Metamask' })).toHaveAttribute(
    'href',
    'https://metamask.io/download',
  );
  await expect(page.getByRole('link', { name: /^Get / })).toHaveCount(5);
  await seeNoBarrier();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('button', { name: 'Continue with other Crypto Wallet' })).toBeVisible();
  // Main listens again once it is rendered; these wallets announce themselves once, and answer no one.
  await page.waitForTimeout(100);
  await page.evaluate(() => {
    for (let index = 0; index < 100; index += 1) {
      const info = {
        uuid: '00000000-0000-4000-8000-000000000173',
        name: `Wallet <i>${index}</i>`,
        rdns: `test.wallet${index}`,
        icon: index % 2 ? 'javascript:alert(1)' : 'https://evil.test/icon.png',
      };
      const detail = { info, provider: { request: async () => [] } };
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
      dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    }
  });
  await expect(page.getByRole('button', { name: /^Wallet <i>/ })).toHaveCount(5);
  await expect(page.locator('.vestibule img')).toHaveCount(0);
  await page.getByRole('button', { name: 'Continue with other Crypto Wallet' }).click();
  await expect(page.getByRole('button', { name: /^Wallet <i>/ })).toHaveCount(45);
});

test('a wallet that announces itself is listed once, though its object claims to be Metamask [B-WALLET-1]', async ({
  page,
  embed,
}) => {
  await addEthereumWallet(page, { at: 'ethereum', flags: { isMetaMask: true } });
  await addEthereumWallet(page, { announce: { name: 'Brave Wallet', rdns: 'com.brave.wallet' } });
  await embed({ props });
  await expect(page.getByRole('button', { name: 'Brave Wallet' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Metamask' })).toHaveCount(0);
});

test('a wallet without a picture of its own has its mark, and one with a picture keeps it [B-WALLET-8]', async ({
  page,
  embed,
}) => {
  const icon =
    'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><path d="M0 0h2v2z"/></svg>';
  await addEthereumWallet(page, { at: 'ethereum', flags: { isCoinbaseWallet: true } });
  await addEthereumWallet(page, { announce: { name: 'MetaMask', rdns: 'io.metamask', icon } });
  await embed({ props });
  await expect(page.getByRole('button', { name: 'Coinbase' }).locator('svg path').first()).toHaveAttribute(
    'fill',
    '#0E5BFF',
  );
  const metamask = page.getByRole('button', { name: 'Metamask' });
  // Where the page allows no pictures the mark takes its place.
  if (condition === 'strict') await expect(metamask.locator('svg path').first()).toHaveAttribute('fill', '#FF5C16');
  else await expect(metamask.locator('img')).toHaveAttribute('src', icon);
});
