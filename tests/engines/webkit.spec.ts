import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { Key } from 'selenium-webdriver';
import { expect } from '@playwright/test';
import { embedAddress } from '../support/embed';
import { codeProps, linkProps } from '../support/sign-in';
import { test, type WebKit } from './webkit';

const email = 'ada@example.com';
const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** Fails unless axe is content, nothing overflows sideways, and the host heard of these failures and no other. */
async function seeNoBarrier({ driver, run }: WebKit, failures: readonly string[] = []): Promise<void> {
  await run(await readFile(axePath, 'utf8'));
  const violations = await driver.executeAsyncScript<string[]>(`
    const done = arguments[arguments.length - 1];
    const ending = document.getAnimations().filter(({ effect }) => effect.getComputedTiming().endTime !== Infinity);
    Promise.allSettled(ending.map(({ finished }) => finished))
      .then(() => axe.run(document, { runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }))
      .then(({ violations }) => done(violations.map(({ id, nodes }) => id + ' at ' + nodes[0].target)));`);
  expect(violations).toEqual([]);
  const overflow = await run<number>(
    'return document.documentElement.scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await run('return window.vestibule.errors.map(({ operation }) => operation)')).toEqual(failures);
}

const focused = ({ run }: WebKit) => run<string>('return document.activeElement.textContent');

test('a visitor signs in with a code from their mail, by keyboard alone', async ({ webkit, world, control }) => {
  await webkit.driver.get(embedAddress(world.host, { props: codeProps }));
  const field = await webkit.find('textbox', 'Email');
  await field.sendKeys(email, Key.ENTER);
  const code = await webkit.find('textbox', 'One-time passcode');
  await seeNoBarrier(webkit);
  const right = (await control.newest(email)).code ?? '';
  await code.sendKeys(right === '000000' ? '000001' : '000000');
  await webkit.find('alert', /.*/);
  expect(await code.getAttribute('aria-invalid')).toBe('true');
  await code.sendKeys(right);
  await webkit.find('heading', 'Success!');
  await expect.poll(() => focused(webkit)).toBe('Success!');
  await seeNoBarrier(webkit, ['otps.authenticate']);
});

test('a visitor asks for a link, and is told where it was sent', async ({ webkit, world, control }) => {
  await webkit.driver.get(embedAddress(world.host, { props: linkProps }));
  const field = await webkit.find('textbox', 'Email');
  await field.sendKeys('bob@example.com');
  await (await webkit.find('button', 'Continue with email')).click();
  await webkit.find('heading', 'Check your email');
  await expect.poll(() => focused(webkit)).toBe('Check your email');
  await seeNoBarrier(webkit);
  expect((await control.newest('bob@example.com')).links).toHaveLength(1);
});

test('a visitor makes an account with a password that is judged as they type', async ({ webkit, world }) => {
  const props = { config: { products: ['passwords'] } };
  await webkit.driver.get(embedAddress(world.host, { props }));
  await (await webkit.find('textbox', 'Email')).sendKeys('new@example.com', Key.ENTER);
  await webkit.find('heading', 'Create account');
  const password = webkit.driver.findElement({ css: 'input[type=password]' });
  await password.sendKeys('Correct horse battery staple 42');
  await webkit.find('meter', /.*/);
  await expect
    .poll(() => webkit.run('return document.querySelector("[role=meter]")?.getAttribute("aria-valuetext")'))
    .toBe('Strong');
  await seeNoBarrier(webkit);
  await password.sendKeys(Key.ENTER);
  await webkit.find('heading', 'Success!');
});

test('a number typed as people write it is sent as E.164', async ({ webkit, world, control }) => {
  const props = { config: { products: ['otp'], otpOptions: { methods: ['sms'] } } };
  await webkit.driver.get(embedAddress(world.host, { props }));
  const field = await webkit.find('textbox', 'Phone number');
  await field.sendKeys('(415) 555-0132', Key.ENTER);
  await webkit.find('textbox', 'One-time passcode');
  await seeNoBarrier(webkit);
  const [sent] = await control.requests('otps.sms.loginOrCreate');
  expect(sent?.body).toMatchObject({ phone_number: '+14155550132' });
});

test('somebody allows an application, and is led back with a code', async ({ webkit, world, control }) => {
  const { session_token, session_jwt } = await control.addUser({ email: 'carla@example.com' });
  const back = `${world.host}/?back=1`;
  await control.addClient({ client_id: 'robot', client_name: 'Invoice Robot', redirect_uris: [back] });
  await webkit.driver.get(`${world.host}/healthz`);
  for (const [name, value] of Object.entries({ stytch_session: session_token, stytch_session_jwt: session_jwt })) {
    await webkit.driver.manage().addCookie({ name, value });
  }
  const query = { client_id: 'robot', redirect_uri: back, state: 's+/=' };
  await webkit.driver.get(
    embedAddress(world.host, { mount: 'identityProvider', props: { config: { products: [] } }, query }),
  );
  const allow = await webkit.find('button', 'Allow');
  await seeNoBarrier(webkit);
  await expect.poll(() => allow.getAttribute('aria-disabled')).toBeNull();
  await allow.click();
  await expect.poll(() => webkit.driver.getCurrentUrl()).toMatch(/code=/);
  expect(new URL(await webkit.driver.getCurrentUrl()).searchParams.get('state')).toBe('s+/=');
  await webkit.driver.manage().deleteAllCookies();
});

test('under the strict policy, in a shadow root and right to left, the styles are there', async ({ webkit, world }) => {
  const props = { config: { products: ['emailMagicLinks'], enableShadowDOM: true }, locale: 'ar' };
  await webkit.driver.get(embedAddress(world.host, { props, csp: 'strict' }));
  const styled = `
    const root = document.querySelector('.vestibule')?.shadowRoot;
    const button = root?.querySelector('button[type=submit]');
    return button && [getComputedStyle(button).minHeight, getComputedStyle(button).direction];`;
  await expect.poll(() => webkit.run(styled)).toEqual(['45px', 'rtl']);
});
