import type { Page } from '@playwright/test';
import { condition } from '../support/condition';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { shifts, standInTheMiddle } from '../support/shifts';
import { addEthereumWallet } from '../support/wallets';

const config = {
  products: ['oauth', 'otp', 'crypto'],
  otpOptions: { methods: ['email', 'sms'] },
  oauthOptions: { providers: [{ type: 'google' }, { type: 'github' }] },
};
const key = 'vestibule:last_used';
const forget = { name: 'Forget the last used way to log in' };
const buttons = (page: Page) =>
  page.locator('.vestibule').getByRole('button', { name: /^Continue with (Google|GitHub)/ });

/** A device with this value in its storage. */
async function remember(page: Page, text: string): Promise<void> {
  await page.addInitScript(
    ([name, value]) => {
      // Firefox begins with a page of its own, which may keep nothing.
      if (origin === 'null' || sessionStorage.getItem('is set')) return;
      sessionStorage.setItem('is set', 'yes');
      localStorage.setItem(name ?? '', value ?? '');
    },
    [key, text],
  );
}

test('a code by e-mail marks its tab for the next visit, and is forgotten by keyboard alone [B-LAST-3]', async ({
  page,
  embed,
  control,
  seeNoBarrier,
}) => {
  await embed({ props: { config } });
  await expect(page.getByRole('tab', { name: 'Email' })).toBeVisible();
  await expect(page.getByText('Last used', { exact: true })).toHaveCount(0);
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
  await page.keyboard.type((await control.outbox.waitFor('ada@example.com')).code ?? '');
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();

  await embed({ props: { config } });
  const tab = page.getByRole('tab', { name: 'Email', exact: true });
  await expect(tab).toHaveAccessibleDescription('Last used');
  await expect(page.getByText('Last used', { exact: true })).toBeVisible();
  await seeNoBarrier();
  await page.getByRole('button', forget).focus();
  await page.keyboard.press('Enter');
  await expect(tab).toBeFocused();
  await expect(page.getByText('Last used', { exact: true })).toHaveCount(0);
  await expect(page.getByText('Your last used way to log in has been forgotten.')).toBeAttached();
  await expect(page.getByRole('button', forget)).toHaveCount(0);
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBeNull();
  await embed({ props: { config } });
  await expect(tab).toBeVisible();
  await expect(page.getByText('Last used', { exact: true })).toHaveCount(0);
});

test('a sign-in with a wallet marks it for the next visit, and puts it first if the host requests that [B-LAST-1]', async ({
  page,
  embed,
}) => {
  await addEthereumWallet(page, { at: 'ethereum', flags: { isMetaMask: true } });
  await embed({ props: { config } });
  await page.getByRole('button', { name: 'Metamask' }).click();
  await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
  await embed({ props: { config } });
  const wallet = page.getByRole('button', { name: 'Metamask' });
  await expect(wallet).toHaveAccessibleDescription('Last used');
  const top = async (name: string) => (await page.getByRole('button', { name }).boundingBox())?.y ?? 0;
  expect(await top('Continue with Google')).toBeLessThan(await top('Metamask'));
  await embed({ props: { config: { ...config, lastUsed: 'first' } } });
  await expect(wallet).toHaveAccessibleDescription('Last used');
  expect(await top('Metamask')).toBeLessThan(await top('Continue with Google'));
});

test('with last used first, a provider is first in its row, a tab is first on the page, and Forget restores the order [B-LAST-2]', async ({
  page,
  embed,
  seeNoBarrier,
}) => {
  await remember(page, 'oauth:github');
  const props = { config: { ...config, lastUsed: 'first' } };
  await embed({ props });
  await expect(buttons(page)).toHaveText(['Continue with GitHub', 'Continue with Google']);
  await seeNoBarrier();
  await page.getByRole('button', forget).click();
  await expect(page.getByRole('button', { name: 'Continue with GitHub' })).toBeFocused();
  await expect(buttons(page)).toHaveText(['Continue with Google', 'Continue with GitHub']);

  await page.evaluate((name) => localStorage.setItem(name, 'sms'), key);
  await embed({ props });
  const tab = page.getByRole('tab', { name: 'Text', exact: true });
  await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(tab).toHaveAccessibleDescription('Last used');
  const top = async (role: 'tab' | 'button', name: string) =>
    (await page.getByRole(role, { name }).boundingBox())?.y ?? 0;
  expect(await top('tab', 'Text')).toBeLessThan(await top('button', 'Continue with Google'));
  await seeNoBarrier();
});

test('nothing shifts on Main for a visitor who used a method before [B-LAST-4]', inLongRun, async ({ page, embed }) => {
  await remember(page, 'oauth:google');
  await standInTheMiddle(page);
  await embed({ props: { config } });
  await expect(page.getByText('Last used', { exact: true })).toBeVisible();
  await page.waitForTimeout(500);
  expect(await shifts(page)).toBe(0);
});

for (const text of [
  '<b>',
  'constructor -',
  'oauth:toString',
  'crypto:%3Cscript%3E -',
  '{"used":"email"}',
  'x'.repeat(1_000_000),
]) {
  test(
    `Main is unchanged for a visitor whose device has stored ${text.slice(0, 30)} [B-LAST-4] [T-TEXT-11]`,
    eachRun(text.startsWith('<b>')),
    async ({ page, embed }) => {
      await remember(page, text);
      await embed({ props: { config: { ...config, lastUsed: 'first' } } });
      await expect(buttons(page)).toHaveText(['Continue with Google', 'Continue with GitHub']);
      await expect(page.getByRole('tab')).toHaveText(['Email', 'Text']);
      await expect(page.getByText('Last used', { exact: true })).toHaveCount(0);
    },
  );
}

test(
  'a visitor whose browser blocks storage signs in all the same [B-LAST-4]',
  inLongRun,
  async ({ page, embed, control }) => {
    await page.addInitScript(() => {
      for (const name of ['getItem', 'setItem', 'removeItem'] as const) {
        const given = Storage.prototype[name];
        // Of ours alone: the provider's client has storage of its own to do without.
        Storage.prototype[name] = function blocked(this: Storage, one: string, ...rest: string[]) {
          if (one.startsWith('vestibule:')) throw new DOMException('blocked', 'SecurityError');
          return Reflect.apply(given, this, [one, ...rest]);
        };
      }
    });
    await embed({ props: { config } });
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
    await page.keyboard.type((await control.outbox.waitFor('ada@example.com')).code ?? '');
    await expect(page.getByRole('heading', { name: 'Success!' })).toBeFocused();
    await embed({ props: { config } });
    await expect(page.getByRole('tab', { name: 'Email' })).toBeVisible();
    await expect(page.getByText('Last used', { exact: true })).toHaveCount(0);
  },
);

test(
  'Main with a mark fits a narrow page in a language with long words, also from right to left',
  inLongRun,
  async ({ page, embed, seeNoBarrier }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await remember(page, 'sms');
    const otpOptions = { methods: ['email', 'sms', 'whatsapp'] };
    for (const locale of ['es', 'ar', 'hi', 'ja']) {
      await embed({ props: { config: { ...config, otpOptions }, locale } });
      await expect(page.getByRole('tab')).toHaveCount(3);
      await seeNoBarrier();
    }
  },
);

test('a page with one method stores the method of the link that it was reached by', async ({ page, embed }) => {
  await remember(page, ' email');
  const query = { stytch_token_type: 'magic_links', token: 'spent elsewhere' };
  await embed({ props: { config: { products: ['emailMagicLinks'] } }, query });
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  expect(await page.evaluate((name) => localStorage.getItem(name), key)).toBe('email');
});

test('a page with one form reads the storage of the device after it has rendered the form', async ({ page, embed }) => {
  test.skip(condition === 'shadow', 'what it looks for is in the page');
  await page.addInitScript((name) => {
    const read = Storage.prototype.getItem;
    Storage.prototype.getItem = function (asked: string) {
      const form = document.querySelector('.vestibule input') ? 'form' : 'no form';
      if (asked === name) document.documentElement.dataset['read'] = form;
      return read.call(this, asked);
    };
  }, key);
  await embed({ props: { config: { products: ['otp'], otpOptions: { methods: ['email'] } } } });
  await expect(page.locator('html')).toHaveAttribute('data-read', 'form');
});
