import { eachRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { axeViolations } from '../support/axe';
import { conditions } from './conditions';
import { codeProps, linkProps } from '../support/sign-in';

/** The conditions in which a long address is looked at in each run; the long run has all. */
const withLongAddress = /twice as large/;

/** The conditions that another test of each run has in it: the long run has all of them on every way. */
const withinAnother: ReadonlySet<string> = new Set([
  'at 320 px',
  'in a shadow root',
  'in the dark theme',
  'in the high contrast theme',
  'in the pseudo-locale at 320 px',
  'with reduced motion',
]);

for (const { name, props, before, after } of conditions) {
  const onCodes = eachRun(!withinAnother.has(name));
  test(
    `a visitor meets no barrier on the method with a code, ${name} [T-ALL-2] [T-ENV-6] [T-ENV-13] [T-SEEN-3] [T-WCAG-253] [T-WCAG-258] [T-WCAG-412]`,
    onCodes,
    async ({ page, embed, control, watch, seeNoBarrier }) => {
      watch.allow(/status of 404/);
      await before?.(page);
      await embed({ props: { ...codeProps, ...props, config: { ...codeProps.config, ...props?.config } } });
      const email = page.locator('input[name=email]');
      await expect(email).toBeVisible();
      await after?.(page);
      await seeNoBarrier();
      await email.fill('ada@');
      await page.keyboard.press('Enter');
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await seeNoBarrier();
      await email.fill('ada@example.com');
      await page.keyboard.press('Enter');
      const code = page.locator('input[name=code]');
      await expect(code).toBeFocused();
      await seeNoBarrier();
      const right = (await control.outbox.waitFor('ada@example.com')).code ?? '';
      await page.keyboard.type(right === '000000' ? '000001' : '000000');
      await expect(code).toHaveAttribute('aria-invalid', 'true');
      await seeNoBarrier();
      await page.keyboard.type(right);
      await expect(page.locator('[data-screen-heading]')).toBeFocused();
      await expect(code).toHaveCount(0);
      await seeNoBarrier();
    },
  );

  const tag = eachRun(withLongAddress.test(name));
  test(
    `a visitor meets no barrier on the way to a link, ${name} [T-WCAG-244]`,
    tag,
    async ({ page, embed, seeNoBarrier }) => {
      await before?.(page);
      await embed({ props: { ...linkProps, ...props, config: linkProps.config } });
      await page.locator('input[name=email]').fill(`${'augusta.ada.king.'.repeat(3)}lovelace@example.com`);
      await after?.(page);
      await page.keyboard.press('Enter');
      await expect(page.locator('[data-screen-heading]')).toBeFocused();
      await expect(page.locator('a[href*="mail.google"]')).toBeVisible();
      await seeNoBarrier();
    },
  );
}

// What the checks of every screen find, so that one that finds nothing means something.
for (const [what, html, rule] of [
  [
    'a name that does not have the visible words in it',
    '<button aria-label="Go on">Resend code</button>',
    'label-content-name-mismatch',
  ],
  ['a target smaller than 24 px', '<button style="all:unset;font-size:8px">a</button>'.repeat(3), 'target-size'],
  ['text that is too pale', '<p style="color:#ccc">Too pale</p>', 'color-contrast'],
  ['a field without a label', '<input>', 'label'],
  ['a picture without words', '<img src="data:,">', 'image-alt'],
] as const) {
  test(
    `a page with ${what} has a barrier [T-ALL-2] [T-WCAG-253] [T-WCAG-258]`,
    eachRun(/pale|smaller/.test(what)),
    async ({ page, embed }) => {
      await embed({ props: codeProps });
      await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
      expect(await axeViolations(page)).toEqual([]);
      await page.evaluate((planted) => document.body.insertAdjacentHTML('beforeend', planted), html);
      expect((await axeViolations(page)).join()).toContain(`${rule} at`);
    },
  );
}

for (const [reducedMotion, expected] of [
  ['reduce', 'nothing moves'],
  ['no-preference', 'something moves'],
] as const) {
  test(`with the preference ${reducedMotion}, ${expected} from Main to a wrong code [T-SEEN-7] [B-LOOK-6] [T-WCAG-222]`, async ({
    page,
    embed,
    control,
    watch,
  }) => {
    watch.allow(/status of 404/);
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const moved: string[] = [];
      Object.assign(window, { moved });
      for (const type of ['animationstart', 'transitionrun']) {
        document.addEventListener(
          type,
          (event) => {
            const { animationName, propertyName } = event as AnimationEvent & TransitionEvent;
            moved.push(animationName ?? propertyName);
          },
          true,
        );
      }
    });
    await embed({ props: codeProps });
    await control.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'delay', ms: 700 });
    await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
    await page.getByRole('button', { name: 'Continue with email' }).click();
    const code = page.getByRole('textbox', { name: 'One-time passcode' });
    await expect(code).toBeFocused();
    const right = (await control.outbox.waitFor('ada@example.com')).code ?? '';
    await page.keyboard.type(right === '000000' ? '000001' : '000000');
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    const moved = await page.evaluate(() => (window as unknown as { moved: string[] }).moved.length);
    expect(moved > 0).toBe(reducedMotion === 'no-preference');
  });
}

test('in forced colours the focused field still shows its ring [B-LOOK-6]', async ({ page, embed }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await embed({ props: codeProps });
  await page.getByRole('button', { name: 'Continue with email' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveCSS('outline-style', 'solid');
});

test('in forced colours the check of a success has the colour of the words [B-LOOK-6]', async ({
  page,
  embed,
  control,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await embed({ props: codeProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await page
    .getByRole('textbox', { name: 'One-time passcode' })
    .fill((await control.outbox.waitFor('ada@example.com')).code ?? '');
  const heading = page.getByRole('heading', { name: 'Success!' });
  await expect(heading).toBeVisible();
  const words = await heading.evaluate((element) => getComputedStyle(element).color);
  await expect(page.locator('svg[viewBox="0 0 48 48"]')).toHaveCSS('color', words);
});
