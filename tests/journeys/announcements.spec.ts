import { condition } from '../support/condition';
import { challenge } from '../support/challenge';
import { expect, test } from '../support/fixtures';
import { signIn } from '../support/session';
import { recordSpeech } from '../support/spoken';
import { codeProps } from '../support/sign-in';

test('a passcode is announced in four sentences over its lifetime [B-SAY-1] [T-LIVE-2] [T-WCAG-221] [T-WCAG-413]', async ({
  page,
  embed,
  control,
}) => {
  test.skip(condition === 'shadow', "the ear of this test is on the page's own tree");
  await page.clock.install();
  const spoken = await recordSpeech(page);
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await control.outbox.waitFor('ada@example.com');
  // What describes a field that has the focus is spoken whenever it changes, so nothing that ticks describes it.
  await expect(page.getByRole('timer')).toHaveText(/\d:\d\d/);
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).not.toHaveAccessibleDescription(/\d:\d\d/);
  await page.clock.runFor(3_600_000);
  await expect(page.getByRole('paragraph').filter({ hasText: 'Your code has expired.' })).toBeVisible();
  // On a slow machine the sending is spoken too, once it takes a moment.
  expect((await spoken()).filter((words) => words !== 'Sending...')).toEqual([
    'Your code expires in 5 minutes.',
    'Your code expires in 1 minute.',
    'Your code expires in 30 seconds. To get more time, use “Resend code”.',
    'Your code has expired.',
  ]);
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
});

test('a loading decision announces nothing, and takes no focus [T-LIVE-7]', async ({ page, embed, control, world }) => {
  test.skip(condition === 'shadow', "the ear of this test is on the page's own tree");
  await signIn(page, control, world.host, { email: 'ada@example.com' });
  const spoken = await recordSpeech(page);
  await control.faults.add({ operation: 'idp.oauthAuthorizeStart', kind: 'delay', ms: 1_500 });
  await embed({
    mount: 'identityProvider',
    props: { config: { products: [] } },
    query: {
      client_id: 'connected-app-test-invoice-robot',
      redirect_uri: `${world.host}/app`,
      scope: 'openid',
      ...challenge,
    },
  });
  await expect(page.getByRole('button', { name: 'Allow' })).toBeEnabled();
  await page.waitForTimeout(500);
  expect(await spoken()).toEqual([]);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
});

test('each wrong code, the resend and the verification are announced once [B-OTP-4] [B-SAY-3] [T-LIVE-3] [T-WCAG-331]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  test.skip(condition === 'shadow', "the ear of this test is on the page's own tree");
  watch.allow(/status of 404/);
  const spoken = await recordSpeech(page);
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  const code = page.getByRole('textbox', { name: 'One-time passcode' });
  await expect(code).toBeFocused();
  const wrong = (await control.outbox.waitFor('ada@example.com')).code === '000000' ? '111111' : '000000';
  await control.faults.add({ operation: 'otps.authenticate', kind: 'delay', ms: 700 });
  await code.pressSequentially(wrong);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.pressSequentially(wrong);
  await expect.poll(() => control.requests.list('otps.authenticate')).toHaveLength(2);
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Resend code' }).click();
  await expect(page.getByText('Email resent')).toBeVisible();
  const heard = await spoken();
  const times = (sentence: string) => heard.filter((text) => text === sentence).length;
  expect(times('Verifying passcode...')).toBe(1);
  expect(times('Invalid passcode, please try again.')).toBe(2);
  expect(times('Email resent')).toBe(1);
});
