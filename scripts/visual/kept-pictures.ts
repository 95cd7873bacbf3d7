import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Shot } from './camera.ts';
import { sumOf } from './compare.ts';
import { unknown } from './touched.ts';

/** The pictures of what stories are made of, kept from one comparison to the next, whichever commit they were taken of. */
export interface KeptPictures {
  /** A story as it is seen, taken only where no picture of the same modules is there. */
  get(story: string, mode: string, modules: string, take: () => Promise<Shot>): Promise<Shot>;
}

/** Keeps pictures in a folder, under a sum of all that they depend on besides their modules. */
export function keepPictures(folder: string, sum: string): KeptPictures {
  const place = join(folder, sum);
  mkdirSync(place, { recursive: true });
  return {
    get: async (story, mode, modules, take) => {
      const file = join(place, `${story}.${mode.replaceAll(' ', '-')}.${modules}.png`);
      const isKnown = modules !== unknown;
      if (isKnown && existsSync(file)) return { picture: readFileSync(file), isPlayed: true };
      const shot = await take();
      if (isKnown && shot.isPlayed) writeFileSync(file, shot.picture);
      return shot;
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
