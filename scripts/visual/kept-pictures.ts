import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright';
import type { Shot } from './camera.ts';
import { sumOf } from './compare.ts';
import { unknown } from './touched.ts';

/** The cached pictures by the modules of their stories, for any commit. */
export interface KeptPictures {
  /** The picture of a story, which is taken only if none of the same modules is cached. */
  get(story: string, mode: string, modules: string, take: () => Promise<Shot>): Promise<Shot>;
}

/** Caches none: each picture is taken again. */
export const keepNone: KeptPictures = { get: (_story, _mode, _modules, take) => take() };

/** The time after which an unused picture is removed, in milliseconds. */
const keeping = 30 * 24 * 60 * 60 * 1_000;

/** Caches pictures in a folder, under a hash of all that they depend on besides their modules. */
export function keepPictures(folder: string, sum: string): KeptPictures {
  const place = join(folder, sum);
  mkdirSync(place, { recursive: true });
  dropOld(folder);
  return {
    get: async (story, mode, modules, take) => {
      const file = join(place, `${story}.${mode.replaceAll(' ', '-')}.${modules}.png`);
      const isKnown = modules !== unknown;
      if (isKnown && existsSync(file)) {
        const now = new Date();
        utimesSync(file, now, now);
        return { picture: readFileSync(file), isPlayed: true };
      }
      const shot = await take();
      if (isKnown && shot.isPlayed) writeFileSync(file, shot.picture);
      return shot;
    },
  };
}

function dropOld(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const file = join(folder, name);
    const { mtimeMs } = statSync(file);
    if (name.endsWith('.png') && Date.now() - mtimeMs > keeping) rmSync(file);
  }
}

/** Letters of every script that a picture contains, in the font families that themes name. */
const specimen = ['system-ui', 'sans-serif', 'monospace']
  .map(
    (family) =>
      `<p style="font: 400 16px ${family}">Ag <b>Ag</b> <i>Ag</i> Жщ Ωψ العربية עברית हिन्दी ไทย 漢字 かな 한글</p>`,
  )
  .join('');

/**
 * The hash of all that a picture depends on besides its story: the browser, the fonts of this machine, and the camera.
 */
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
