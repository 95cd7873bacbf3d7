import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { condition } from '../support/condition';
import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { eventTypes, failures } from '../support/sign-in';
import { recordSpeech } from '../support/spoken';

const props = { config: { products: ['passwords'] } };
const strong = 'correct horse battery staple 47!';

async function giveAddress(page: Page, email = 'ada@example.com') {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
}

/** Opens the form for Ada, and asks for a mail by which `link` resets her password. Returns the mail's links by their kind. */
async function forgetPassword(
  page: Page,
  control: Control,
  host: string,
  link: string,
): Promise<(kind: 'login' | 'reset_password') => string> {
  await control.users.create({ email: 'ada@example.com', password: strong });
  const passwordOptions = { resetPasswordRedirectURL: link, loginRedirectURL: link };
  await page.goto(embedAddress(host, { props: { config: { ...props.config, passwordOptions } } }));
  await giveAddress(page);
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused();
  const { links } = await control.outbox.waitFor('ada@example.com');
  return (kind) => links.find(({ rel }) => rel === kind)?.href ?? '';
}

test('a new user creates a password, and sees its strength while typing [B-MAIN-4] [B-PASS-5] [B-PASS-6] [T-WCAG-337]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await embed({ props });
  await giveAddress(page);
  await expect(page.getByRole('heading', { name: 'Create account' })).toBeVisible();
  const password = page.getByRole('textbox', { name: 'New password' });
  await expect(password).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  await seeNoBarrier();
  await password.fill('abc');
  await expect(page.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('aria-valuetext', 'Weak');
  await expect(page.getByRole('button', { name: 'Continue' })).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await expect(password).toHaveAccessibleErrorMessage(/Choose a stronger password to continue\./);
  expect(await control.requests.list('passwords.create')).toEqual([]);
  await seeNoBarrier();
  await password.fill(strong);
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  await seeNoBarrier();
  expect(await eventTypes(page)).toEqual(['PASSWORD_CREATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  const [create] = await control.requests.list('passwords.create');
  expect(create?.body).toMatchObject({ email: 'ada@example.com', password: strong, session_duration_minutes: 30 });
});

test(
  'the suggestions under the meter look like its other words, and the first one is announced [B-PASS-6]',
  inLongRun,
  async ({ page, embed }) => {
    const spoken = await recordSpeech(page);
    await embed({ props });
    await giveAddress(page);
    await page.getByRole('textbox', { name: 'New password' }).fill('abcabcabc');
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Weak');
    const suggestion = page.getByRole('listitem').first().locator('bdi');
    const warning = page.locator('p:not(li *) bdi[lang=en]');
    const look = (element: Element) => {
      const { color, fontSize, lineHeight } = getComputedStyle(element);
      return { color, fontSize, lineHeight };
    };
    expect(await suggestion.evaluate(look)).toEqual(await warning.evaluate(look));
    if (condition === 'shadow') return;
    const words = await Promise.all([warning.textContent(), suggestion.textContent()]);
    expect(await spoken()).toContain(`Password strength: Weak. ${words.join(' ')}`);
  },
);

test('an existing user logs in, after a wrong try [B-CALL-3] [B-FAIL-1] [B-FAIL-4]', async ({
  page,
  embed,
  control,
  watch,
  seeNoBarrier,
}) => {
  watch.allow(/status of 401/);
  await control.users.create({ email: 'ada@example.com', password: strong });
  await embed({ props });
  await giveAddress(page);
  await expect(page.getByRole('heading', { name: 'Log in' })).toBeVisible();
  const password = page.getByRole('textbox', { name: 'Password' });
  await password.fill('wrong');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Unauthorized credentials.')).toBeVisible();
  await expect(password).toBeFocused();
  await expect(password).toHaveValue('wrong');
  await seeNoBarrier();
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await password.fill(strong);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await eventTypes(page)).toEqual(['PASSWORD_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect(await failures(page)).toEqual(['passwords.authenticate unauthorized_credentials']);
});

test('a user who forgot their password resets it by mail [B-RESET-1]', async ({
  page,
  control,
  world,
  seeNoBarrier,
}) => {
  const link = `${world.host}/embed?mount=passwordReset&props=${encodeURIComponent(JSON.stringify(props))}`;
  const linkOf = await forgetPassword(page, control, world.host, link);
  await expect(page.getByText('A link to reset your password was sent to ada@example.com.')).toBeVisible();
  await seeNoBarrier();
  await page.goto(linkOf('reset_password'));
  await expect(page.getByRole('heading', { name: 'Set a new password' })).toBeVisible();
  expect(page.url()).not.toContain('token=');
  await seeNoBarrier();
  await page.getByRole('textbox', { name: 'New password' }).fill(`${strong} again`);
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await eventTypes(page)).toEqual(['PASSWORD_RESET_BY_EMAIL', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test(
  'a screen that waits for a reset mail continues when the password is set in another tab [B-SESSION-1]',
  inLongRun,
  async ({ page, context, control, world }) => {
    const link = `${world.host}/embed?mount=passwordReset&props=${encodeURIComponent(JSON.stringify(props))}`;
    const linkOf = await forgetPassword(page, control, world.host, link);
    const other = await context.newPage();
    await other.goto(linkOf('reset_password'));
    await other.getByRole('textbox', { name: 'New password' }).fill(`${strong} again`);
    await other.getByRole('button', { name: 'Continue' }).click();
    await expect(other.getByRole('heading', { name: 'Success!' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    expect(await eventTypes(page)).toContain('AUTHENTICATE_FLOW_COMPLETE');
  },
);

test('the log-in link of a reset mail logs in at once and once only, and a spent one shows how to continue [B-RESET-2]', async ({
  page,
  control,
  world,
  watch,
}) => {
  watch.allow(/status of 401/);
  const link = `${world.host}/embed?mount=passwordReset&strict=1&props=${encodeURIComponent(JSON.stringify(props))}`;
  const linkOf = await forgetPassword(page, control, world.host, link);
  const login = linkOf('login');
  await page.goto(login);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await control.requests.list('magicLinks.authenticate')).toHaveLength(1);
  expect(await eventTypes(page)).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  await page.goto(login);
  await page.getByRole('button', { name: 'Use the link' }).click();
  await expect(page.getByRole('alert')).toHaveText('The magic link was already used or expired; try again.');
  await page.getByRole('button', { name: 'Go to login' }).click();
  await expect(page.getByRole('heading', { name: 'Sign up or log in' })).toBeFocused();
});

test('a password that must be reset opens the mail screen instead of an error [B-PASS-9] [T-CALL-11]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of 40/);
  await control.users.create({ email: 'ada@example.com', password: strong, requires_reset: true });
  await embed({ props });
  await giveAddress(page);
  await page.getByRole('textbox', { name: 'Password' }).fill(strong);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email to set a new password' })).toBeFocused();
  expect(await control.outbox.waitFor('ada@example.com')).toMatchObject({ channel: 'email' });
  expect(await eventTypes(page)).toEqual(['PASSWORD_RESET_BY_EMAIL_START']);
});

test('a user without a password gets a link, a code, or a mail to set one, as configured [B-PASS-2]', async ({
  page,
  embed,
  control,
}) => {
  await control.users.create({ email: 'ada@example.com' });
  const arrivals = [
    [{ products: ['passwords', 'emailMagicLinks'] }, 'Check your email'],
    [{ products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } }, 'Enter passcode'],
    [{ products: ['passwords'] }, 'Check your email'],
  ] as const;
  for (const [config, title] of arrivals) {
    await embed({ props: { config } });
    await giveAddress(page);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page.getByText('A link to set a new password was sent to ada@example.com.')).toBeVisible();
});

test('a password is sent byte for byte as typed [B-PASS-3] [T-TEXT-15]', async ({ page, embed, control }) => {
  // A thousand keys take 20 s in Firefox.
  test.setTimeout(60_000);
  await control.project.change({ strength_policy: 'none' });
  for (const password of ['  spaces at both ends  ', 'é'.normalize('NFD') + '😀 emoji', 'x'.repeat(1_000)]) {
    const email = `user${password.length}@example.com`;
    await embed({ props });
    await giveAddress(page, email);
    await page.getByRole('textbox', { name: 'New password' }).fill(password);
    await expect(page.getByRole('button', { name: 'Continue' })).not.toHaveAttribute('aria-disabled', 'true');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    const create = (await control.requests.list('passwords.create')).at(-1);
    expect(create?.body).toMatchObject({ email, password });
    await page.context().clearCookies();
    await page.evaluate(() => localStorage.clear());
  }
});

test(
  'Continue before the password is checked says so, and keeps focus in the field [B-PASS-5]',
  inLongRun,
  async ({ page, embed, control, seeNoBarrier }) => {
    await embed({ props });
    await giveAddress(page);
    const password = page.getByRole('textbox', { name: 'New password' });
    await control.faults.add({ operation: 'passwords.strengthCheck', kind: 'delay', ms: 1_500 });
    await password.fill(strong);
    await page.keyboard.press('Enter');
    const checking = page.getByText('Checking your password...').filter({ visible: true });
    await expect(checking.first()).toBeVisible();
    await seeNoBarrier();
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong', { timeout: 5_000 });
    await expect(password).toBeFocused();
    await expect(page.getByRole('status').filter({ hasText: 'Create account' })).toHaveCount(0);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
    expect(await control.requests.list('passwords.create')).toHaveLength(1);
  },
);

test('a refused request for a reset mail keeps focus on its button [B-FAIL-4]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of 404/);
  await control.users.create({ email: 'ada@example.com', password: strong });
  await embed({ props });
  await giveAddress(page);
  const body = { status_code: 404, request_id: 'r', error_type: 'email_not_found', error_message: 'No.' };
  await control.faults.add({ operation: 'passwords.resetByEmailStart', kind: 'status', status: 404, body });
  const forgot = page.getByRole('button', { name: 'Forgot Password?' });
  await forgot.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.waitForTimeout(300);
  await expect(forgot).toBeFocused();
});

test('responses out of order never enable Continue [B-PASS-5] [T-RACE-2]', async ({ page, embed, control }) => {
  await embed({ props });
  await giveAddress(page);
  const password = page.getByRole('textbox', { name: 'New password' });
  await control.faults.add({ operation: 'passwords.strengthCheck', kind: 'delay', ms: 1_500 });
  await password.fill(strong);
  await expect.poll(() => control.requests.list('passwords.strengthCheck')).toHaveLength(1);
  await password.fill('abc');
  const button = page.getByRole('button', { name: 'Continue' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.evaluate((one) => {
    const look = () => {
      if (one.getAttribute('aria-disabled') !== 'true') document.body.dataset['opened'] = 'yes';
      requestAnimationFrame(look);
    };
    look();
  });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Weak', { timeout: 5_000 });
  // The delayed answer has arrived, in whichever order.
  await page.waitForTimeout(2_000);
  await page.keyboard.press('Enter');
  await page.waitForTimeout(300);
  await expect(page.locator('body')).not.toHaveAttribute('data-opened');
  expect(await control.requests.list('passwords.create')).toEqual([]);
});

test('a note about a reset mail that was sent again stays with its screen, and is on no later one [B-TIME-5]', async ({
  page,
  embed,
  control,
}) => {
  await control.users.create({ email: 'ada@example.com', password: strong });
  await embed({ props: { config: { products: ['passwords', 'otp'], otpOptions: { methods: ['sms'] } } } });
  await giveAddress(page);
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await page.getByRole('button', { name: 'Resend email' }).click();
  await expect(page.getByText('Email resent').first()).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await page.getByRole('tab', { name: 'Text' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill('4155550132');
  await page.getByRole('button', { name: 'Continue with text message' }).click();
  await expect(page.getByText('A 6-digit passcode was sent to +14155550132.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await expect(page.getByText('Email resent')).toHaveCount(0);
});
