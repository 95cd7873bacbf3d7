import { expect, test } from '../support/fixtures';
import { linkProps } from '../support/sign-in';

const words = [
  '<img src=x onerror="window.__x=1"><script>window.__x=1</script>',
  'See https://stytch.com/docs/a), https://evil.test/x, https://stytch.com.evil.test/y and javascript:alert(1).',
  `\u202Ereversed ${'long '.repeat(200)}`,
];

test('text of the server is shown as text: no markup runs, no foreign link is rendered, no line overflows [B-FAIL-2] [T-TEXT-1]', async ({
  page,
  embed,
  control,
  watch,
  seeNoBarrier,
}) => {
  watch.allow(/status of 400/);
  await page.setViewportSize({ width: 320, height: 800 });
  await embed({ props: linkProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  for (const error_message of words) {
    await control.faults.add({
      operation: 'magicLinks.email.loginOrCreate',
      kind: 'status',
      status: 400,
      body: { status_code: 400, error_type: 'never_heard_of', error_message, error_url: '' },
    });
    await page.getByRole('button', { name: 'Continue with email' }).click();
    await expect(page.getByRole('alert')).toContainText(error_message.slice(1, 12));
    await seeNoBarrier();
    for (const link of await page.getByRole('alert').getByRole('link').all()) {
      await expect(link).toHaveAttribute('href', 'https://stytch.com/docs/a');
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
  }
  expect(await page.evaluate(() => Reflect.get(window, '__x'))).toBeUndefined();
});

test('the widget works on a page that has elements named like ours [T-HOST-2]', async ({ page, embed, control }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const form = document.createElement('form');
      form.id = 'email';
      const location = document.createElement('a');
      location.id = 'location';
      document.body.append(form, location);
    });
  });
  await embed({ props: linkProps });
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  expect(await control.requests.list('magicLinks.email.loginOrCreate')).toHaveLength(1);
});

test('buttons are visible and can be pressed on a page with aggressive style sheets [B-MOUNT-11] [T-HOST-1]', async ({
  page,
  embed,
}) => {
  await embed({ props: { config: { ...linkProps.config, enableShadowDOM: true } } });
  const button = page.getByRole('button', { name: 'Continue with email' });
  const before = await button.boundingBox();
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      'body *{all:unset!important} button,input{display:none!important} label{display:none} :focus{outline:none!important} [role]{opacity:0}',
    );
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  });
  await expect(button).toBeVisible();
  const after = await button.boundingBox();
  expect(after?.height).toBe(before?.height);
});
