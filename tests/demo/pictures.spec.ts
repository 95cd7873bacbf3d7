import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import type { Browser } from 'playwright';
import { launchBrowser, type ModeName, openCamera } from '../../scripts/visual/camera';
import { compare } from '../../scripts/visual/compare';
import { serveFolder } from '../../scripts/serve-folder';

const storybook = fileURLToPath(new URL('../../dist/demo/storybook', import.meta.url));

/** Takes pictures of a story in one page: the modes in their turn. */
async function taken(browser: Browser, origin: string, story: string, modes: readonly ModeName[]): Promise<Buffer[]> {
  const camera = await openCamera(browser, origin);
  const pictures: Buffer[] = [];
  for (const mode of modes) {
    const { picture, isPlayed } = await camera.take(story, mode);
    expect(isPlayed, `the play function came to its end in ${mode}`).toBe(true);
    pictures.push(picture);
  }
  await camera.close();
  return pictures;
}

// Stories with keyboard input, a countdown, lazy code, a scroll position, and a fixed language.
for (const story of [
  'primitives-button--primary',
  'screens-main--invalid-address',
  'screens-otpauthenticate--counting-down',
  'screens-passwordcreateorlogin--good',
  'screens-idpconsent--hosts-own-screen-hides-failure',
  'tokens-theme-editor--from-a-colour',
]) {
  test(`the picture of ${story} is as on a page of its own, whichever mode was shown before`, async () => {
    test.setTimeout(120_000);
    // Of the command's own making: in another, tiles that are rendered again in part have other round corners.
    const browser = await launchBrowser();
    const { origin, close } = await serveFolder(storybook, { isKept: true });
    const inTurn = await taken(browser, origin, story, ['light', '320 px', 'dark', 'Arabic']);
    for (const [index, mode] of (['light', '320 px', 'dark', 'Arabic'] as const).entries()) {
      const [alone] = await taken(browser, origin, story, [mode]);
      const picture = inTurn[index];
      if (!alone || !picture) throw new Error('A picture was not taken.');
      expect(compare(alone, picture)?.pixels ?? 0, mode).toBe(0);
    }
    await browser.close();
    close();
  });
}
