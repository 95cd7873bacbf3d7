import type { ObservedCall } from './observed-call';

const retryWindowMs = 1_000;

/**
 * The calls whose connection was reset. A browser repeats such a call automatically if its connection was in use
 * before, and to the caller both are one call.
 */
export interface ResetCalls {
  remember(call: ObservedCall): void;
  isSilentRetry(call: ObservedCall): boolean;
}

/** No calls yet. `now` is the machine's time, because a moved clock does not affect a browser's retry. */
export function createResetCalls(now: () => number = Date.now): ResetCalls {
  const resetAt = new Map<string, number>();
  return {
    remember: (call) => {
      resetAt.set(fingerprint(call), now());
    },
    isSilentRetry(call) {
      const at = resetAt.get(fingerprint(call));
      if (at === undefined) return false;
      // The client creates this header for every call.
      if (call.headers['x-sdk-client'] !== undefined) return true;
      const isFromBrowser = call.headers['sec-fetch-site'] !== undefined;
      return isFromBrowser && now() - at < retryWindowMs;
    },
  };
}

const fingerprint = ({ method, path, query, headers, text }: ObservedCall) =>
  JSON.stringify([method, path, query, headers['x-sdk-client'], text]);
