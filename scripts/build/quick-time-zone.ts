import type { Plugin } from 'vite';

const slow = 'Intl.DateTimeFormat().resolvedOptions().timeZone';

/** The code of a module that reads the time zone from `Temporal`, where the browser has it. */
export const withQuickTimeZone = (code: string): string =>
  code.replaceAll(slow, `(globalThis.Temporal?.Now.timeZoneId() ?? ${slow})`);

/**
 * Lets the provider's client name the time zone without a date format. A browser needs some 30 ms to make its first one, and the
 * client's first request waits for it.
 */
export function quickTimeZone(): Plugin {
  let isFound = false;
  return {
    name: 'vestibule-quick-time-zone',
    transform: (code, id) => {
      if (!id.includes('/@stytch/') || !code.includes(slow)) return null;
      isFound = true;
      return { code: withQuickTimeZone(code), map: null };
    },
    buildEnd(error) {
      if (!error && !isFound) this.error('The client no longer reads the time zone as quick-time-zone.ts expects.');
    },
  };
}
