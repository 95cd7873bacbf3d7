import type { Host } from '../../flows/core/host/host.atoms';
import type { Callbacks } from '../options';

/**
 * The host's callbacks, wrapped so that they cannot stop a flow. An exception or a rejection of a callback is passed to
 * the page's own error handling.
 */
export function guardedHost(callbacks: Callbacks | undefined): Host {
  const guarded = (name: keyof Callbacks) => (value: unknown) => {
    try {
      // To read it may throw as well. A value that is no function is reported as a mistake of the options (B-MOUNT-18).
      const callback: unknown = callbacks?.[name];
      // A host may pass an async function.
      if (typeof callback === 'function') Promise.resolve(callback.call(callbacks, value)).catch(reportToPage);
    } catch (thrown) {
      reportToPage(thrown);
    }
  };
  return { onEvent: guarded('onEvent'), onError: guarded('onError') };
}

/** Passes an error to the page's own error handling. */
function reportToPage(thrown: unknown): void {
  if (typeof reportError === 'function') return reportError(thrown);
  // Safari before 15.4, and jsdom, have no `reportError`.
  setTimeout(() => {
    throw thrown;
  });
}
