import { condition } from '../support/condition';
import type { Page } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { eventTypes, failures } from '../support/sign-in';
import { recordSpeech } from '../support/spoken';

const props = { config: { products: ['passwords'] } };
const email = 'ada@example.com';
const strong = 'correct horse battery staple 47!';

const giveAddress = async (page: Page) => {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.keyboard.press('Enter');
};
const newPassword = (page: Page) => page.getByRole('textbox', { name: 'New password' });
const continueButton = (page: Page) => page.getByRole('button', { name: 'Continue' });

test(
  'a leaked password is refused to a new user, with the reason [B-PASS-8]',
  inLongRun,
  async ({ page, embed, control, seeNoBarrier }) => {
    await control.users.create({ email: 'other@example.com', password: strong, breached: true });
    await embed({ props });
    await giveAddress(page);
    await newPassword(page).fill(strong);
    await expect(
      page
        .getByRole('region', { name: 'Create account' })
        .getByText(
          'This password may have been used on a different site that experienced a security issue. Please choose another password.',
        ),
    ).toBeVisible();
    await expect(continueButton(page)).toHaveAttribute('aria-disabled', 'true');
    await seeNoBarrier();
    await continueButton(page).press('Enter');
    expect(await control.requests.list('passwords.create')).toEqual([]);
  },
);

/** Lets the provider refuse an operation. */
async function refuse(
  control: Control,
  operation: Parameters<Control['faults']['add']>[0]['operation'],
  error_type: string,
): Promise<void> {
  const body = { status_code: 400, error_type, error_message: 'No.', error_url: '' };
  await control.faults.add({ operation, kind: 'status', status: 400, body });
}

test('a user whose password has leaked gets a mail to set a new one [B-PASS-8]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of 4/);
  await control.users.create({ email, password: strong });
  await embed({ props });
  await giveAddress(page);
  await refuse(control, 'passwords.authenticate', 'breached_password');
  await page.getByRole('textbox', { name: 'Password' }).fill(strong);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email to set a new password' })).toBeFocused();
  await expect(page.getByText('A different site where you use the same password')).toBeVisible();
  expect((await control.outbox.waitFor(email)).links.map(({ rel }) => rel)).toContain('reset_password');
});

test(
  'a mail for a leaked password that cannot be sent is a failure at the field [B-FAIL-1]',
  inLongRun,
  async ({ page, embed, control, watch }) => {
    watch.allow(/status of 4/);
    await control.users.create({ email, password: strong });
    await embed({ props });
    await giveAddress(page);
    await refuse(control, 'passwords.authenticate', 'breached_password');
    await refuse(control, 'passwords.resetByEmailStart', 'no_user_password');
    const field = page.getByRole('textbox', { name: 'Password' });
    await field.fill(strong);
    await page.keyboard.press('Enter');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(strong);
  },
);

test(
  'after too many wrong passwords a user has to wait, even with the right one',
  inLongRun,
  async ({ page, embed, control, watch }) => {
    watch.allow(/status of 4/);
    await control.users.create({ email, password: strong });
    await embed({ props });
    await giveAddress(page);
    const password = page.getByRole('textbox', { name: 'Password' });
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await password.fill(`wrong ${attempt}`);
      await page.keyboard.press('Enter');
      await expect.poll(() => control.requests.list('passwords.authenticate')).toHaveLength(attempt);
      await expect(continueButton(page)).not.toHaveAttribute('aria-busy', 'true');
    }
    await password.fill(strong);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toHaveText(
      'Too many failed authentication attempts. Please try again later.',
    );
    await expect(password).toHaveValue(strong);
    await control.clock.advance(3_601);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  },
);

/** Has a user request a reset of their password, and returns the link of the mail. */
async function requestReset(page: Page, control: Control, host: string): Promise<string> {
  const link = embedAddress(host, { mount: 'passwordReset', props });
  await control.users.create({ email, password: strong });
  const passwordOptions = { resetPasswordRedirectURL: link };
  await page.goto(embedAddress(host, { props: { config: { ...props.config, passwordOptions } } }));
  await giveAddress(page);
  await page.getByRole('button', { name: 'Forgot Password?' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  return (await control.outbox.waitFor(email)).links.find(({ rel }) => rel === 'reset_password')?.href ?? '';
}

test(
  'where the project requires PKCE for resets, a reset works in the browser that requested it, and in no other',
  inLongRun,
  async ({ page, control, world, watch, browser }) => {
    watch.allow(/status of 4|verifier/i);
    await control.project.change({ pkce_required_for_password_resets: true });
    const href = await requestReset(page, control, world.host);
    const stranger = await browser.newPage();
    await stranger.goto(href);
    await newPassword(stranger).fill(`${strong} stolen`);
    await continueButton(stranger).click();
    await expect(stranger.getByRole('alert').first()).toBeVisible();
    await stranger.close();
    await page.goto(href);
    await newPassword(page).fill(`${strong} again`);
    await continueButton(page).click();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  },
);

test('a used link to reset a password is refused, and the log-in is offered instead of the form', async ({
  page,
  control,
  world,
  watch,
  browser,
}) => {
  watch.allow(/status of 401/);
  const href = await requestReset(page, control, world.host);
  const elsewhere = await browser.newPage();
  await elsewhere.goto(href);
  await newPassword(elsewhere).fill(`${strong} first`);
  await continueButton(elsewhere).click();
  await expect(elsewhere.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await elsewhere.close();
  await page.goto(href);
  await newPassword(page).fill(`${strong} again`);
  await continueButton(page).click();
  await expect(page.getByRole('button', { name: 'Go to login' })).toBeVisible();
  await expect(newPassword(page)).toHaveCount(0);
  expect(await failures(page)).toEqual(['passwords.resetByEmail unable_to_auth_magic_link']);
});

for (const { products, otpOptions, button, arrives } of [
  { products: ['passwords', 'emailMagicLinks'], button: 'Email me a login link', arrives: 'Check your email' },
  {
    products: ['passwords', 'otp'],
    otpOptions: { methods: ['email'] },
    button: 'Email me a login code',
    arrives: 'Enter passcode',
  },
]) {
  test(`a user who does not want to type their password presses "${button}"`, async ({
    page,
    embed,
    control,
    seeNoBarrier,
  }) => {
    await control.users.create({ email, password: strong });
    await embed({ props: { config: { products, ...(otpOptions && { otpOptions }) } } });
    await giveAddress(page);
    await expect(page.getByRole('button', { name: button })).toBeVisible();
    await seeNoBarrier();
    await page.getByRole('button', { name: button }).click();
    await expect(page.getByRole('heading', { name: arrives })).toBeVisible();
    expect((await control.outbox.waitFor(email)).to).toBe(email);
  });
}

for (const isKnown of [true, false]) {
  test(`under StrictMode a password to ${isKnown ? 'log in' : 'create an account'} is sent and reported once`, async ({
    page,
    embed,
    control,
  }) => {
    test.skip(condition !== 'strict-mode', 'React mounts twice in its development build alone');
    if (isKnown) await control.users.create({ email, password: strong });
    await embed({ props, strict: '1', entry: 'react' });
    await giveAddress(page);
    await page.getByRole('textbox', { name: /^(New p|P)assword$/ }).fill(strong);
    await expect(continueButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await continueButton(page).dblclick();
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
    const operation = isKnown ? 'passwords.authenticate' : 'passwords.create';
    expect(await control.requests.list(operation)).toHaveLength(1);
    expect(await control.requests.list('users.search')).toHaveLength(1);
    expect((await eventTypes(page)).filter((type) => type === 'AUTHENTICATE_FLOW_COMPLETE')).toHaveLength(1);
  });
}

test('holding Enter in the password field logs in once [T-RACE-1]', inLongRun, async ({ page, embed, control }) => {
  await control.users.create({ email, password: strong });
  await embed({ props });
  await giveAddress(page);
  await page.getByRole('textbox', { name: 'Password' }).fill(strong);
  await control.faults.add({ operation: 'passwords.authenticate', kind: 'delay', ms: 600 });
  for (let times = 0; times < 30; times += 1) await page.keyboard.down('Enter');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await control.requests.list('passwords.authenticate')).toHaveLength(1);
});

test(
  'a long paste and fast typing request few strength checks, and never two at once [T-RACE-2] [T-LOAD-1]',
  inLongRun,
  async ({ page, embed, control }) => {
    let underWay = 0;
    let mostAtOnce = 0;
    await page.route('**/passwords/strength_check', async (route) => {
      if (route.request().method() === 'OPTIONS') return route.fallback();
      underWay += 1;
      mostAtOnce = Math.max(mostAtOnce, underWay);
      const response = await route.fetch();
      await new Promise((resolve) => setTimeout(resolve, 150));
      underWay -= 1;
      return route.fulfill({ response });
    });
    await embed({ props });
    await giveAddress(page);
    await newPassword(page).fill('x'.repeat(10_000));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('correct horse battery staple '.repeat(8), { delay: 10 });
    await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong', { timeout: 10_000 });
    expect((await control.requests.list('passwords.strengthCheck')).length).toBeLessThanOrEqual(15);
    expect(mostAtOnce).toBe(1);
  },
);

test('typing a password announces at most three sentences, and none for a keystroke [B-SAY-3] [T-LIVE-4]', async ({
  page,
  embed,
}) => {
  test.skip(condition === 'shadow', "the ear of this test is on the page's own tree");
  const spoken = await recordSpeech(page);
  await embed({ props });
  await giveAddress(page);
  await expect(newPassword(page)).toBeFocused();
  const before = (await spoken()).length;
  await page.keyboard.type('Tr0ub4dor&3x', { delay: 90 });
  await expect(page.getByRole('meter')).toBeVisible();
  await page.waitForTimeout(600);
  const announced = (await spoken()).slice(before);
  expect(announced.length).toBeGreaterThan(0);
  expect(announced.length).toBeLessThanOrEqual(3);
});

test('rules for a password are read with the field, and announced as far as they are not met [B-PASS-7] [B-SAY-3]', async ({
  page,
  embed,
  control,
}) => {
  test.skip(condition === 'shadow', "the ear of this test is on the page's own tree");
  const spoken = await recordSpeech(page);
  await control.project.change({
    strength_policy: 'luds',
    password_config: { luds_complexity: 3, luds_minimum_count: 12 },
  });
  await embed({ props });
  await giveAddress(page);
  const characters = 'Must be at least 12 characters long';
  const complexity = 'Must contain 3 of the following: uppercase letter, lowercase letter, number, symbol';
  const expectRulesInField = () => expect(newPassword(page)).toHaveAccessibleDescription(`${characters} ${complexity}`);
  await expectRulesInField();
  await expect(newPassword(page)).toBeFocused();
  const heard: string[] = [...(await spoken())];
  /** Fails unless exactly these sentences are announced after an act. */
  const expectToHear = async (act: () => Promise<void>, ...sentences: readonly string[]) => {
    await act();
    heard.push(...sentences);
    await expect.poll(async () => (await spoken()).toSorted()).toEqual(heard.toSorted());
  };
  const type = (text: string) => () => page.keyboard.type(text);
  const bothLack = `${characters} (Not met) ${complexity} (Not met)`;
  await expectToHear(type('abc'), bothLack);
  await expectToHear(type('defghijklm'), `${complexity} (Not met)`);
  await expectRulesInField();
  await expect(page.getByRole('listitem')).toHaveText([`${characters} (Met)`, `${complexity} (Not met)`]);
  // The rule is announced again after the reason. This test does not hear words that a region already has.
  await expectToHear(() => page.keyboard.press('Enter'), 'Choose a stronger password to continue.');
  await expectToHear(type('N1'), `${characters} (Met) ${complexity} (Met)`);
  await expectRulesInField();
  await expect(continueButton(page)).toBeEnabled();
});

test('a password whose rating failed is rated again on blur [T-CALL-9]', async ({ page, embed, control, watch }) => {
  watch.allow(/status of 500/);
  await embed({ props });
  await giveAddress(page);
  await control.faults.add({ operation: 'passwords.strengthCheck', kind: 'status', status: 500, body: '{}' });
  await newPassword(page).fill(strong);
  await expect(page.getByText("We couldn't check your password.")).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('meter')).toHaveAttribute('aria-valuetext', 'Strong');
  expect(await failures(page)).toHaveLength(1);
});
