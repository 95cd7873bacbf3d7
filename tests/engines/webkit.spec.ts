import { Key } from 'selenium-webdriver';
import { expect } from '@playwright/test';
import { embedAddress } from '../support/embed';
import { codeProps, linkProps } from '../support/sign-in';
import { test } from './webkit';
import { focused, seeNoBarrier } from './webkit-steps';

const email = 'ada@example.com';

test('a visitor signs in with a code from their mail, by keyboard alone [T-ENV-19]', async ({
  webkit,
  world,
  control,
}) => {
  await webkit.driver.get(embedAddress(world.host, { props: codeProps }));
  const field = await webkit.find('textbox', 'Email');
  await field.sendKeys(email, Key.ENTER);
  const code = await webkit.find('textbox', 'One-time passcode');
  await seeNoBarrier(webkit);
  const right = (await control.outbox.waitFor(email)).code ?? '';
  await code.sendKeys(right === '000000' ? '000001' : '000000');
  await webkit.find('alert', /.*/);
  expect(await code.getAttribute('aria-invalid')).toBe('true');
  await code.sendKeys(right);
  await webkit.find('heading', 'Success!');
  await expect.poll(() => focused(webkit)).toBe('Success!');
  await seeNoBarrier(webkit, ['otps.authenticate']);
});

test('a visitor asks for a link, and sees the address that it was sent to', async ({ webkit, world, control }) => {
  await webkit.driver.get(embedAddress(world.host, { props: linkProps }));
  const field = await webkit.find('textbox', 'Email');
  await field.sendKeys('bob@example.com');
  await (await webkit.find('button', 'Continue with email')).click();
  await webkit.find('heading', 'Check your email');
  await expect.poll(() => focused(webkit)).toBe('Check your email');
  await seeNoBarrier(webkit);
  expect((await control.outbox.waitFor('bob@example.com')).links).toHaveLength(1);
});

test('without a response an error is shown, and the input can be sent again [T-ANSWER-3]', async ({
  webkit,
  world,
  control,
}) => {
  await webkit.driver.get(embedAddress(world.host, { props: linkProps }));
  await control.faults.add({ operation: 'magicLinks.email.loginOrCreate', kind: 'reset', times: 1 });
  const field = await webkit.find('textbox', 'Email');
  await field.sendKeys('eve@example.com', Key.ENTER);
  await webkit.find('alert', /.*/);
  await seeNoBarrier(webkit, ['magicLinks.email.loginOrCreate']);
  expect(await field.getAttribute('value')).toBe('eve@example.com');
  await (await webkit.find('button', 'Continue with email')).click();
  await webkit.find('heading', 'Check your email');
});

test('a phone number in a common notation is sent as E.164', async ({ webkit, world, control }) => {
  const props = { config: { products: ['otp'], otpOptions: { methods: ['sms'] } } };
  await webkit.driver.get(embedAddress(world.host, { props }));
  const field = await webkit.find('textbox', 'Phone number');
  await field.sendKeys('(415) 555-0132', Key.ENTER);
  await webkit.find('textbox', 'One-time passcode');
  await seeNoBarrier(webkit);
  const [sent] = await control.requests.list('otps.sms.loginOrCreate');
  expect(sent?.body).toMatchObject({ phone_number: '+14155550132' });
});

for (const enableShadowDOM of [false, true]) {
  test(`the arrow keys move from tab to tab, and input is kept${enableShadowDOM ? ', in a shadow root' : ''}`, async ({
    webkit,
    world,
  }) => {
    const config = { products: ['otp'], otpOptions: { methods: ['email', 'sms', 'whatsapp'] }, enableShadowDOM };
    await webkit.driver.get(embedAddress(world.host, { props: { config } }));
    // A shadow root's elements are found in it, not in the page.
    const inside = enableShadowDOM ? "(document.querySelector('.vestibule')?.shadowRoot ?? document)" : 'document';
    const see = (script: string) => webkit.run<string>(script.replaceAll('inside', inside));
    await expect.poll(() => see(`return inside.querySelectorAll('[role=tab]').length`)).toBe(3);
    await see(`inside.querySelector('input').focus()`);
    await webkit.driver.switchTo().activeElement().sendKeys('ada@exam');
    await see(`inside.querySelector('[role=tab]').focus()`);
    const press = (key: string) => webkit.driver.actions().sendKeys(key).perform();
    const selected = () => see(`return inside.querySelector('[aria-selected=true]').textContent`);
    await press(Key.ARROW_RIGHT);
    await expect.poll(selected).toBe('Text');
    expect(await see(`return inside.activeElement.textContent`)).toBe('Text');
    await press(Key.END);
    await expect.poll(selected).toBe('WhatsApp');
    await press(Key.ARROW_RIGHT);
    // With its mark, where another test has signed in by mail.
    await expect.poll(selected).toMatch(/^Email/);
    await expect.poll(() => see(`return inside.querySelector('input').value`)).toBe('ada@exam');
    await seeNoBarrier(webkit);
  });
}

test('a visitor is redirected to GitHub, and returns signed in', async ({ webkit, world, control }) => {
  const back = `${world.host}/?back=1`;
  const oauthOptions = { loginRedirectURL: back, signupRedirectURL: back, providers: [{ type: 'github' }] };
  await webkit.driver.get(embedAddress(world.host, { props: { config: { products: ['oauth'], oauthOptions } } }));
  const button = await webkit.find('button', 'Continue with GitHub');
  await seeNoBarrier(webkit);
  await button.click();
  await webkit.find('heading', 'GitHub (stand-in)');
  await (await webkit.find('button', 'Continue')).click();
  await expect.poll(() => webkit.driver.getCurrentUrl()).toContain(back);
  expect(await control.requests.list('oauth.start')).toHaveLength(1);
});

test('under the strict policy, in a shadow root and right to left, the styles are applied', async ({
  webkit,
  world,
}) => {
  const props = { config: { products: ['emailMagicLinks'], enableShadowDOM: true }, locale: 'ar' };
  await webkit.driver.get(embedAddress(world.host, { props, csp: 'strict' }));
  const styled = `
    const root = document.querySelector('.vestibule')?.shadowRoot;
    const button = root?.querySelector('button[type=submit]');
    return button && [getComputedStyle(button).minHeight, getComputedStyle(button).direction];`;
  await expect.poll(() => webkit.run(styled)).toEqual(['45px', 'rtl']);
});
