import { Key } from 'selenium-webdriver';
import { expect } from '@playwright/test';
import type { Control } from '../../emulator/control/control';
import { embedAddress } from '../support/embed';
import { codeProps } from '../support/sign-in';
import { test, type WebKit } from './webkit';
import { focused, seeNoBarrier, seeWords, signOut } from './webkit-steps';

const email = 'ada@example.com';
const result = ({ run }: WebKit) => run<string>("return document.querySelector('#result')?.textContent ?? ''");
const dialogs = ({ run }: WebKit) => run<number>("return document.querySelectorAll('dialog').length");

/** Opens the dialog, by keyboard, on a page that is scrolled. */
async function open(webkit: WebKit, host: string) {
  await webkit.driver.get(embedAddress(host, { mount: 'signIn', props: codeProps }));
  await webkit.run("document.body.style.padding = '300px 0 3000px'; scrollTo(0, 40)");
  await (await webkit.find('button', 'Open')).sendKeys(Key.ENTER);
  await webkit.find('heading', 'Sign up or log in');
}

/** Logs in with a mailed code, on a page that shows Main. */
async function logIn(webkit: WebKit, control: Control) {
  await (await webkit.find('textbox', 'Email')).sendKeys(email, Key.ENTER);
  const field = await webkit.find('textbox', 'One-time passcode');
  await field.sendKeys((await control.outbox.waitFor(email)).code ?? '');
}

test.beforeEach(async ({ webkit, world }) => {
  await webkit.driver.get(`${world.host}/healthz`);
  await webkit.run('localStorage.clear()');
  await signOut(webkit);
});

test('Escape and Close reject, and give focus back [B-SIGNIN-4]', async ({ webkit, world, control }) => {
  void control;
  await open(webkit, world.host);
  await expect.poll(() => webkit.run('return document.activeElement.type')).toBe('email');
  await seeNoBarrier(webkit);
  await webkit.driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect.poll(() => dialogs(webkit)).toBe(0);
  expect(JSON.parse(await result(webkit))).toEqual({ name: 'SignInClosedError', reason: 'closed' });
  expect(await focused(webkit)).toBe('Open');
  await (await webkit.find('button', 'Open')).sendKeys(Key.ENTER);
  await (await webkit.find('button', 'Close')).click();
  await expect.poll(() => dialogs(webkit)).toBe(0);
  expect(await focused(webkit)).toBe('Open');
});

test('a user logs in over the unchanged page, and later without a dialog [B-SIGNIN-1] [B-SIGNIN-3]', async ({
  webkit,
  world,
  control,
}) => {
  await open(webkit, world.host);
  await logIn(webkit, control);
  await expect.poll(() => result(webkit)).toContain('"how":"dialog"');
  expect(await dialogs(webkit)).toBe(0);
  expect(await focused(webkit)).toBe('Open');
  expect(await webkit.run('return [scrollY, document.documentElement.style.overflow]')).toEqual([40, '']);
  await webkit.driver.get(embedAddress(world.host, { mount: 'signIn', props: codeProps }));
  await (await webkit.find('button', 'Open')).sendKeys(Key.ENTER);
  await expect.poll(() => result(webkit)).toContain('"how":"session"');
  expect(await dialogs(webkit)).toBe(0);
});

test('the guard warns, and extends the session [B-GUARD-1]', async ({ webkit, world, control }) => {
  const config = { ...codeProps.config, sessionOptions: { sessionDurationMinutes: 5 } };
  await webkit.driver.get(embedAddress(world.host, { props: { config } }));
  await logIn(webkit, control);
  await webkit.find('heading', 'Success!');
  const props = { config, warnBeforeMinutes: 4.95, extendByMinutes: 30 };
  await webkit.driver.get(embedAddress(world.host, { mount: 'sessionGuard', props }));
  // The page's script makes its field.
  await expect.poll(() => webkit.run("return document.querySelector('textarea') !== null")).toBe(true);
  await webkit.run("document.querySelector('textarea').focus()");
  await webkit.find('heading', 'Are you still there?');
  await seeWords(webkit, 'You will be logged out in 4:');
  await expect.poll(() => focused(webkit)).toBe('Stay logged in');
  await seeNoBarrier(webkit);
  // A dialog that opens by itself takes no press in its first half second.
  await webkit.driver.sleep(600);
  await webkit.driver.actions().sendKeys(Key.ENTER).perform();
  await expect.poll(() => dialogs(webkit)).toBe(0);
  expect(await focused(webkit)).toBe('Notes');
  const asked = await control.requests.list('session.authenticate');
  expect(asked.map(({ body }) => body)).toContainEqual({ session_duration_minutes: 30 });
});
