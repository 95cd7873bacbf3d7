import type { Memory } from '../last-used/last-used.atoms';

/** The memory of a device in a test or a story: what it holds, and what this page was reached by. */
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
