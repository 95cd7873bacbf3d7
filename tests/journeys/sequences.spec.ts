import { condition } from '../support/condition';
import { inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { codeProps, eventTypes, failures, linkProps } from '../support/sign-in';

test('a visitor who presses twice, or holds Enter, sends one request [B-TIME-2] [T-RACE-1]', async ({
  page,
  embed,
  control,
}) => {
  await embed({ props: codeProps });
  await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'delay', ms: 600 });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).dblclick();
  for (let times = 0; times < 30; times += 1) await page.keyboard.down('Enter');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  expect(await control.requests.list('otps.email.loginOrCreate')).toHaveLength(1);
});

test('an unmounted widget ignores late responses [T-FAULT-24]', async ({ page, embed, control }) => {
  await embed({ props: codeProps });
  await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'delay', ms: 500 });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect.poll(() => control.requests.list('otps.email.loginOrCreate')).toHaveLength(1);
  await page.evaluate(() => window.vestibule.unmount());
  await page.waitForTimeout(800);
  expect({ eventTypes: await eventTypes(page), failures: await failures(page) }).toEqual({
    eventTypes: [],
    failures: [],
  });
});

test('a widget that is mounted again during a call ignores its response [T-RACE-10]', async ({
  page,
  embed,
  control,
}) => {
  await embed({ props: codeProps });
  await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'delay', ms: 1_500 });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect.poll(() => control.requests.list('otps.email.loginOrCreate')).toHaveLength(1);
  await page.evaluate((props) => {
    const { vestibule } = window;
    vestibule.unmount();
    vestibule.update(props);
    vestibule.mount();
  }, linkProps);
  await page.waitForTimeout(1_700);
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('');
  await expect(page.getByRole('button', { name: 'Continue with email' })).not.toHaveAttribute('aria-busy', 'true');
  expect({ eventTypes: await eventTypes(page), failures: await failures(page) }).toEqual({
    eventTypes: [],
    failures: [],
  });
});

test('an update keeps the screen and what was typed [B-MOUNT-6] [T-RACE-11]', async ({ page, embed }) => {
  await embed({ props: linkProps });
  const email = page.getByRole('textbox', { name: 'Email' });
  await email.fill('ada@exam');
  await page.evaluate(() =>
    window.vestibule.update({
      theme: { colors: { primary: '#5B21B6' } },
      strings: { 'main.title': 'Welcome <b>back</b>' },
    }),
  );
  await expect(page.getByRole('heading', { name: 'Welcome <b>back</b>' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue with email' })).toHaveCSS(
    'background-color',
    'rgb(91, 33, 182)',
  );
  await expect(email).toHaveValue('ada@exam');
});

test(
  'an update on the screen of a code keeps the screen and the digits [T-RACE-11]',
  inLongRun,
  async ({ page, embed }) => {
    await embed({ props: codeProps });
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    const code = page.getByRole('textbox', { name: 'One-time passcode' });
    await code.pressSequentially('123');
    await page.evaluate(() => window.vestibule.update({ strings: { 'otp.title': 'Your code' }, locale: 'de' }));
    await expect(page.getByRole('heading', { name: 'Your code' })).toBeVisible();
    const field = page.locator('input[name=code]');
    await expect(field).toHaveValue('123');
    await expect(field).toBeFocused();
  },
);

test('twenty widgets on a page share no id and no screen, and have each style rule once [B-MOUNT-8] [T-HOST-14]', async ({
  page,
  embed,
  control,
}) => {
  test.skip(condition === 'shadow', 'what it counts is in the page');
  await embed({ props: codeProps, copies: '20' });
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCount(20);
  await page.getByRole('textbox', { name: 'Email' }).nth(7).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Enter passcode' })).toHaveCount(1);
  const { ids, rules } = await page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    // The code of later screens brings a sheet of its own: each rule is there once all the same.
    rules: document.adoptedStyleSheets.flatMap((sheet) => [...sheet.cssRules].map(({ cssText }) => cssText)),
  }));
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(rules).size).toBe(rules.length);
  expect(await control.requests.list('bootstrap')).toHaveLength(1);
});

test('a session is kept in cookies of this site alone, and events carry no token [B-CALL-2] [B-EVENT-1] [T-SECRET-5] [T-SECRET-6]', async ({
  page,
  embed,
  control,
}) => {
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page
    .getByRole('textbox', { name: 'One-time passcode' })
    .fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeVisible();
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === 'stytch_session');
  // A host without a dot before it: the cookie is not for its subdomains.
  const own = { domain: new URL(page.url()).hostname, sameSite: 'Lax', path: '/', secure: false };
  const ofSession = cookies.filter(({ name }) => name.startsWith('stytch_session'));
  expect(ofSession).toEqual([expect.objectContaining(own), expect.objectContaining(own)]);
  const events = await page.evaluate(() => JSON.stringify(window.vestibule.events));
  expect(events).not.toContain(session?.value);
  expect(events).not.toContain('session_jwt');
});

test('mounting in a missing element fails at once [B-MOUNT-2]', async ({ page, embed }) => {
  await embed({ props: codeProps });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  const message = await page.evaluate(() => {
    const { vestibule } = window;
    vestibule.unmount();
    document.querySelector('#widget')?.remove();
    try {
      vestibule.mount();
      return '';
    } catch (problem) {
      return problem instanceof Error ? problem.message : '';
    }
  });
  expect(message).toContain('#widget');
  expect(message).toContain('must exist before the mount call');
});
