// @vitest-environment node
import { chromium } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.mjs';
import { buildEditor } from '../../scripts/package/build-editor';
import { serveEditor } from '../../tools/theme-editor/serve-editor';

const folder = resolve(mkdtempSync(join('dist', 'editor-')));
beforeAll(() => buildEditor(folder), 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

test('the theme editor opens with a file, shows its contrast and its screens, and violates no policy', async () => {
  const theme = JSON.stringify({ colors: { primary: '#ffff00' } });
  const address = await serveEditor({ folder, port: 0, readTheme: async () => theme });
  const browser = await chromium.launch({ executablePath: headlessChromiumPath(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    const logged: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') logged.push(message.text());
    });
    page.on('pageerror', (error) => logged.push(error.message));
    await page.goto(address);
    await page.getByText(/\d+ of \d+ pairs fail\./).waitFor();
    const colors = page.locator('.editor__screens button[type=submit]').first();
    await colors.waitFor();
    expect(await colors.evaluate((button) => getComputedStyle(button).backgroundColor)).toBe('rgb(255, 255, 0)');
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download theme.json' }).click();
    expect((await download).suggestedFilename()).toBe('theme.json');
    expect(logged).toEqual([]);
  } finally {
    await browser.close();
  }
}, 60_000);
