import type { Host } from '../../flows/core/host/host.atoms';
import type { WidgetEvent } from '../events';
import type { Callbacks } from '../options';

/**
 * The host's callbacks, wrapped so that they cannot stop a flow. An exception or a rejection of a callback is passed to
 * the page's own error handling.
 */
export function guardedHost(callbacks: Callbacks | undefined): Host {
  return {
    // A flow passes the provider's response on unchecked; its type is the documented one.
    onEvent: (event) => guard(callbacks?.onEvent, () => callbacks?.onEvent?.(event as WidgetEvent)),
    onError: (error) => guard(callbacks?.onError, () => callbacks?.onError?.(error)),
  };
}

function guard(callback: unknown, call: () => unknown): void {
  // A value that is no function is reported as a mistake of the options (B-MOUNT-18).
  if (typeof callback !== 'function') return;
  try {
    // A host may pass an async function.
    Promise.resolve(call()).catch(reportToPage);
  } catch (thrown) {
    reportToPage(thrown);
  }
}

/** Passes an error to the page's own error handling. */
export function reportToPage(thrown: unknown): void {
  if (typeof reportError === 'function') return reportError(thrown);
  // Safari before 15.4, and jsdom, have no `reportError`.
  setTimeout(() => {
    throw thrown;
  });
}
