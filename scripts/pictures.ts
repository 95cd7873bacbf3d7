import { spawn } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright';
import { darkTheme } from '../tokens/dark-theme.ts';
import { chromiumPath } from './chromium.mjs';

// Takes the README's pictures from the playground, as `npm start` would show it.
const host = 'http://localhost:5380';
const provider = 'http://localhost:5381';
const email = 'ada@example.com';
const tabs = {
  config: {
    products: ['emailMagicLinks', 'otp'],
    otpOptions: { methods: ['sms', 'whatsapp'] },
  },
};
const code = { config: { products: ['otp'], otpOptions: { methods: ['email'] } } };

mkdirSync('docs/pictures', { recursive: true });
const server = spawn(process.execPath, ['--import', 'tsx', 'playground/server.ts'], {
  env: { ...process.env, PORT: '5380', PROVIDER_PORT: '5381' },
  stdio: 'ignore',
});
for (let tries = 0; tries < 100 && !(await fetch(`${host}/healthz`).catch(() => undefined))?.ok; tries += 1) {
  await new Promise((resolve) => setTimeout(resolve, 100));
}
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
try {
  await fetch(`${provider}/control/project`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ disable_sdk_watermark: true }),
  });
  await picture(browser, 'main', { config: { products: ['emailMagicLinks'] } });
  await picture(browser, 'otp', code, async (page) => {
    await giveEmail(page);
    await page.getByRole('textbox', { name: 'One-time passcode' }).pressSequentially('123');
  });
  await picture(browser, 'tabs', tabs, (page) => page.getByRole('tab', { name: 'Text' }).click());
  await picture(browser, 'password', { config: { products: ['passwords'] } }, async (page) => {
    await giveEmail(page, 'new@example.com');
    await page.getByRole('textbox', { name: 'New password' }).pressSequentially('correct horse battery staple');
    await page.getByRole('meter').waitFor();
  });
  await picture(browser, 'dark', { ...tabs, theme: darkTheme });
  await picture(browser, 'rtl', { ...tabs, locale: 'ar' });
  await playground(browser);
} finally {
  await browser.close();
  server.kill();
}

async function picture(of: Browser, name: string, props: object, act: (page: Page) => Promise<void> = async () => {}) {
  const page = await of.newPage({ viewport: { width: 464, height: 560 }, deviceScaleFactor: 1.5 });
  if (name === 'dark') await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${host}/embed?props=${encodeURIComponent(JSON.stringify(props))}`);
  await page.locator('.vestibule input').first().waitFor();
  await act(page);
  await page.waitForTimeout(500);
  await page.screenshot({ path: `docs/pictures/${name}.png` });
  await page.close();
}

async function giveEmail(page: Page, address = email) {
  await page.getByRole('textbox', { name: 'Email' }).fill(address);
  await page.keyboard.press('Enter');
  await page.locator('.vestibule input[name=email]').waitFor({ state: 'detached' });
}

async function playground(of: Browser) {
  const page = await of.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(host);
  await page.getByRole('textbox', { name: 'Email' }).first().fill(email);
  await page.keyboard.press('Enter');
  await page.getByText('Sign in with this link').waitFor();
  await page.waitForTimeout(500);
  await page.screenshot({ path: 'docs/pictures/playground.png' });
}
