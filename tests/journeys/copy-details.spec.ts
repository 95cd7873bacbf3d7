import { embedAddress } from '../support/embed';
import { engine } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

test.skip(engine !== 'chromium', 'the clipboard is granted in Chromium alone');

test('a user whose link failed copies the details for support, without a token [B-FAIL-7]', async ({
  page,
  world,
  watch,
}) => {
  watch.allow(/status of 4|Failed to load resource|No code verifier/);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const query = { stytch_token_type: 'magic_links', token: 'a-token-that-must-not-leak' };
  await page.goto(embedAddress(world.host, { mount: 'callback', props: { config: { products: [] } }, query }));
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'Copied' })).toHaveCount(1);
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').map((line) => line.split(':')[0])).toEqual(['Time', 'Screen', 'Error', 'Version']);
  expect(copied).toContain('Screen: CallbackProblem\nError: spent\n');
  expect(copied).not.toContain('a-token');
});

test('a user whose authorization request failed copies its kind, without the state [B-FAIL-7]', async ({
  page,
  world,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  const query = { client_id: 'robot', state: 'a-state-that-must-not-leak' };
  await page.goto(embedAddress(world.host, { mount: 'identityProvider', props: { config: { products: [] } }, query }));
  await page.getByRole('button', { name: 'Copy details' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain('Screen: IDPConsent\nError: missing\n');
  expect(copied).not.toContain('a-state');
});

const secret = 'ada+token=pk_live_s3cr3t@example.com';
const hostile = {
  status_code: 400,
  error_type: `captcha_${secret}`,
  error_message: `The code 123456 of ${secret} was refused: https://app.test/?token=DOYoip3rvIMMW5lgItikFK`,
  error_url: `https://app.test/?token=DOYoip3rvIMMW5lgItikFK&email=${secret}`,
  request_id: `request-id-${secret}`,
};

// Columns: the answer that the form is given | the type of error, and the request, that support reads.
for (const [name, body, known] of [
  ['in words of the provider alone', hostile, 'Error: other\n'],
  [
    'in words of ours',
    { ...hostile, error_type: 'too_many_requests', request_id: 'request-id-test-0f0e0d0c-0b0a-4908-8706-050403020100' },
    'Error: too_many_requests\nRequest: request-id-test-0f0e0d0c-0b0a-4908-8706-050403020100\n',
  ],
] as const) {
  test(
    `a failure in a form, ${name}, is copied without the input and the response [B-FAIL-7]`,
    inLongRun,
    async ({ page, world, control, watch, seeNoBarrier }) => {
      watch.allow(/status of 400/);
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
      await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'status', status: 400, body });
      const query = { token: 'DOYoip3rvIMMW5lgItikFK' };
      await page.goto(embedAddress(world.host, { props: codeProps, query }));
      await page.getByRole('textbox', { name: 'Email' }).fill(secret);
      await page.keyboard.press('Enter');
      const copy = page.getByRole('button', { name: 'Copy details' });
      await expect(copy).toHaveCount(1);
      await seeNoBarrier();
      await copy.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toContain(`Screen: Main\n${known}Version: vestibule-auth`);
      for (const word of [secret, 'pk_live', 's3cr3t', '123456', 'DOYoip3', 'http', '@'])
        expect(copied).not.toContain(word);
      await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(secret);
    },
  );
}
