import type { Listener } from './listener';

/** Reads the page from its top, line by line, until such words are spoken, and returns the speech. */
export async function readUntilSpoken(listener: Listener, words: RegExp): Promise<string[]> {
  // Out of a field, so that the keys read.
  await listener.press('Tab');
  await listener.hear(/./, 5_000);
  await listener.press('ctrl+Home');
  const read = await listener.hear(/./, 5_000);
  for (let lines = 0; lines < 24 && !read.some((text) => words.test(text)); lines += 1) {
    await listener.press('Down');
    read.push(...(await listener.hear(/./, 3_000)));
  }
  return read;
}
