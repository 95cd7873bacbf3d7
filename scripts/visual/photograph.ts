import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright';
import { modes } from '../../.storybook/toolbar/modes.ts';
import { headlessChromiumPath } from '../chromium.mjs';
import { serveFolder } from '../serve-folder.ts';
import { compare, sumOf } from './compare.ts';
import type { Finding } from './finding.ts';
import type { State } from './states.ts';
import { noteStoryEnd, takePicture } from './take.ts';
import type { TouchedStory } from './touched.ts';

/** Takes the pictures of stories on both sides, in every mode and in one browser, and finds what differs. */
export async function photograph(
  before: State,
  after: State,
  touched: readonly TouchedStory[],
  folder: string,
): Promise<Finding[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const browser = await chromium.launch({
    executablePath: headlessChromiumPath(),
    // A tile that is drawn anew in part has other pixels at round corners than one that is drawn whole.
    args: ['--no-sandbox', '--disable-gpu', '--disable-partial-raster'],
  });
  const [former, present] = [
    await serveFolder(before.folder, { isKept: true }),
    await serveFolder(after.folder, { isKept: true }),
  ];
  const tasks = touched.flatMap((story) =>
    Object.keys(modes)
      .filter(isMode)
      .map((mode) => ({ ...story, mode })),
  );
  const found: Finding[] = [];

  const one = async (page: Page, { story, mode, ...sums }: (typeof tasks)[number]) => {
    const later = await takePicture(page, present.origin, story.id, modes[mode]);
    const earlier =
      sums.before === undefined ? undefined : await takePicture(page, former.origin, story.id, modes[mode]);
    const difference = earlier && compare(earlier, later);
    if (earlier && !difference) return;
    const save = (name: string, picture: Buffer) => {
      const file = `pictures/${story.id}.${mode.replaceAll(' ', '-')}.${name}.png`;
      writeFileSync(join(folder, file), picture);
      return file;
    };
    found.push({
      story: story.id,
      mode,
      pixels: `${earlier ? sumOf(earlier) : 'none'}-${sumOf(later)}`,
      modules: `${sums.before ?? 'none'}-${sums.after}`,
      title: story.title,
      name: story.name,
      kind: earlier ? 'changed' : 'new',
      differing: difference?.pixels ?? 0,
      files: {
        ...(earlier && { before: save('before', earlier) }),
        after: save('after', later),
        ...(difference && { difference: save('difference', difference.picture) }),
      },
    });
  };

  let taken = 0;
  const work = async () => {
    const context = await browser.newContext({ reducedMotion: 'reduce' });
    await context.addInitScript({ content: noteStoryEnd });
    const page = await context.newPage();
    for (let task = tasks.shift(); task; task = tasks.shift()) {
      await one(page, task);
      taken += 1;
      if (taken % 100 === 0) console.log(`${taken} compared, ${tasks.length} to go ...`);
    }
    await context.close();
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, work));
  await browser.close();
  former.close();
  present.close();
  return inOrder(found, touched);
}

type ModeName = keyof typeof modes;

const isMode = (name: string): name is ModeName => Object.hasOwn(modes, name);

/** As Storybook lists them, each mode in its turn: several pages took them in any order. */
function inOrder(found: readonly Finding[], touched: readonly TouchedStory[]): Finding[] {
  const names = Object.keys(modes);
  return touched.flatMap(({ story }) =>
    found
      .filter((finding) => finding.story === story.id)
      .toSorted((a, b) => names.indexOf(a.mode) - names.indexOf(b.mode)),
  );
}
