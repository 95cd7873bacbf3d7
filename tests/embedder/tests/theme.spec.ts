import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import process from 'node:process';
import { mergeThemes, themeFromColor } from 'vestibule-auth/tokens';
import { expect, test } from 'vestibule-auth-emulator/playwright';

const { light, dark } = themeFromColor('#ff6a00');
const rounded = { container: { borderRadius: '24px' } };
const pair = { light: mergeThemes(light, rounded), dark: mergeThemes(dark, rounded) };

const command = 'node_modules/vestibule-auth/bin/vestibule-auth.mjs';

for (const { scheme, background, isDark } of [
  { scheme: 'light', background: 'rgb(255, 255, 255)', isDark: false },
  { scheme: 'dark', background: undefined, isDark: true },
] as const)
  test(`a pair from one colour keeps its ${scheme} background when a radius is added`, async ({ page, emulator }) => {
    expect(await emulator.users.list()).toEqual([]);
    const warnings: string[] = [];
    page.on('console', (message) => void (message.type() === 'warning' && warnings.push(message.text())));
    await page.emulateMedia({ colorScheme: scheme });
    await page.goto(`/?theme=${encodeURIComponent(JSON.stringify(pair))}`);
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
    const card = await page
      .locator('.vestibule section')
      .first()
      .evaluate((element) => {
        const { backgroundColor, borderRadius } = getComputedStyle(element);
        return { backgroundColor, borderRadius };
      });
    expect(card.borderRadius).toBe('24px');
    if (background) expect(card.backgroundColor).toBe(background);
    const [red = 255] = card.backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    expect(red < 100).toBe(isDark);
    // The check of the contrast on localhost, one second after the mount.
    await page.waitForTimeout(2_000);
    expect(warnings.filter((text) => text.includes('contrast'))).toEqual([]);
  });

test('the command creates a pair that passes its own check, and its editor shows the pair', async ({ page }) => {
  const file = 'theme-of-test.json';
  let editor: ChildProcess | undefined;
  try {
    execFileSync(process.execPath, [command, 'theme', 'from-color', '#9A3F22', '--both', '--out', file], {
      stdio: 'ignore',
    });
    expect(execFileSync(process.execPath, [command, 'theme', 'check', file], { encoding: 'utf8' })).toMatch(
      /(\d+) of \1 pairs pass/,
    );
    editor = spawn(process.execPath, [command, 'theme', 'edit', file]);
    const address = await new Promise<string>((resolve) => {
      editor?.stdout?.on('data', (text) => {
        const [found] = /http:\/\/\S+/.exec(String(text)) ?? [];
        if (found) resolve(found);
      });
    });
    const errors: string[] = [];
    page.on('console', (message) => void (message.type() === 'error' && errors.push(message.text())));
    await page.goto(address);
    await expect(page.getByText('Every pair passes.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Download theme.json' })).toBeVisible();
    expect(errors).toEqual([]);
  } finally {
    editor?.kill();
    rmSync(file, { force: true });
  }
});
