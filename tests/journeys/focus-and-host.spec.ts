import type { Page } from '@playwright/test';
import { embedAddress } from '../support/embed';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { codeProps } from '../support/sign-in';

const field = (page: Page) => page.getByRole('textbox', { name: 'Email' });
const code = (page: Page) => page.getByRole('textbox', { name: 'One-time passcode' });
const google = { providers: [{ type: 'google' }] };
const hosts = (page: Page) => page.locator('#of-the-host');

/** Puts a field of the host into the page. */
const addHostField = (page: Page) =>
  page.evaluate(() => {
    const input = document.createElement('input');
    input.id = 'of-the-host';
    input.setAttribute('aria-label', 'Search');
    document.body.append(input);
  });

test('mounting a widget leaves focus in a field of the host [T-FOCUS-1] [T-FOCUS-7]', async ({
  page,
  embed,
  control,
  world,
}) => {
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  await embed({ props: { config: { ...codeProps.config, sessionOptions: { greetSignedIn: true } } } });
  await expect(page.getByRole('heading', { name: 'You are already logged in' })).toBeVisible();
  await page.evaluate(() => window.vestibule.unmount());
  await addHostField(page);
  await hosts(page).focus();
  await page.evaluate(() => window.vestibule.mount());
  await expect(page.getByRole('heading', { name: 'You are already logged in' })).toBeVisible();
  await page.waitForTimeout(300);
  await expect(hosts(page)).toBeFocused();
});

test('removing a control does not move focus that is outside the widget [T-FOCUS-8]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/Failed to load resource/);
  await page.clock.install();
  await embed({ props: codeProps });
  await addHostField(page);
  await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'hang' });
  await field(page).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect.poll(() => control.requests.list('otps.email.loginOrCreate')).toHaveLength(1);
  await page.clock.runFor(8_500);
  const cancel = page.getByRole('button', { name: 'Cancel' });
  await cancel.focus();
  await hosts(page).focus();
  await page.clock.runFor(12_000);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await expect(hosts(page)).toBeFocused();
});

test(
  'a log-in in another tab leaves a user who reads the page where they are, and is announced [T-FOCUS-8]',
  inLongRun,
  async ({ page, context, embed, control }) => {
    await embed({ props: codeProps });
    await page.evaluate(() => {
      document.body.style.minBlockSize = '6000px';
    });
    await field(page).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(code(page)).toBeFocused();
    await page.mouse.click(5, 700);
    await page.evaluate(() => scrollTo(0, 3000));
    const other = await context.newPage();
    await other.goto(page.url());
    await field(other).fill('bob@example.com');
    await other.keyboard.press('Enter');
    await code(other).fill((await control.outbox.waitFor('bob@example.com')).code ?? '');
    await expect(other.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'You are already logged in' })).toBeAttached();
    await expect(page.getByRole('status').filter({ hasText: 'You are logged in as bob@example.com.' })).toBeAttached();
    expect(await page.evaluate(() => [document.activeElement === document.body, Math.round(scrollY)])).toEqual([
      true,
      3000,
    ]);
  },
);

test('a user who scrolls the page by finger and then submits a field gets the next screen focused [T-FOCUS-2]', async ({
  page,
  embed,
}) => {
  await embed({ props: codeProps });
  await field(page).fill('ada@example.com');
  // A finger that scrolls presses, and leaves focus where it is.
  await page.evaluate(() => document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true })));
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
});

for (const entry of ['script', 'react', 'element'] as const) {
  test(`a widget that is removed (${entry}) returns its focus to the element that had it before [T-FOCUS-9]`, async ({
    page,
    embed,
  }) => {
    await embed({ entry, props: { config: { products: ['emailMagicLinks'] } } });
    await expect(field(page)).toBeVisible();
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.id = 'of-the-host';
      button.textContent = 'Log in';
      document.body.prepend(button);
    });
    await hosts(page).focus();
    await field(page).click();
    await page.getByRole('button', { name: 'Continue with email' }).focus();
    await page.evaluate(() => window.vestibule.unmount());
    await expect(field(page)).toHaveCount(0);
    await expect(hosts(page)).toBeFocused();
  });
}

test('a host that moves focus when it removes the widget keeps it there [T-FOCUS-9]', async ({ page, embed }) => {
  await embed({ props: { config: { products: ['emailMagicLinks'] } } });
  await addHostField(page);
  await page.evaluate(() => {
    const opener = document.createElement('button');
    opener.id = 'opener';
    document.body.prepend(opener);
    opener.focus();
  });
  await field(page).click();
  await page.evaluate(() => {
    window.vestibule.unmount();
    document.querySelector<HTMLElement>('#of-the-host')?.focus();
  });
  await page.waitForTimeout(100);
  await expect(hosts(page)).toBeFocused();
});

test(
  'a new screen leaves focus in a field of the host that the user has moved to [T-FOCUS-8]',
  inLongRun,
  async ({ page, embed, control }) => {
    await embed({ props: { config: { products: ['emailMagicLinks'] } } });
    await addHostField(page);
    await control.faults.add({ operation: 'magicLinks.email.loginOrCreate', kind: 'delay', ms: 600 });
    await field(page).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await hosts(page).focus();
    await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: 'Check your email' })).toBeAttached();
    await page.keyboard.type('still here');
    await expect(hosts(page)).toHaveValue('still here');
  },
);

test('a busy button keeps focus and name, and a toast takes no focus [T-FOCUS-5] [T-FOCUS-7] [T-APG-3]', async ({
  page,
  embed,
  control,
}) => {
  await embed({ props: codeProps });
  await field(page).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'delay', ms: 800 });
  await page.getByRole('button', { name: 'Back' }).click();
  const button = page.getByRole('button', { name: 'Continue with email' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(button).toHaveAttribute('aria-busy', 'true');
  await expect(button).toBeFocused();
  await expect(code(page)).toBeFocused();
  const resend = page.getByRole('button', { name: 'Resend code' });
  await resend.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Email resent').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Code sent' })).toBeFocused();
});

test('a code field keeps focus during the verification, and cannot be changed [T-APG-9]', async ({
  page,
  embed,
  control,
}) => {
  await embed({ props: codeProps });
  await field(page).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(code(page)).toBeFocused();
  const { code: right = '' } = await control.outbox.waitFor('ada@example.com');
  await control.faults.add({ operation: 'otps.authenticate', kind: 'delay', ms: 1_000 });
  await page.keyboard.type(right);
  await expect.poll(() => control.requests.list('otps.authenticate')).toHaveLength(1);
  await page.keyboard.press('Backspace');
  await page.keyboard.type('7');
  await expect(code(page)).toBeFocused();
  await expect(code(page)).toHaveValue(right);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
});

test('a toast is kept while a pointer is over it, and removed after [T-APG-3]', inLongRun, async ({ page, embed }) => {
  await page.clock.install();
  await embed({ props: codeProps });
  await field(page).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Resend code' }).click();
  const note = page.locator('[data-state=open]').filter({ hasText: 'Email resent' });
  await expect(note).toBeVisible();
  await note.hover();
  await page.clock.runFor(60_000);
  await expect(note).toBeVisible();
  await page.mouse.move(1, 1);
  await page.clock.runFor(20_000);
  await expect(note).toHaveCount(0);
});

test('showing a password keeps focus and selection, and sends nothing [T-APG-5]', async ({ page, embed, control }) => {
  await control.users.create({ email: 'ada@example.com', password: 'correct horse battery staple 47!' });
  await embed({ props: { config: { products: ['passwords'] } } });
  await field(page).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('secret');
  await password.evaluate((input: HTMLInputElement) => input.setSelectionRange(2, 4));
  for (const [name, type] of [
    ['Show password', 'text'],
    ['Hide password', 'password'],
  ] as const) {
    await page.getByRole('button', { name }).click();
    await expect(password).toHaveAttribute('type', type);
    await expect(password).toBeFocused();
    expect(
      await password.evaluate(({ selectionStart, selectionEnd }: HTMLInputElement) => [selectionStart, selectionEnd]),
    ).toEqual([2, 4]);
  }
  expect(await control.requests.list('passwords.authenticate')).toEqual([]);
});

for (const [what, forcedColors] of [
  ['in a theme', 'none'],
  ['in forced colours', 'active'],
] as const) {
  test(
    `focus is visible on every control of three screens, ${what} [T-SEEN-2] [T-WCAG-247]`,
    eachRun(forcedColors === 'active'),
    async ({ page, embed, control }) => {
      await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' });
      await page.clock.install();
      const picture = async () =>
        (await page.locator('.vestibule').screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
      /** Walks through a screen; each stop must look different from the screen without focus. */
      const look = async (stops: number) => {
        await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
        await page.mouse.move(1, 1);
        const blurred = await picture();
        const unseen: string[] = [];
        await page.evaluate(() => {
          document.body.tabIndex = -1;
          document.body.focus();
        });
        for (let stop = 0; stop < stops; stop += 1) {
          await page.keyboard.press('Tab');
          const name = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? '');
          expect(await page.evaluate(() => document.activeElement?.closest('.vestibule') !== null)).toBe(true);
          if ((await picture()) === blurred) unseen.push(name);
        }
        expect(unseen).toEqual([]);
      };
      await embed({ props: { config: { ...codeProps.config, products: ['otp', 'oauth'], oauthOptions: google } } });
      await expect(field(page)).toBeVisible();
      await look(3);
      await field(page).fill('ada@example.com');
      await page.keyboard.press('Enter');
      await expect(code(page)).toBeFocused();
      // The countdown would be another picture.
      await page.clock.runFor(3_600_000);
      await look(3);
      await control.users.create({ email: 'bob@example.com', password: 'correct horse battery staple 47!' });
      await embed({ props: { config: { products: ['passwords'] } } });
      await field(page).fill('bob@example.com');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Password' })).toBeFocused();
      await look(5);
    },
  );
}

test(
  'a press that leaves its button before it is released does nothing [T-WCAG-252]',
  inLongRun,
  async ({ page, embed, control, world }) => {
    /** Presses a button, and lets go beside it. */
    const pressAndLeave = async (name: string) => {
      const button = page.getByRole('button', { name });
      await expect(button).toBeEnabled();
      await button.hover();
      await page.mouse.down();
      await page.mouse.move(5, 5);
      await page.mouse.up();
      await page.waitForTimeout(300);
    };
    await embed({ props: codeProps });
    await field(page).fill('ada@example.com');
    await pressAndLeave('Continue with email');
    expect(await control.requests.list('otps.email.loginOrCreate')).toEqual([]);
    await signIn(page, control, world.host, { email: 'ada@example.com' });
    const query = { client_id: 'connected-app-test-invoice-robot', redirect_uri: `${world.host}/app`, scope: 'openid' };
    const props = { config: { products: [] } };
    const asked = { ...query, code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM' };
    await page.goto(embedAddress(world.host, { mount: 'identityProvider', props, query: asked }));
    await pressAndLeave('Allow');
    expect(await control.requests.list('idp.oauthAuthorizeSubmit')).toEqual([]);
  },
);
