import { attemptWrongCode, requestPaths } from '../support/log-in-times';
import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { eventTypes, failures } from '../support/sign-in';

const closed = { config: { signUp: 'closed', products: ['otp'], otpOptions: { methods: ['email'] } } };
const links = { config: { signUp: 'closed', products: ['emailMagicLinks'] } };
const passwords = { config: { signUp: 'closed', products: ['passwords'] } };

test('with closed sign-up a user logs in with a code, by keyboard alone [B-CLOSED-1]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await control.users.create({ email: 'ada@example.com' });
  await embed({ props: closed });
  await expect(page.getByRole('heading', { name: 'Log in', exact: true })).toBeVisible();
  await seeNoBarrier();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await page.keyboard.type('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await expect(page.getByText('If ada@example.com has an account, a code was sent to it.')).toBeVisible();
  await seeNoBarrier();
  await page.keyboard.type((await control.outbox.waitFor('ada@example.com')).code ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  expect(await eventTypes(page)).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('an unknown visitor gets what a user gets: screens, words, requests and events, and no account is created [B-CLOSED-2] [B-CLOSED-3]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of 404/);
  await control.users.create({ email: 'ada@example.com' });
  const met = [];
  for (const address of ['ada@example.com', 'eve@example.com']) {
    await embed({ props: closed });
    await control.requests.clear();
    const words = await attemptWrongCode(page, address);
    await page.getByRole('button', { name: 'Resend code' }).click();
    await expect(page.getByRole('button', { name: 'Code sent' })).toBeVisible();
    await page.getByRole('textbox', { name: 'One-time passcode' }).fill('000000');
    await expect(page.getByText('Invalid passcode, please try again.')).toBeVisible();
    const events = await page.evaluate(() => window.vestibule.events);
    const paths = await requestPaths(control);
    met.push({ words, events, paths, reported: await failures(page) });
  }
  expect(met[1]).toEqual(met[0]);
  expect(met[0]?.paths.map((path) => path.split('/otps')[1])).toEqual([
    '/email/send/primary',
    '/authenticate',
    '/email/send/primary',
    '/authenticate',
  ]);
  expect(await control.outbox.messages('eve@example.com')).toEqual([]);
  expect(await control.requests.list('users.search')).toEqual([]);
});

for (const [name, props, texts] of [
  ['a link', links, ['If {address} has an account, a link was sent to it.']],
  ['a forgotten password', passwords, ['If {address} has an account, a link was sent to it.']],
] as const) {
  test(
    `an unknown address that asks for ${name} gets the same answer as a user [B-CLOSED-2]`,
    eachRun(name === 'a link'),
    async ({ page, embed, control, watch }) => {
      watch.allow(/status of 40[014]/);
      await control.users.create({ email: 'ada@example.com' });
      const met = [];
      for (const address of ['ada@example.com', 'eve@example.com']) {
        await embed({ props });
        await page.getByRole('textbox', { name: 'Email' }).fill(address);
        await control.requests.clear();
        await page.keyboard.press('Enter');
        if (name === 'a forgotten password') {
          const password = page.getByRole('textbox', { name: 'Password' });
          await password.fill('not the password');
          await page.keyboard.press('Enter');
          await expect(page.getByText('Unauthorized credentials.')).toBeVisible();
          await page.getByRole('button', { name: 'Forgot Password?' }).click();
        }
        for (const text of texts) await expect(page.getByText(text.replace('{address}', address))).toBeVisible();
        const words = (await page.locator('.vestibule').first().innerText()).replaceAll(address, '{address}');
        const paths = await requestPaths(control);
        const kept = await page.evaluate(() => Object.keys(localStorage).sort());
        met.push({ words, paths, kept, events: await page.evaluate(() => window.vestibule.events) });
      }
      expect(met[1]).toEqual(met[0]);
      expect(await control.outbox.messages('ada@example.com')).toHaveLength(1);
      expect(await control.outbox.messages('eve@example.com')).toEqual([]);
      expect(await control.requests.list('users.search')).toEqual([]);
    },
  );
}

test('a second address is not added to the account that is logged in, because that session ends first [B-CLOSED-4]', async ({
  page,
  embed,
  control,
  watch,
}) => {
  watch.allow(/status of 404/);
  await control.users.create({ email: 'ada@example.com' });
  await embed({ props: closed });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page
    .getByRole('textbox', { name: 'One-time passcode' })
    .fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  await embed({ props: closed });
  await control.requests.clear();
  await page.getByRole('textbox', { name: 'Email' }).fill('eve@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByText('If eve@example.com has an account, a code was sent to it.')).toBeVisible();
  expect(await control.requests.list('session.revoke')).toHaveLength(1);
  expect((await control.requests.list('otps.email.send')).map(({ path }) => path)).toEqual([
    expect.stringMatching(/primary$/),
  ]);
  expect(await control.outbox.messages('eve@example.com')).toEqual([]);
});
