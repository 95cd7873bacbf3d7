/** The time limits of a call, in milliseconds. */
export const timing = {
  /** Waiting is spoken from here; most answers come sooner and need no words. */
  announceAfter: 400,
  /** "Still working..." and a Cancel. */
  slowAfter: 8_000,
  /** It counts as unreachable. */
  deadline: 20_000,
} as const;
