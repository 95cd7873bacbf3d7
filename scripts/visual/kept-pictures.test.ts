import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { keepPictures } from './kept-pictures';

const folder = mkdtempSync(join(tmpdir(), 'vestibule-kept-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('a reviewer who compares twice with one commit waits for its pictures once', async () => {
  const take = vi.fn(async () => Buffer.from('a picture'));
  const first = await keepPictures(folder, 'sum').get('button', 'high contrast', take);
  const second = await keepPictures(folder, 'sum').get('button', 'high contrast', take);
  expect([first.toString(), second.toString()]).toEqual(['a picture', 'a picture']);
  expect(take).toHaveBeenCalledOnce();
});

test.each([
  ['another browser, or other fonts', 'other sum', 'button', 'light'],
  ['another mode', 'sum', 'button', 'dark'],
  ['another story', 'sum', 'icon', 'light'],
])('a reviewer is shown no kept picture of %s', async (_what, sum, story, mode) => {
  const take = vi.fn(async () => Buffer.from('taken now'));
  await keepPictures(folder, 'sum').get('button', 'light', async () => Buffer.from('kept'));
  expect((await keepPictures(folder, sum).get(story, mode, take)).toString()).toBe('taken now');
});
