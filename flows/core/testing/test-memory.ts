import type { Memory } from '../last-used/last-used.atoms';

/** The memory of a device in a test or a story: its text, and the method by which this page was reached. */
export function testMemory(text = '', arrival?: string): Memory & { text(): string } {
  let kept = text;
  return {
    read: () => kept,
    write: (given) => {
      kept = given;
    },
    arrival: () => arrival,
    text: () => kept,
  };
}
