import { condition } from '../support/condition';
import { expect, test } from '../support/fixtures';
import { codeProps, eventTypes } from '../support/sign-in';

test('under StrictMode no request and no callback happens twice [B-MOUNT-9] [B-CALL-4] [B-EVENT-2] [T-RACE-6]', async ({
  page,
  embed,
  control,
}) => {
  test.skip(condition !== 'strict-mode', 'React mounts twice in its development build alone');
  await embed({ strict: '1', entry: 'react', props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page
    .getByRole('textbox', { name: 'One-time passcode' })
    .fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  expect(await eventTypes(page)).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  for (const operation of ['bootstrap', 'otps.email.loginOrCreate', 'otps.authenticate'] as const) {
    expect(await control.requests.list(operation), operation).toHaveLength(1);
  }
  const logged = async () =>
    (await control.requests.list('events')).flatMap(({ body }) =>
      Array.isArray(body) ? body.map((entry: { event: { event_name: string } }) => entry.event.event_name) : [],
    );
  await expect.poll(logged).toContain('render_login_screen');
  expect((await logged()).filter((name) => name === 'render_login_screen')).toHaveLength(1);
});
