import type { Listener } from './listener';

/** Goes on from control to control until such words are said, and gives what is said on the way. */
export async function goOnTo(listener: Listener, words: RegExp): Promise<string[]> {
  const heard: string[] = [];
  for (let steps = 0; steps < 12 && !heard.some((text) => words.test(text)); steps += 1) {
    await listener.press('Tab');
    heard.push(...(await listener.hear(/./, 5_000)));
  }
  return heard;
}
