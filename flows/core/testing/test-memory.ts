import type { Memory } from '../last-used/last-used.atoms';

/** The memory of a device in a test or a story: the methods of its text, and the one by which this page was reached. */
export function testMemory(text = '', arrival?: string): Memory & { text(): string } {
  let kept = text;
  return {
    read: () => kept,
    write: (given) => {
      kept = given;
    },
    arrival: () => arrival,
    text: () => kept.replace(/ \d+$/, ''),
  };
}
