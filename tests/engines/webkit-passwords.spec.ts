import { Key } from 'selenium-webdriver';
import { expect } from '@playwright/test';
import { embedAddress } from '../support/embed';
import { test, type WebKit } from './webkit';
import { focused, seeNoBarrier, seeWords, signOut } from './webkit-steps';

const props = { config: { products: ['passwords'] } };
const strong = 'Correct horse battery staple 42';
const passwordField = { css: 'input[autocomplete$=password]' };

test.afterEach(({ webkit }) => signOut(webkit));

/** Waits until the input has been rated. */
const beStrong = ({ run }: WebKit) =>
  expect
    .poll(() => run('return document.querySelector("[role=meter]")?.getAttribute("aria-valuetext")'))
    .toBe('Strong');

test('a visitor creates an account with a password that is rated while they type', async ({ webkit, world }) => {
  await webkit.driver.get(embedAddress(world.host, { props }));
  await (await webkit.find('textbox', 'Email')).sendKeys('new@example.com', Key.ENTER);
  await webkit.find('heading', 'Create account');
  const password = webkit.driver.findElement(passwordField);
  await password.sendKeys(strong);
  await beStrong(webkit);
  await seeNoBarrier(webkit);
  await password.sendKeys(Key.ENTER);
  await webkit.find('heading', 'Success!');
});

test('an existing user logs in, after a wrong try', async ({ webkit, world, control }) => {
  await control.users.create({ email: 'ada@example.com', password: strong });
  await webkit.driver.get(embedAddress(world.host, { props }));
  await (await webkit.find('textbox', 'Email')).sendKeys('ada@example.com', Key.ENTER);
  await webkit.find('heading', 'Log in');
  const password = webkit.driver.findElement(passwordField);
  await password.sendKeys('wrong', Key.ENTER);
  await seeWords(webkit, 'Unauthorized credentials.');
  await (await webkit.find('button', 'Show password')).click();
  expect(await password.getAttribute('type')).toBe('text');
  await seeNoBarrier(webkit, ['passwords.authenticate']);
  await password.clear();
  await password.sendKeys(strong, Key.ENTER);
  await webkit.find('heading', 'Success!');
});

test('a user who forgot their password resets it by mail', async ({ webkit, world, control }) => {
  const link = embedAddress(world.host, { mount: 'passwordReset', props });
  const passwordOptions = { resetPasswordRedirectURL: link, loginRedirectURL: link };
  await control.users.create({ email: 'ada@example.com', password: strong });
  await webkit.driver.get(embedAddress(world.host, { props: { config: { ...props.config, passwordOptions } } }));
  await (await webkit.find('textbox', 'Email')).sendKeys('ada@example.com', Key.ENTER);
  await (await webkit.find('button', 'Forgot Password?')).click();
  await webkit.find('heading', 'Check your email');
  await expect.poll(() => focused(webkit)).toBe('Check your email');
  const { links } = await control.outbox.waitFor('ada@example.com');
  await webkit.driver.get(links.find(({ rel }) => rel === 'reset_password')?.href ?? '');
  await webkit.find('heading', 'Set a new password');
  expect(await webkit.driver.getCurrentUrl()).not.toContain('token=');
  await seeNoBarrier(webkit);
  const password = webkit.driver.findElement(passwordField);
  await password.sendKeys(`${strong} again`);
  await beStrong(webkit);
  await password.sendKeys(Key.ENTER);
  await webkit.find('heading', 'Success!');
});
