import { condition } from '../support/condition';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { shifts, standInTheMiddle } from '../support/shifts';

const everything = {
  config: { products: ['passwords', 'otp'], otpOptions: { methods: ['sms', 'whatsapp'] } },
};

for (const place of ['at the top', 'in the middle'] as const) {
  for (const watermark of [true, false]) {
    test(
      `nothing shifts on Main, ${place}, when the project ${watermark ? 'wants' : 'does not want'} its watermark and says so late [B-MAIN-6] [T-ENV-18]`,
      eachRun(watermark && place === 'in the middle'),
      async ({ page, embed, control }) => {
        await control.project.change({ disable_sdk_watermark: !watermark });
        await control.faults.add({ operation: 'bootstrap', kind: 'delay', ms: 1_500 });
        if (place === 'in the middle') await standInTheMiddle(page);
        await embed({ props: everything });
        await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
        await expect.poll(() => control.requests.list('bootstrap')).toHaveLength(1);
        await page.waitForTimeout(1_800);
        await expect(page.getByText('Powered by')).toHaveCount(watermark ? 1 : 0);
        expect(await shifts(page)).toBe(0);
      },
    );
  }
}

test(
  'failed bootstrap data is requested again, once for all widgets of the page [T-CALL-1]',
  inLongRun,
  async ({ page, embed, control, watch }) => {
    test.skip(condition === 'shadow', 'what it counts is in the page');
    // The client itself reports failed requests in the console.
    watch.allow(/./);
    // Chromium estimates the connection from earlier tests in the same browser; a slow one is asked again later.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' } }));
    await control.project.change({ disable_sdk_watermark: false });
    await control.faults.add({ operation: 'bootstrap', kind: 'status', status: 500, body: {} });
    await embed({ props: everything, copies: '3' });
    const email = page.getByRole('textbox', { name: 'Email' }).first();
    await email.pressSequentially('ada@');
    await expect(page.getByText('Powered by')).toHaveCount(3, { timeout: 9_000 });
    // Twice, and for the developer, whose own machine this is, at most twice more (B-DEV-4).
    expect((await control.requests.list('bootstrap')).length).toBeLessThanOrEqual(4);
    await expect(email).toBeFocused();
    await expect(email).toHaveValue('ada@');
  },
);

test('a keystroke in a field causes at most one commit of the page [T-LOAD-1]', async ({ page, embed }) => {
  await embed({ props: everything });
  const count = async (name: string, keys: string) => {
    const field = page.getByRole('textbox', { name });
    await field.focus();
    await page.evaluate(() => {
      const commits = { count: 0, last: performance.now() };
      Object.assign(window, { commits });
      new MutationObserver(() => {
        commits.count += 1;
        commits.last = performance.now();
      }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    // Commits of the page's start, or of the focus, do not count.
    await page.waitForFunction(() => performance.now() - (Reflect.get(window, 'commits').last as number) > 1_000);
    await page.evaluate(() => Object.assign(Reflect.get(window, 'commits') as object, { count: 0 }));
    await page.keyboard.type(keys, { delay: 30 });
    return page.evaluate(() => Reflect.get(window, 'commits').count as number);
  };
  expect(await count('Email', 'ada@example.com')).toBeLessThanOrEqual('ada@example.com'.length);
  await page.getByRole('tab', { name: 'Text' }).click();
  const hasLibrary = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('libphonenumber')));
  await expect.poll(hasLibrary).toBe(true);
  await page.waitForTimeout(300);
  expect(await count('Phone number', '4155550132')).toBeLessThanOrEqual('4155550132'.length);
});

test('a logo is at most 50 by 100, and the header can be visually hidden [B-MAIN-1] [B-LOOK-4]', async ({
  page,
  embed,
  seeNoBarrier,
}) => {
  test.skip(condition === 'strict', 'pictures need a source: policy-sources.spec.ts gives it');
  const logoImageUrl = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="800" height="800"><rect width="800" height="800" fill="#19303D"/></svg>')}`;
  await embed({ props: { ...everything, theme: { hideHeaderText: true, logo: { logoImageUrl, alt: 'Acme' } } } });
  const box = await page.getByRole('img', { name: 'Acme' }).boundingBox();
  expect(box?.height).toBeLessThanOrEqual(50);
  expect(box?.width).toBeLessThanOrEqual(100);
  await expect(page.getByRole('region', { name: 'Sign up or log in' })).toBeVisible();
  await seeNoBarrier();
});

test('a conflicting configuration is shown in plain text, in a production build [B-MOUNT-3]', async ({
  page,
  embed,
  watch,
}) => {
  watch.allow(/Vestibule: Error: Cannot use/);
  await embed({ props: { config: { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } } } });
  await expect(page.getByText('Error: Cannot use both EML and Email OTP')).toBeVisible();
  await embed({ props: { config: { products: ['passkeys'] } } });
  await expect(
    page.getByText('Error: Cannot use Passkeys by itself, please add another product to the config.'),
  ).toBeVisible();
});

test('a configuration without a method shows the reason, in the card and in the console [B-MOUNT-12]', async ({
  page,
  embed,
  watch,
}) => {
  watch.allow(/Vestibule: Error: There is no method to log in/);
  const said: string[] = [];
  page.on('console', (message) => said.push(message.text()));
  const reasons: [object, string][] = [
    [{}, 'config.products is missing or empty.'],
    [{ products: ['oauth'], oauthOptions: { providers: [{ type: 'Google' }] } }, "providers has 'Google'"],
  ];
  for (const [config, reason] of reasons) {
    await embed({ props: { config } });
    await expect(page.getByText('Error: There is no method to log in.')).toContainText(reason);
    await expect(page.getByRole('heading')).toHaveCount(0);
    await expect.poll(() => said.filter((text) => text.includes(reason))).toHaveLength(1);
  }
});
