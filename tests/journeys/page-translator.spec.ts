import type { Page } from '@playwright/test';
import { condition } from '../support/condition';
import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { codeProps } from '../support/sign-in';

/** Translates the page as browsers do, also its later changes: each text node is replaced by elements. */
const translate = (page: Page) =>
  page.addInitScript(() => {
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Text[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!text.data.trim() || !parent || parent.closest('font, script, style')) continue;
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild?.append(`~${text.data}`);
        text.replaceWith(font);
      }
    };
    document.addEventListener('DOMContentLoaded', () => {
      translateIn(document.body);
      new MutationObserver((records) => {
        for (const { addedNodes, target, type } of records) {
          if (type === 'characterData') translateIn(target);
          else for (const node of addedNodes) translateIn(node);
        }
      }).observe(document.body, { subtree: true, childList: true, characterData: true });
    });
  });

for (const [where, options] of [
  ['from a module', {}],
  // Preact is in React's place there.
  ['with a script tag', { entry: 'script' }],
] as const) {
  test(
    `on a page that is translated as it changes a visitor reads each error, the countdown and the end, ${where} [T-TEXT-9]`,
    eachRun(where === 'from a module'),
    async ({ page, embed, control, watch }) => {
      test.skip(condition === 'shadow', 'a translator does not look into a shadow root');
      watch.allow(/status of 404/);
      await translate(page);
      await page.clock.install();
      await embed({ props: codeProps, ...options });
      await expect(page.getByRole('heading', { name: '~Sign up or log in' })).toBeVisible();
      const email = page.locator('input[name=email]');
      await email.fill('ada@');
      await email.press('Enter');
      await expect(page.getByRole('alert')).toContainText('~');
      await email.fill('ada@example.com');
      await expect(page.getByRole('alert')).toHaveCount(0);
      await email.press('Enter');
      const code = page.locator('input[name=code]');
      await expect(code).toBeFocused();
      const timer = page.getByRole('timer');
      await expect(timer).toHaveText(/^~[^~]*[45]:\d\d[^~]*$/);
      await page.clock.runFor(120_000);
      await expect(timer).toHaveText(/^~[^~]*[23]:\d\d[^~]*$/);
      const right = (await control.outbox.waitFor('ada@example.com')).code ?? '';
      await code.fill(right === '000000' ? '000001' : '000000');
      await expect(page.getByRole('alert')).toHaveText(/^~Invalid passcode, please try again\.$/);
      await page.getByRole('button', { name: '~Resend code' }).click();
      await expect(page.getByRole('button', { name: '~Code sent' })).toBeVisible();
      await code.fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
      await expect(page.getByRole('heading', { name: '~Success!' })).toBeFocused();
    },
  );
}
