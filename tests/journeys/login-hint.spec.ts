import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

const tabs = {
  products: ['otp', 'oauth'],
  otpOptions: { methods: ['email', 'sms'] },
  oauthOptions: { providers: [{ type: 'google' }] },
};

test('a visitor with an address hint continues with one key [B-HINT-1]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await embed({ props: { config: { ...codeProps.config, loginHint: 'ada@example.com' } } });
  const field = page.getByRole('textbox', { name: 'Email' });
  await expect(field).toHaveValue('ada@example.com');
  await seeNoBarrier();
  await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  expect((await control.requests.list('otps.email.loginOrCreate'))[0]?.body).toMatchObject({
    email: 'ada@example.com',
  });
});

test(
  "a phone number as the host's hint is in the tab of text messages, and is sent in E.164 [B-HINT-1]",
  inLongRun,
  async ({ page, embed, control }) => {
    await embed({ props: { config: { ...tabs, loginHint: '+4930901820' } } });
    await expect(page.getByRole('tab', { name: 'Text', exact: true })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('textbox', { name: 'Phone number' })).toHaveValue('030 901820');
    await page.getByRole('textbox', { name: 'Phone number' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
    expect((await control.requests.list('otps.sms.loginOrCreate'))[0]?.body).toMatchObject({
      phone_number: '+4930901820',
    });
  },
);

test('another hint of the host does not replace input [B-HINT-2]', async ({ page, embed }) => {
  await embed({ props: { config: { ...tabs, loginHint: 'ada@example.com' } } });
  const field = page.getByRole('textbox', { name: 'Email' });
  const give = (loginHint: string) =>
    page.evaluate((config) => window.vestibule.update({ config: config as never }), { ...tabs, loginHint });
  await expect(field).toHaveValue('ada@example.com');
  await give('grace@example.com');
  await expect(field).toHaveValue('grace@example.com');
  await field.fill('eve@example.com');
  await give('+4930901820');
  await expect(page.getByRole('tab', { name: 'Email', exact: true })).toHaveAttribute('aria-selected', 'true');
  await expect(field).toHaveValue('eve@example.com');
});

test('a page that a server rendered shows the hint before any script [B-HINT-1]', async ({ page, embed }) => {
  await embed({ props: { config: { ...codeProps.config, loginHint: 'ada@example.com' } }, server: '1', scripts: '0' });
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('ada@example.com');
});

// Columns: what the host asks for | the hint that the social provider is given.
for (const [name, config, hint] of [
  ['not asked to', { loginHint: 'ada@example.com' }, undefined],
  ['asked to', { loginHint: 'ada@example.com', loginHintToProviders: true }, 'ada@example.com'],
  ['asked to hand on a malformed hint', { loginHint: 'ada@', loginHintToProviders: true }, undefined],
] as const) {
  test(`a hint is ${hint ? 'sent' : 'not sent'} to the social provider by a widget that is ${name} [B-HINT-4]`, async ({
    page,
    embed,
    control,
    world,
    watch,
  }) => {
    watch.allow(/No code verifier|loginHint/);
    const asked: URL[] = [];
    page.on('request', (request) => void asked.push(new URL(request.url())));
    await embed({ props: { config: { ...tabs, ...config } } });
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await expect(page.getByRole('heading', { name: 'Google (stand-in)' })).toBeVisible();
    const starts = asked.filter(({ pathname }) => pathname.endsWith('/oauth/google/start'));
    expect(starts.map(({ searchParams }) => searchParams.get('provider_login_hint') ?? undefined)).toEqual([hint]);
    const [start] = await control.requests.list('oauth.start');
    expect(start?.query?.['provider_login_hint']).toBe(hint);
    const withHint = asked.filter(({ origin, href }) => origin === world.provider && /ada(?:%40|@)/.test(href));
    expect(withHint).toHaveLength(hint ? 1 : 0);
  });
}
