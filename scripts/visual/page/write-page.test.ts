import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Finding } from '../finding';
import { writePage } from './write-page';

const finding: Finding = {
  story: 'button--primary',
  mode: 'dark',
  pixels: 'a-b',
  modules: 'c-d',
  title: 'primitives/button',
  name: 'Primary <img src=x>',
  kind: 'changed',
  differing: 1,
  files: { before: 'pictures/1.png', after: 'pictures/2.png', difference: 'pictures/3.png' },
};

test('the page is one file: pictures side by side, a mark for each, and nothing loaded from elsewhere', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'page-'));
  try {
    const light = { ...finding, mode: 'light', pixels: 'e-f', modules: 'g-h' };
    const file = await writePage(
      folder,
      {
        against: 'main',
        stories: 9,
        taken: 1,
        findings: [finding, light],
        removed: ['Screens/Old: Gone'],
        unplayed: ['Screens/Main: Sending, Arabic'],
      },
      { approved: [finding] },
    );
    const page = readFileSync(file, 'utf8');
    expect(page.match(/<article/g)).toHaveLength(2);
    for (const picture of ['1', '2', '3']) expect(page).toContain(`src="pictures/${picture}.png"`);
    expect(page.match(/type="checkbox" checked/g)).toHaveLength(1);
    expect(page).toContain('1 pixel differs');
    expect(page).toContain('Screens/Old: Gone');
    expect(page).toContain('Screens/Main: Sending, Arabic');
    // A story's name is text.
    expect(page).not.toContain('<img src=x>');
    expect(page).not.toMatch(/(?:src|href)="https?:/);
    // The script is in it, without its types.
    expect(page).toContain("addEventListener('keydown'".replaceAll("'", '"'));
    expect(page).not.toContain('HTMLElement =>');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
