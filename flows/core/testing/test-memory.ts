import type { Memory } from '../last-used/last-used.atoms';

/** The memory of a device in a test or a story: what it holds, and what this page was reached by. */
export function testMemory(text?: string, arrival?: string): Memory & { text(): string | undefined } {
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
