import { Key } from 'selenium-webdriver';
import { expect } from '@playwright/test';
import { challenge } from '../support/challenge';
import { embedAddress } from '../support/embed';
import { codeProps } from '../support/sign-in';
import { test, type WebKit } from './webkit';
import { seeWords, signIn } from './webkit-steps';

const email = 'ada@example.com';

/** Fails unless focus is in the widget, and not at Back. */
const seeFocusKept = ({ run }: WebKit) =>
  expect
    .poll(() =>
      run<boolean>(
        "const at = document.activeElement; return Boolean(at.closest('.vestibule')) && at.ariaLabel !== 'Back'",
      ),
    )
    .toBe(true);

for (const { what, operation } of [
  { what: 'the email form', operation: 'otps.email.loginOrCreate' },
  { what: 'the check of a code', operation: 'otps.authenticate' },
] as const) {
  test(`focus stays in the widget when Cancel is pressed on ${what} [B-SCREEN-6]`, async ({
    webkit,
    world,
    control,
  }) => {
    await control.fault({ operation, kind: 'hang' });
    await webkit.driver.get(embedAddress(world.host, { props: codeProps }));
    await (await webkit.find('textbox', 'Email')).sendKeys(email, Key.ENTER);
    if (operation === 'otps.authenticate') {
      const code = await webkit.find('textbox', 'One-time passcode');
      await code.sendKeys((await control.newest(email)).code ?? '');
    }
    // It is slow after 8 s.
    await seeWords(webkit, 'Still working...');
    await (await webkit.find('button', 'Cancel')).sendKeys(Key.ENTER);
    await expect.poll(() => webkit.run<string>('return document.body.innerText')).not.toContain('Still working...');
    await seeFocusKept(webkit);
  });
}

test('focus stays in the widget when "Stay here" is pressed [B-SCREEN-6]', async ({ webkit, world, control }) => {
  const back = `${world.host}/?back=1`;
  await control.addClient({ client_id: 'robot', client_name: 'Robot', redirect_uris: [back] });
  await signIn(webkit, control, world.host, { email });
  const query = { client_id: 'robot', redirect_uri: back, scope: 'openid email', ...challenge };
  const props = { config: { products: [] }, denyBehaviour: 'ask' };
  await webkit.driver.get(embedAddress(world.host, { mount: 'identityProvider', props, query }));
  await (await webkit.find('button', 'Deny')).sendKeys(Key.ENTER);
  await (await webkit.find('button', 'Stay here')).sendKeys(Key.ENTER);
  await expect.poll(() => webkit.run<number>("return document.querySelectorAll('.vestibule button').length")).toBe(0);
  await seeFocusKept(webkit);
});

test('focus stays in the widget when the access of the last application is removed [B-SCREEN-6]', async ({
  webkit,
  world,
  control,
}) => {
  const connected_apps = [{ client_id: 'robot', name: 'Robot', scopes: ['openid'] }];
  await signIn(webkit, control, world.host, { email, connected_apps });
  await webkit.driver.get(embedAddress(world.host, { mount: 'connectedApps', props: { config: { products: [] } } }));
  await (await webkit.find('button', /^Remove access/)).sendKeys(Key.ENTER);
  await (await webkit.find('button', 'Yes, remove')).sendKeys(Key.ENTER);
  await seeWords(webkit, 'No application has access to your account.');
  await seeFocusKept(webkit);
});
