import type { Page } from '@playwright/test';
import { condition } from '../support/condition';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { expect, test } from '../support/fixtures';
import { consentAddress } from '../support/consent-page';
import { signIn } from '../support/session';
import { codeProps, linkProps } from '../support/sign-in';
import { addEthereumWallet } from '../support/wallets';

test.skip(condition === 'script' || condition === 'strict-mode', 'other builds divide their code otherwise');

interface World {
  page: Page;
  control: Control;
  host: string;
}

/** Lazy code that never arrives, and the steps of a user who needs it. */
interface Stall {
  /** The beginning of the piece's file name. */
  piece: string;
  /** To where the piece is wanted. */
  until(world: World): Promise<unknown>;
  /** Checks what is rendered without it. Default: `showsFailure`. */
  goesOn?(world: World): Promise<unknown>;
}

const open = ({ page, host }: World, props: object) => page.goto(embedAddress(host, { props }));
const giveEmail = async ({ page }: World) => {
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
};
const emailIsThere = ({ page }: World) => expect(page.getByRole('textbox', { name: 'Email' })).toBeEditable();
const passwordProps = { config: { products: ['passwords'] } };
const passkeyProps = { config: { ...codeProps.config, products: ['otp', 'passkeys'] } };
const github = { products: ['emailMagicLinks', 'oauth'], oauthOptions: { providers: [{ type: 'github' }] } };
const text = { config: { products: ['otp'], otpOptions: { methods: ['sms'] } } };
const wallets = async (world: World) => {
  await addEthereumWallet(world.page, { announce: { name: 'MetaMask', rdns: 'io.metamask' } });
  await open(world, { config: { products: ['crypto', 'emailMagicLinks'] } });
};
const consent = async ({ page, control, host }: World) => {
  await page.goto(await consentAddress(page, control, host));
};
const stalls: readonly Stall[] = [
  {
    piece: 'late-actions-',
    until: async (world) => {
      await consent(world);
      await world.page.clock.runFor(1_000);
      await world.page.getByRole('button', { name: 'Deny' }).click();
    },
  },
  { piece: 'methods-', until: (world) => open(world, { config: github }), goesOn: emailIsThere },
  { piece: 'social-options-', until: (world) => open(world, { config: github }), goesOn: emailIsThere },
  // The question of an application on this computer has views that need the file as well.
  { piece: 'permission-', until: consent },
  { piece: 'later-', until: wallets, goesOn: emailIsThere },
  ...['prefetched-', 'passkeys-', 'late-shared-'].map((piece) => ({
    piece,
    until: async (world: World) => {
      await open(world, codeProps);
      await giveEmail(world);
    },
  })),
  {
    piece: 'late-password-reset-',
    until: async (world) => {
      await open(world, passwordProps);
      await giveEmail(world);
    },
  },
  {
    piece: 'late-anywhere-',
    until: (world) => open(world, { ...linkProps, theme: { colors: { primary: '#5B21B6' } } }),
    goesOn: emailIsThere,
  },
  {
    piece: 'contact-tabs-',
    until: (world) => open(world, { config: { products: ['otp'], otpOptions: { methods: ['email', 'sms'] } } }),
  },
  { piece: 'phone-form-', until: (world) => open(world, text) },
  {
    piece: 'libphonenumber-',
    until: async (world) => {
      await open(world, text);
      await world.page.getByRole('textbox', { name: 'Phone number' }).fill('4155550132');
      await world.page.keyboard.press('Enter');
    },
    goesOn: ({ page }) => expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible(),
  },
  {
    piece: 'time-zones-',
    until: async (world) => {
      // A language that is spoken in many a country.
      await world.page.addInitScript(() => Object.defineProperty(navigator, 'language', { get: () => 'de' }));
      await open(world, { config: { ...text.config, phoneOptions: { defaultCountry: 'auto' } } });
    },
    goesOn: ({ page }) => expect(page.getByRole('textbox', { name: 'Phone number' })).toBeEditable(),
  },
  {
    piece: 'email-hint-',
    until: async (world) => {
      await open(world, linkProps);
      await giveEmail(world);
    },
    goesOn: ({ page }) => expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible(),
  },
  {
    piece: 'otp.screens-',
    until: async (world) => {
      await open(world, codeProps);
      await giveEmail(world);
    },
  },
  {
    piece: 'email-confirmation.screen-',
    until: async (world) => {
      await open(world, linkProps);
      await giveEmail(world);
    },
  },
  {
    piece: 'password.screens-',
    until: async (world) => {
      await open(world, passwordProps);
      await giveEmail(world);
    },
  },
  {
    piece: 'sign-in-',
    until: async (world) => {
      await open(world, codeProps);
      await giveEmail(world);
    },
  },
  {
    piece: 'find-locale-',
    until: (world) => open(world, { ...linkProps, locale: 'de' }),
    goesOn: emailIsThere,
  },
  { piece: 'de-', until: (world) => open(world, { ...linkProps, locale: 'de' }), goesOn: emailIsThere },
  {
    piece: 'apply-theme-',
    until: (world) => open(world, { ...linkProps, theme: { colors: { primary: '#5B21B6' } } }),
    goesOn: emailIsThere,
  },
  { piece: 'passkey-', until: (world) => open(world, passkeyProps), goesOn: emailIsThere },
  {
    piece: 'passkey-calls-',
    until: async (world) => {
      // Without an e-mail field passkeys have a button.
      await open(world, { config: { ...text.config, products: ['otp', 'passkeys'] } });
      await world.page.getByRole('button', { name: 'Login with a Passkey' }).click();
    },
  },
  { piece: 'wallet-options-', until: wallets, goesOn: emailIsThere },
  {
    piece: 'wallet-marks-',
    until: async (world) => {
      await addEthereumWallet(world.page, { at: 'ethereum', flags: { isMetaMask: true } });
      await open(world, { config: { products: ['crypto', 'emailMagicLinks'] } });
    },
    goesOn: ({ page }) => expect(page.getByRole('button', { name: 'Metamask' })).toBeEnabled(),
  },
  { piece: 'wallets-', until: wallets, goesOn: emailIsThere },
  {
    piece: 'crypto.screens-',
    until: async (world) => {
      await wallets(world);
      await world.page.getByRole('button', { name: 'Metamask' }).click();
    },
  },
  {
    piece: 'session.screens-',
    until: async (world) => {
      await signIn(world.page, world.control, world.host, { email: 'ada@example.com' });
      await open(world, { config: { ...linkProps.config, sessionOptions: { greetSignedIn: true } } });
    },
    goesOn: emailIsThere,
  },
];

/** Fails unless a sentence says what happened, with a control to continue. */
async function showsFailure({ page }: World): Promise<void> {
  const alert = page.getByRole('alert').filter({ hasText: "We couldn't reach the server." }).first();
  await expect(alert).toBeVisible({ timeout: 1_000 });
  const way = page
    .getByRole('button', { name: 'Try again' })
    .or(page.getByRole('button', { name: 'Back' }))
    .or(page.getByRole('button', { name: 'Continue with email' }))
    .or(page.getByRole('button', { name: 'Login with a Passkey' }));
  await expect(way.first()).toBeVisible();
}

for (const { piece, until, goesOn } of stalls) {
  test(
    `T-FAULT-28: where the code of ${piece} stalls a visitor can continue`,
    { tag: '@every' },
    async ({ page, control, world: { host }, watch }) => {
      watch.allow(/preload|Failed to load|dynamically imported/);
      const world = { page, control, host };
      let isMet = false;
      // Never answered: neither here nor by an error.
      await page.route(
        (address) => address.pathname.startsWith(`/assets/${piece}`) && address.pathname.endsWith('.js'),
        () => {
          isMet = true;
        },
      );
      await page.clock.install();
      await until(world);
      await expect.poll(() => isMet).toBe(true);
      // On a busy machine the code may be wanted only after the first of these.
      await expect(async () => {
        await page.waitForTimeout(500);
        await page.clock.runFor(12_000);
        await (goesOn ?? showsFailure)(world);
      }).toPass();
    },
  );
}
