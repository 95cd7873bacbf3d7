import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from '../package/root.ts';
import { serveFolder } from '../serve-folder.ts';
import { launchBrowser, type ModeName, modeNames, openCamera } from './camera.ts';
import { compare, sumOf } from './compare.ts';
import type { Finding } from './finding.ts';
import { keepNone, keepPictures, sumOfCamera } from './kept-pictures.ts';
import type { State } from './states.ts';
import type { TouchedStory } from './touched.ts';

/** More pages than cores, because each of them sometimes waits: for a play function, or for the disk. */
const workers = availableParallelism() + 1;

/** The findings of a comparison, and the stories that could not be shown. */
export interface Photographed {
  findings: Finding[];
  /** The stories of the later side whose play function failed, with the mode: their pictures show another state. */
  unplayed: string[];
}

/**
 * Takes the pictures of stories on both sides, in every mode and in one browser, and finds the differences;
 * `ignoresCache` uses no cached ones.
 */
export async function photograph(
  before: State,
  after: State,
  touched: readonly TouchedStory[],
  folder: string,
  { ignoresCache = false } = {},
): Promise<Photographed> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'pictures'), { recursive: true });
  const browser = await launchBrowser();
  const kept = ignoresCache ? keepNone : keepPictures(join(root, '.cache', 'pictures'), await sumOfCamera(browser));
  const [former, present] = [
    await serveFolder(before.folder, { isKept: true }),
    await serveFolder(after.folder, { isKept: true }),
  ];
  const waiting = [...touched];
  const found: Finding[] = [];
  const unplayed: string[] = [];
  const work = async () => {
    const [earlierCamera, laterCamera] = [
      await openCamera(browser, former.origin),
      await openCamera(browser, present.origin),
    ];
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { id, title, name } = next.story;
      for (const mode of modeNames) {
        const later = await kept.get(id, mode, next.after, () => laterCamera.take(id, mode));
        if (!later.isPlayed) unplayed.push(`${title}: ${name}, ${mode}`);
        const earlier =
          next.before === undefined
            ? undefined
            : await kept.get(id, mode, next.before, () => earlierCamera.take(id, mode));
        const finding = compareStory(next, mode, earlier?.picture, later.picture, folder);
        if (finding) found.push(finding);
      }
      const done = touched.length - waiting.length;
      if (done % 20 === 0) console.log(`${done} of ${touched.length} stories compared ...`);
    }
    await earlierCamera.close();
    await laterCamera.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  await browser.close();
  former.close();
  present.close();
  return { findings: inOrder(found, touched), unplayed: unplayed.toSorted() };
}

/** Compares a story's pictures, and saves those that differ; undefined where they are equal. */
function compareStory(
  { story, ...sums }: TouchedStory,
  mode: ModeName,
  earlier: Buffer | undefined,
  later: Buffer,
  folder: string,
): Finding | undefined {
  const difference = earlier && compare(earlier, later);
  if (earlier && !difference) return undefined;
  const save = (name: string, picture: Buffer) => {
    const file = `pictures/${story.id}.${mode.replaceAll(' ', '-')}.${name}.png`;
    writeFileSync(join(folder, file), picture);
    return file;
  };
  return {
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
  };
}

/** In Storybook's order, each mode in turn: several pages took them in any order. */
function inOrder(found: readonly Finding[], touched: readonly TouchedStory[]): Finding[] {
  const turn = ({ mode }: Finding) => modeNames.findIndex((name) => name === mode);
  return touched.flatMap(({ story }) =>
    found.filter((finding) => finding.story === story.id).toSorted((a, b) => turn(a) - turn(b)),
  );
}
