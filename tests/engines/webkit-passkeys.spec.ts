import { Key } from 'selenium-webdriver';
import { expect } from '@playwright/test';
import { embedAddress } from '../support/embed';
import { test } from './webkit';
import { focused, seeNoBarrier, signIn, signOut } from './webkit-steps';

const props = { config: { products: ['emailMagicLinks', 'passkeys'] } };

test.afterEach(({ webkit }) => signOut(webkit));

// This engine has no passkeys of its own; those that a user has elsewhere are managed in it all the same.
test('a user renames a passkey and deletes another, by keyboard [T-APG-8]', async ({ webkit, world, control }) => {
  const passkeys = [{ name: 'Laptop' }, { name: 'Phone' }];
  await signIn(webkit, control, world.host, { email: 'ada@example.com', passkeys, factors: ['email_otp', 'passkey'] });
  await webkit.driver.get(embedAddress(world.host, { mount: 'passkeyRegistration', props }));
  await (await webkit.find('button', 'Skip')).sendKeys(Key.ENTER);
  await (await webkit.find('button', 'Rename Laptop')).sendKeys(Key.ENTER);
  const field = await webkit.find('textbox', 'New name for Laptop');
  await seeNoBarrier(webkit);
  await field.clear();
  await field.sendKeys('Work laptop', Key.ENTER);
  await webkit.find('button', 'Rename Work laptop');
  await expect.poll(() => focused(webkit)).toBe('Rename Work laptop');
  await (await webkit.find('button', 'Delete Phone')).sendKeys(Key.ENTER);
  await webkit.find('group', 'Delete the Passkey “Phone”?');
  await expect.poll(() => focused(webkit)).toBe('Cancel');
  await seeNoBarrier(webkit);
  await (await webkit.find('button', 'Delete')).sendKeys(Key.ENTER);
  await expect.poll(() => control.requests.list('user.deleteWebauthnRegistration')).toHaveLength(1);
  await expect.poll(() => focused(webkit)).toBe('Delete Work laptop');
  await seeNoBarrier(webkit);
});
