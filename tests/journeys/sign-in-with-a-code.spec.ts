import { engine } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { codeProps, eventTypes, failures } from '../support/sign-in';

test('a visitor signs in with a code from their mail [B-SCREEN-5] [B-OTP-1] [B-OTP-9] [T-FOCUS-2]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await embed({ props: codeProps });
  await expect(page.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
  await seeNoBarrier();
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).click();

  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  await expect(code).toBeFocused();
  await expect(page.getByText('A 6-digit passcode was sent to ada@example.com.')).toBeVisible();
  await expect(page.getByText(/^Your code expires in (5:00|4:5\d)\.$/)).toBeVisible();
  await seeNoBarrier();
  const message = await control.outbox.waitFor('ada@example.com');
  await code.pressSequentially(message.code ?? '');

  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  await expect(page.getByText('Your passcode has been successfully verified.')).toBeVisible();
  await seeNoBarrier();
  expect(await eventTypes(page)).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect(await failures(page)).toEqual([]);

  const [send] = await control.requests.list('otps.email.loginOrCreate');
  expect(send?.body).toEqual({ email: 'ada@example.com', expiration_minutes: 5 });
  const [verify] = await control.requests.list('otps.authenticate');
  expect(verify?.body).toMatchObject({ token: message.code, session_duration_minutes: 30 });
});

test('a visitor corrects a wrong code by typing over it [B-OTP-5]', async ({
  page,
  embed,
  control,
  watch,
  seeNoBarrier,
}) => {
  watch.allow(/status of 404/);
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  const right = (await control.outbox.waitFor('ada@example.com')).code ?? '';
  await code.pressSequentially(right === '000000' ? '000001' : '000000');
  await expect(page.getByText('Invalid passcode, please try again.')).toBeVisible();
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await expect(code).toHaveAccessibleErrorMessage(/Invalid passcode, please try again\./);
  await expect(code).not.toHaveAccessibleDescription(/Invalid/);
  await seeNoBarrier();
  await page.keyboard.press('Shift+Tab');
  await expect(code).toHaveAccessibleDescription(/Invalid passcode, please try again\./);
  await code.press('End');
  await page.keyboard.type(right);
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await failures(page)).toEqual(['otps.authenticate otp_code_not_found']);
});

test(
  'a wrong code is typed over after it has expired too [B-OTP-5]',
  inLongRun,
  async ({ page, embed, control, watch }) => {
    watch.allow(/status of 404/);
    await page.clock.install();
    await embed({ props: codeProps });
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    const code = page.getByRole('textbox', { name: 'One-time passcode' });
    const right = await control.outbox.waitForCode('ada@example.com');
    await code.pressSequentially(right === '000000' ? '000001' : '000000');
    await expect(page.getByText('Invalid passcode, please try again.')).toBeVisible();
    await page.clock.runFor(301_000);
    // The second is the announcement.
    await expect(page.getByText('Your code has expired.').first()).toBeVisible();
    await page.keyboard.type('12');
    await expect(code).toHaveValue('12');
  },
);

test(
  'digits that are typed while another code is being sent stay [B-OTP-7]',
  inLongRun,
  async ({ page, embed, control }) => {
    await embed({ props: codeProps });
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    const code = page.getByRole('textbox', { name: 'One-time passcode' });
    await expect(code).toBeFocused();
    await code.pressSequentially('12');
    await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'delay', ms: 2_000 });
    await page.getByRole('button', { name: 'Resend code' }).click();
    await code.fill('345');
    await expect(page.getByRole('button', { name: 'Code sent' })).toBeVisible();
    await expect(code).toHaveValue('345');
  },
);

test('an address whose domain has other letters is sent and shown in ASCII by Chromium [T-TEXT-16]', async ({
  page,
  embed,
  control,
}) => {
  test.skip(engine !== 'chromium', 'this is about Chromium');
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).pressSequentially('ada@b\u00fccher.example');
  await page.keyboard.press('Enter');
  await expect(page.getByText('A 6-digit passcode was sent to ada@xn--bcher-kva.example.')).toBeVisible();
  const [send] = await control.requests.list('otps.email.loginOrCreate');
  expect(send?.body).toMatchObject({ email: 'ada@xn--bcher-kva.example' });
});

test('a code that only the provider knows to have expired is refused at the field, in our words', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of 401/);
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const right = await control.outbox.waitForCode('ada@example.com');
  await control.clock.advance(6 * 60);
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  await code.pressSequentially(right);
  await expect(code).toHaveAccessibleErrorMessage(/Invalid passcode, please try again\./);
  expect(await failures(page)).toEqual(['otps.authenticate otp_code_not_found']);
});

test('a visitor whose code does not arrive requests another, and the old one is refused [T-RACE-12] [B-OTP-7] [T-WCAG-221]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of 404/);
  await embed({
    props: {
      config: { ...codeProps.config, otpOptions: { methods: ['email'], loginTemplateId: 'welcome', locale: 'fr' } },
    },
  });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText("Didn't get it?")).toBeVisible();
  const old = await control.outbox.waitFor('ada@example.com');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByRole('button', { name: 'Code sent' })).toBeVisible();
  await expect(page.getByText('Email resent').first()).toBeVisible();
  expect(await control.outbox.messages('ada@example.com')).toHaveLength(2);
  const [first, second] = await control.requests.list('otps.email.loginOrCreate');
  expect(second?.body).toEqual(first?.body);
  const newest = await control.outbox.waitFor('ada@example.com');
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  expect(old.code).not.toBe(newest.code);
  await code.fill(old.code ?? '');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(newest.code ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
});

test('twenty presses of Resend code send one more code [T-RACE-12]', inLongRun, async ({ page, embed, control }) => {
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const resend = page.getByRole('button', { name: 'Resend code' });
  await expect(resend).toBeVisible();
  await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'delay', ms: 300 });
  await resend.evaluate((button: HTMLElement) => {
    for (let presses = 0; presses < 20; presses += 1) button.click();
  });
  await expect(page.getByRole('button', { name: 'Code sent' })).toBeVisible();
  await page.getByRole('button', { name: 'Code sent' }).evaluate((button: HTMLElement) => {
    for (let presses = 0; presses < 20; presses += 1) button.click();
  });
  await page.waitForTimeout(500);
  expect(await control.requests.list('otps.email.loginOrCreate')).toHaveLength(2);
});

test('a visitor with a keyboard alone signs in, and uses Back before that [B-SCREEN-2] [T-ALL-7] [T-WCAG-211] [T-WCAG-243]', async ({
  page,
  embed,
  control,
}) => {
  await embed({ props: codeProps });
  await expect(page.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('button', { name: 'Back' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign up or log in' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await page.keyboard.type((await control.outbox.waitFor('ada@example.com')).code ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
});

test('inside a form of the host, a visitor signs in and that form is never submitted [T-HOST-3]', async ({
  page,
  embed,
  control,
}) => {
  await page.addInitScript(() => {
    Object.assign(window, { sent: 0 });
    document.addEventListener('submit', (event) => {
      event.preventDefault();
      Object.assign(window, { sent: Number(Reflect.get(window, 'sent')) + 1 });
    });
    const watcher = new MutationObserver(() => {
      const main = document.querySelector('main');
      if (!main) return;
      watcher.disconnect();
      const form = document.createElement('form');
      form.id = 'host';
      main.replaceWith(form);
      form.append(main);
    });
    watcher.observe(document, { childList: true, subtree: true });
  });
  await embed({ props: codeProps });
  await expect(page.locator('form#host main')).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  await expect(code).toBeFocused();
  const { code: whole = '' } = await control.outbox.waitFor('ada@example.com');
  await page.keyboard.type(whole.slice(0, 3));
  await page.keyboard.press('Enter');
  await page.keyboard.type(whole.slice(3));
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'sent'))).toBe(0);
});

test('an invalid address is refused on submit, and not when focus leaves the field [B-MAIN-5]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await embed({ props: codeProps });
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@');
  await page.keyboard.press('Tab');
  await expect(email).not.toHaveAttribute('aria-invalid', 'true');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Invalid email address.')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleErrorMessage('Invalid email address.');
  await seeNoBarrier();
  await email.fill('ada@example.com');
  await expect(page.getByText('Invalid email address.')).toBeHidden();
  expect(await control.requests.list('otps.email.loginOrCreate')).toEqual([]);
});
