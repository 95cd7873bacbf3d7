/** How long a person is kept waiting, in milliseconds (`design.md` section 5). */
export const time = {
  /** Waiting is spoken from here; most answers come sooner and need no words. */
  announceAfter: 400,
  /** "Still working..." and a Cancel. */
  slowAfter: 8_000,
  /** It counts as unreachable. */
  deadline: 20_000,
} as const;
