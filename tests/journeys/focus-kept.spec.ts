import type { OperationName } from '../../emulator/provider/operation-names';
import type { Page } from '@playwright/test';
import { addAuthenticator } from '../support/authenticator';
import { canKeepPages, withBackForwardCache } from '../support/back-forward-cache';
import { condition, engine } from '../support/condition';
import type { Control } from '../../emulator/control/control';
import { type EmbedOptions, embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { consentAddress } from '../support/consent-page';
import { codeProps, linkProps } from '../support/sign-in';
import { signIn } from '../support/session';
import { letTimePass } from '../faults/let-time-pass';

const email = 'ada@example.com';
const hang = (operation: OperationName) => ({ operation, kind: 'hang' }) as const;

/** The words of the element that has focus; undefined where that is the page or something outside the widget. */
const focused = (page: Page) =>
  page.evaluate(() => {
    let element = document.activeElement;
    const isInside = element?.closest('.vestibule');
    while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
    return isInside && element ? (element.getAttribute('aria-label') ?? element.textContent) : undefined;
  });

/** Fails unless focus is in the widget, and a second Enter would not leave the screen. */
async function expectFocusKept(page: Page) {
  await expect.poll(() => focused(page), 'what has focus').toBeDefined();
  expect(await focused(page)).not.toBe('Back');
}

/** Presses a control as a keyboard does. */
async function press(page: Page, name: string | RegExp) {
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
}

interface Surroundings {
  page: Page;
  control: Control;
  host: string;
}

/** Opens a mount for a logged-in user. */
async function signedIn({ page, control, host }: Surroundings, options: EmbedOptions, user: object = {}) {
  await signIn(page, control, host, { email, ...user });
  await page.goto(embedAddress(host, options));
}

async function typeEmail(page: Page) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
}
/** Types a new password, waits for its strength, and sends it. */
async function typePassword(page: Page) {
  const field = page.getByRole('textbox', { name: 'New password' });
  await field.fill('correct horse battery staple 47!');
  await expect(async () => {
    await page.clock.runFor(500);
    await expect(page.getByRole('button', { name: /^Continue/ })).toBeEnabled({ timeout: 300 });
  }).toPass();
  await field.press('Enter');
}
async function atTheCode({ page, host }: Surroundings, config: object = {}) {
  await page.goto(embedAddress(host, { props: { config: { ...codeProps.config, ...config } } }));
  await typeEmail(page);
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeVisible();
}
async function typeCode({ page, control }: Surroundings) {
  const { code } = await control.outbox.waitFor(email);
  await page.getByRole('textbox', { name: 'One-time passcode' }).fill(code ?? '');
}
async function consent({ page, control, host }: Surroundings, props: object = {}) {
  const embed = { props: { config: { products: [] }, ...props } };
  await page.goto(await consentAddress(page, control, host, { embed }));
}
const connectedApps = { mount: 'connectedApps', props: { config: { products: [] } } } as const;
const robot = { client_id: 'robot', name: 'Robot', scopes: ['openid'] };

/** Each request that a control begins and Cancel lets go, up to the moment before it is slow. */
const requests: readonly {
  what: string;
  operation: OperationName;
  begin(surroundings: Surroundings): Promise<void>;
}[] = [
  {
    what: 'the email form',
    operation: 'otps.email.loginOrCreate',
    begin: async ({ page, host }) => {
      await page.goto(embedAddress(host, { props: codeProps }));
      await typeEmail(page);
    },
  },
  {
    what: 'the check of a code',
    operation: 'otps.authenticate',
    begin: async (surroundings) => {
      await atTheCode(surroundings);
      await typeCode(surroundings);
    },
  },
  {
    what: 'a new password',
    operation: 'passwords.create',
    begin: async ({ page, host }) => {
      await page.goto(embedAddress(host, { props: { config: { products: ['passwords'] } } }));
      await typeEmail(page);
      await typePassword(page);
    },
  },
  {
    what: 'a log-in with a passkey',
    operation: 'webauthn.authenticateStart',
    begin: async ({ page, host }) => {
      const props = { config: { products: ['passkeys', 'oauth'], oauthOptions: { providers: [{ type: 'google' }] } } };
      await page.goto(embedAddress(host, { props }));
      await press(page, 'Login with a Passkey');
    },
  },
  {
    what: 'the registration of a passkey',
    operation: 'webauthn.registerStart',
    begin: async (surroundings) => {
      await signedIn(surroundings, { mount: 'passkeyRegistration', props: { config: { products: ['passkeys'] } } });
      await press(surroundings.page, 'Create a Passkey');
    },
  },
  {
    what: 'the offer of a passkey',
    operation: 'webauthn.registerStart',
    begin: async (surroundings) => {
      const config = { products: ['otp', 'passkeys'], passkeyOptions: { offerAfterSignIn: 'ask' } };
      await atTheCode(surroundings, config);
      await typeCode(surroundings);
      await press(surroundings.page, 'Create a Passkey');
    },
  },
  {
    what: 'the removal of access',
    operation: 'user.revokeConnectedApp',
    begin: async (surroundings) => {
      await signedIn(surroundings, connectedApps, { connected_apps: [robot] });
      await press(surroundings.page, /^Remove access/);
      await press(surroundings.page, 'Yes, remove');
    },
  },
  {
    what: 'a decision',
    operation: 'idp.oauthAuthorizeSubmit',
    begin: async (surroundings) => {
      await consent(surroundings);
      await press(surroundings.page, 'Deny');
    },
  },
];

for (const { what, operation, begin } of requests) {
  for (const end of ['Cancel is pressed', 'the deadline passes'] as const) {
    test(
      `focus stays in the widget when ${end} on ${what} [B-SCREEN-6] [T-ALL-7] [T-WCAG-243]`,
      eachRun(what === 'the email form'),
      async ({ page, control, world }) => {
        if (operation.startsWith('webauthn')) await addAuthenticator(page);
        await page.clock.install();
        await control.faults.add(hang(operation));
        await begin({ page, control, host: world.host });
        await letTimePass(page, control, operation, 7_500);
        await page.getByRole('button', { name: 'Cancel' }).focus();
        if (end === 'Cancel is pressed') await page.keyboard.press('Enter');
        else await page.clock.runFor(12_500);
        await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
        await page.clock.resume();
        await expectFocusKept(page);
      },
    );
  }
}

test(
  'focus stays in the widget when Cancel is pressed on a new code [B-SCREEN-6] [T-FOCUS-6]',
  inLongRun,
  async ({ page, control, world }) => {
    await page.clock.install();
    await atTheCode({ page, control, host: world.host });
    await control.faults.add(hang('otps.email.loginOrCreate'));
    await press(page, 'Resend code');
    await letTimePass(page, control, 'otps.email.loginOrCreate', 7_500);
    await press(page, 'Cancel');
    await expect(page.getByRole('button', { name: 'Cancel' })).toHaveCount(0);
    await expectFocusKept(page);
  },
);

for (const enableShadowDOM of [false, true]) {
  const where = enableShadowDOM ? 'in a shadow root' : 'in the page';
  test(
    `focus stays in the widget when the only toast is dismissed, ${where} [B-SCREEN-6]`,
    eachRun(enableShadowDOM),
    async ({ page, control, world }) => {
      await atTheCode({ page, control, host: world.host }, { enableShadowDOM });
      await press(page, 'Resend code');
      const toast = page
        .getByRole('region', { name: /notification|message/i })
        .locator('[tabindex="0"]', { hasText: 'Email resent' });
      await toast.focus();
      await page.keyboard.press('Escape');
      await expect(toast).toHaveCount(0);
      await expectFocusKept(page);
    },
  );
}

test(
  'focus stays in the widget when Verify is pressed after a cut connection [B-SCREEN-6]',
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/ERR_CONNECTION_RESET|CORS|Stytch/);
    const surroundings = { page, control, host: world.host };
    await atTheCode(surroundings);
    await control.faults.add({ operation: 'otps.authenticate', kind: 'reset' });
    await control.faults.add({ operation: 'otps.authenticate', nth: 2, kind: 'delay', ms: 1_500 });
    await typeCode(surroundings);
    await expect(page.getByRole('alert')).toBeVisible();
    await press(page, /Verify/);
    await expect(page.getByRole('button', { name: /Verify/ })).toHaveCount(0);
    await expectFocusKept(page);
    await expect(page.getByText('Your passcode has been successfully verified.')).toBeVisible();
    await expectFocusKept(page);
  },
);

test(
  "focus stays in the widget when Try again is pressed on a reset mail's log-in link [B-SCREEN-6]",
  inLongRun,
  async ({ page, control, world, watch }) => {
    watch.allow(/ERR_CONNECTION_RESET|CORS|Stytch|status of 4/);
    await control.faults.add({ operation: 'magicLinks.authenticate', kind: 'reset' });
    await page.goto(
      embedAddress(world.host, {
        mount: 'passwordReset',
        props: { config: { products: ['passwords'] } },
        query: { stytch_token_type: 'login', token: 'spent' },
      }),
    );
    await press(page, 'Try again');
    await expect(page.getByText('The magic link was already used or expired; try again.')).toBeVisible();
    await expectFocusKept(page);
  },
);

test(
  'focus stays in the widget when a spent reset link takes its form away [B-SCREEN-6]',
  inLongRun,
  async ({ page, world, watch }) => {
    watch.allow(/status of 4/);
    await page.clock.install();
    await page.goto(
      embedAddress(world.host, {
        mount: 'passwordReset',
        props: { config: { products: ['passwords'] } },
        query: { stytch_token_type: 'reset_password', token: 'spent' },
      }),
    );
    await typePassword(page);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectFocusKept(page);
  },
);

test(
  'focus stays in the widget when "Stay here" is pressed [B-SCREEN-6]',
  inLongRun,
  async ({ page, control, world }) => {
    await consent({ page, control, host: world.host }, { denyBehaviour: 'ask' });
    await press(page, 'Deny');
    await press(page, 'Stay here');
    await expect(page.getByRole('button')).toHaveCount(0);
    await expectFocusKept(page);
  },
);

test(
  'focus stays in the widget when another tab changes the account in front of a row [B-SCREEN-6]',
  inLongRun,
  async ({ page, control, world }) => {
    const surroundings = { page, control, host: world.host };
    await signedIn(surroundings, connectedApps, { connected_apps: [robot] });
    await page.getByRole('button', { name: /^Remove access/ }).focus();
    const other = await page.context().newPage();
    await signIn(other, control, world.host, { email: 'bob@example.com' });
    await other.goto(embedAddress(world.host, { props: codeProps }));
    await expect(other.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await page.bringToFront();
    await page.keyboard.press('Enter');
    await expect(page.getByText('No application has access to your account.')).toBeVisible();
    await expectFocusKept(page);
  },
);

test(
  'focus stays on the title of a screen when the user turns to another tab and back [B-SCREEN-6]',
  inLongRun,
  async ({ world }) => {
    test.skip(
      engine !== 'chromium' || condition === 'touch',
      'Playwright emulates focus in every tab of other engines',
    );
    test.skip(!canKeepPages, 'no Chromium with windows is here, and in the one without every tab has focus');
    const browser = await withBackForwardCache();
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(embedAddress(world.host, { props: linkProps }));
    await typeEmail(page);
    const title = page.getByRole('heading', { name: 'Check your email' });
    await expect(title).toBeFocused();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setFocusEmulationEnabled', { enabled: false });
    const other = await context.newPage();
    await other.bringToFront();
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
    await page.bringToFront();
    await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(true);
    expect(await focused(page)).toBe('Check your email');
    await browser.close();
  },
);
