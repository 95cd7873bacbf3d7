import type { Page } from '@playwright/test';
import { eachRun, inLongRun } from '../support/each-run';
import { expect, test } from '../support/fixtures';
import { openScriptPage } from '../support/script-page';
import { codeProps } from '../support/sign-in';

const field = (page: Page) => page.getByRole('textbox', { name: 'Email' });

test(
  'an element that the page moves keeps its widget, with its screen and what was typed [B-MOUNT-7]',
  inLongRun,
  async ({ page, embed }) => {
    await embed({ entry: 'element', props: codeProps });
    await field(page).fill('ada@example');
    const element = page.locator('vestibule-login');
    await element.evaluate((login) => document.body.appendChild(document.createElement('section')).append(login));
    await expect(field(page)).toHaveValue('ada@example');
    await field(page).fill('ada@example.com');
    await page.keyboard.press('Enter');
    const heading = page.getByRole('heading', { name: 'Enter passcode' });
    await expect(heading).toBeVisible();
    await element.evaluate((login) => {
      const place = document.body.appendChild(document.createElement('section'));
      if ('moveBefore' in place && typeof place.moveBefore === 'function') place.moveBefore(login, null);
      else place.append(login);
    });
    await expect(heading).toBeVisible();
    await element.evaluate((login) => login.remove());
    await expect.poll(() => page.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
  },
);

for (const how of ['append', 'moveBefore']) {
  test(
    `an element that the page moves into a shadow root by ${how} is mounted again, with the widget's styles there [B-MOUNT-7]`,
    eachRun(how === 'append'),
    async ({ page, embed }) => {
      await embed({ entry: 'element', props: codeProps });
      await expect(field(page)).toBeVisible();
      await page.locator('vestibule-login').evaluate((login, isMove) => {
        const place = document.body.appendChild(document.createElement('section')).attachShadow({ mode: 'open' });
        if (isMove && 'moveBefore' in place && typeof place.moveBefore === 'function') place.moveBefore(login, null);
        else place.append(login);
      }, how === 'moveBefore');
      await expect(field(page)).toBeVisible();
      const sheets = () =>
        page.evaluate(() => [
          document.adoptedStyleSheets.length,
          document.querySelector('section')?.shadowRoot?.adoptedStyleSheets.length,
        ]);
      await expect.poll(sheets).toEqual([0, expect.any(Number)]);
      expect((await sheets())[1]).toBeGreaterThan(0);
    },
  );
}

test(
  'a rendered React element in a shadow root keeps its widget while the page takes its container out [B-MOUNT-7]',
  inLongRun,
  async ({ page, embed }) => {
    const config = { ...codeProps.config, enableShadowDOM: true };
    // It is asked for once the widget has taken over.
    const asked = page.waitForRequest(/\/sdk\/v1\/projects\/bootstrap\//);
    await embed({ entry: 'react', server: '1', props: { config } });
    await asked;
    await field(page).fill('ada@example');
    await page.locator('[data-react]').evaluate(async ({ parentElement: container }) => {
      if (!container) throw new Error('React has rendered it into no container.');
      const place = container.parentNode;
      container.remove();
      await new Promise((resolve) => setTimeout(resolve, 300));
      place?.append(container);
    });
    await expect(field(page)).toHaveValue('ada@example');
    await field(page).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Enter passcode' })).toBeVisible();
  },
);

test('a widget in a frame of the same origin has its styles in that document [B-MOUNT-7]', async ({
  page,
  world,
  emulator,
}) => {
  await openScriptPage(
    page,
    emulator,
    world.host,
    `const frame = document.querySelector('main').appendChild(document.createElement('iframe'));
     Vestibule.mountLogin(frame.contentDocument.body, { client, ...${JSON.stringify(codeProps)} });`,
  );
  const button = page.frameLocator('iframe').getByRole('button', { name: 'Continue with email' });
  await expect(button).toBeVisible();
  expect(await button.evaluate((one) => getComputedStyle(one).minHeight)).not.toBe('0px');
});

test(
  'a frame that the page removes with its widget takes no later styles from the widget of the page [B-MOUNT-8]',
  inLongRun,
  async ({ page, world, emulator }) => {
    await openScriptPage(
      page,
      emulator,
      world.host,
      `const main = document.querySelector('main');
     const frame = main.appendChild(document.createElement('iframe'));
     Vestibule.mountLogin(frame.contentDocument.body, { client, ...${JSON.stringify(codeProps)} });
     Vestibule.mountLogin(main.appendChild(document.createElement('div')), { client, ...${JSON.stringify(codeProps)} });`,
    );
    await expect(page.frameLocator('iframe').getByRole('textbox', { name: 'Email' })).toBeVisible();
    const sheets = () => page.evaluate(() => document.adoptedStyleSheets.length);
    const before = await sheets();
    await page.locator('iframe').evaluate((frame) => frame.remove());
    await field(page).fill('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
    // The screen of the passcode comes with styles of its own.
    expect(await sheets()).toBeGreaterThan(before);
  },
);

for (const place of ['document', 'shadow root']) {
  test(`in a ${place} of a frame of the same origin focus follows the screen [B-MOUNT-7] [B-SCREEN-6]`, async ({
    page,
    world,
    emulator,
  }) => {
    await openScriptPage(
      page,
      emulator,
      world.host,
      `const frame = document.querySelector('main').appendChild(document.createElement('iframe'));
       frame.width = frame.height = 600;
       const inFrame = frame.contentDocument;
       const box = inFrame.body.appendChild(inFrame.createElement('div'));
       const root = ${place === 'document' ? 'box' : "box.attachShadow({ mode: 'open' })"};
       const target = root.appendChild(inFrame.createElement('div'));
       Vestibule.mountLogin(target, { client, ...${JSON.stringify(codeProps)} });`,
    );
    const frame = page.frameLocator('iframe');
    const email = frame.getByRole('textbox', { name: 'Email' });
    expect(await email.evaluate((field) => getComputedStyle(field).minHeight)).not.toBe('0px');
    await email.click();
    await page.keyboard.type('ada@example.com');
    await page.keyboard.press('Enter');
    await expect(frame.getByRole('textbox', { name: 'One-time passcode' })).toBeFocused();
    await frame.getByRole('button', { name: 'Back' }).press('Enter');
    await expect(frame.getByRole('heading', { name: 'Sign up or log in' })).toBeFocused();
  });
}

test(
  'a widget in an element that comes into a shadow root after the mount has its styles there, and ends with its host [B-MOUNT-7]',
  inLongRun,
  async ({ page, world, emulator }) => {
    await openScriptPage(
      page,
      emulator,
      world.host,
      `const box = document.createElement('div');
     Vestibule.mountLogin(box, { client, ...${JSON.stringify(codeProps)} });
     const section = document.querySelector('main').appendChild(document.createElement('section'));
     section.attachShadow({ mode: 'open' }).append(box);`,
    );
    await expect(field(page)).toBeVisible();
    expect(await field(page).evaluate((one) => getComputedStyle(one).minHeight)).not.toBe('0px');
    const sheets = () =>
      page.evaluate(() => ({
        inPage: document.adoptedStyleSheets.length,
        inShadow: document.querySelector('section')?.shadowRoot?.adoptedStyleSheets.length,
      }));
    await expect.poll(async () => (await sheets()).inPage).toBe(0);
    expect((await sheets()).inShadow).toBeGreaterThan(0);
    await page.evaluate(() => {
      const section = document.querySelector('section');
      Object.assign(window, { shadow: section?.shadowRoot });
      section?.remove();
    });
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'shadow').adoptedStyleSheets.length)).toBe(0);
  },
);
