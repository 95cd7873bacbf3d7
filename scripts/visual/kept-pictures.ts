import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import { sumOf } from './compare.ts';

/** The pictures of a state that stays as it is, kept from one comparison to the next. */
export interface KeptPictures {
  /** A picture, taken only where it is not there yet. */
  get(story: string, mode: string, take: () => Promise<Buffer>): Promise<Buffer>;
}

/** Keeps pictures in a folder, under a sum of all that they depend on besides their commit. */
export function keepPictures(folder: string, sum: string): KeptPictures {
  const place = join(folder, sum);
  mkdirSync(place, { recursive: true });
  return {
    get: async (story, mode, take) => {
      const file = join(place, `${story}.${mode.replaceAll(' ', '-')}.png`);
      if (existsSync(file)) return readFileSync(file);
      const picture = await take();
      writeFileSync(file, picture);
      return picture;
    },
  };
}

/** Letters of every script that a picture shows, in the families that themes name. */
const specimen = ['system-ui', 'sans-serif', 'monospace']
  .map(
    (family) =>
      `<p style="font: 400 16px ${family}">Ag <b>Ag</b> <i>Ag</i> Жщ Ωψ العربية עברית हिन्दी ไทย 漢字 かな 한글</p>`,
  )
  .join('');

/** The sum of what a picture depends on besides its story: the browser, the fonts of this machine, and the camera. */
export async function sumOfCamera(browser: Browser): Promise<string> {
  const page = await browser.newPage();
  await page.setContent(specimen);
  const letters = await page.screenshot();
  await page.close();
  const code = ['camera.ts', '../../.storybook/toolbar/modes.ts'].map((file) =>
    readFileSync(new URL(file, import.meta.url)),
  );
  return sumOf(Buffer.concat([Buffer.from(browser.version()), letters, ...code]));
}
