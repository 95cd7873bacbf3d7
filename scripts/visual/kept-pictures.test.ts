import { mkdtempSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import type { Shot } from './camera';
import { keepPictures } from './kept-pictures';

const folder = mkdtempSync(join(tmpdir(), 'vestibule-kept-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const shot = (text: string, isPlayed = true): Shot => ({ picture: Buffer.from(text), isPlayed });

test('the picture of the same modules is taken once, in any commit', async () => {
  const take = vi.fn(async () => shot('a picture'));
  const first = await keepPictures(folder, 'sum').get('button', 'high contrast', 'modules', take);
  const second = await keepPictures(folder, 'sum').get('button', 'high contrast', 'modules', take);
  expect({ first, second }).toEqual({ first: shot('a picture'), second: shot('a picture') });
  expect(take).toHaveBeenCalledOnce();
});

test.each([
  ['another browser, or other fonts', 'other sum', 'button', 'light', 'modules'],
  ['another mode', 'sum', 'button', 'dark', 'modules'],
  ['another story', 'sum', 'icon', 'light', 'modules'],
  ['other modules', 'sum', 'button', 'light', 'others'],
])('no cached picture of %s is used', async (_what, sum, story, mode, modules) => {
  const take = vi.fn(async () => shot('taken now'));
  await keepPictures(folder, 'sum').get('button', 'light', 'modules', async () => shot('kept'));
  expect(await keepPictures(folder, sum).get(story, mode, modules, take)).toEqual(shot('taken now'));
});

test.each([
  ['whose play function failed', 'modules', false],
  ['whose modules a build said nothing of', 'unknown', true],
])('a picture %s is taken each time', async (_what, modules, isPlayed) => {
  const take = vi.fn(async () => shot('taken now', isPlayed));
  for (let time = 0; time < 2; time += 1)
    expect(await keepPictures(folder, 'sum').get('button', 'light', modules, take)).toEqual(
      shot('taken now', isPlayed),
    );
  expect(take).toHaveBeenCalledTimes(2);
});

test('a cached picture that no comparison used in a month is removed, and a used one is kept', async () => {
  const take = vi.fn(async () => shot('taken now'));
  const kept = keepPictures(folder, 'sum');
  await kept.get('button', 'light', 'modules', async () => shot('kept'));
  await kept.get('icon', 'light', 'modules', async () => shot('kept'));
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1_000);
  for (const story of ['button', 'icon'])
    utimesSync(join(folder, 'sum', `${story}.light.modules.png`), longAgo, longAgo);
  await kept.get('button', 'light', 'modules', take);
  const later = keepPictures(folder, 'sum');
  expect(await later.get('button', 'light', 'modules', take)).toEqual(shot('kept'));
  expect(await later.get('icon', 'light', 'modules', take)).toEqual(shot('taken now'));
});
