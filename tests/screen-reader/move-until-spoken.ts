import type { Listener } from './listener';

/** Moves from control to control until such words are spoken, and returns the speech up to then. */
export async function moveUntilSpoken(listener: Listener, words: RegExp): Promise<string[]> {
  const heard: string[] = [];
  for (let steps = 0; steps < 12 && !heard.some((text) => words.test(text)); steps += 1) {
    await listener.press('Tab');
    heard.push(...(await listener.hear(/./, 5_000)));
  }
  return heard;
}
