import type { ErrorType, ProviderError } from './errors';

/** The error that a host's `onError` receives: an `Error` with the catalogue's type and the operation that failed. */
export class WidgetError extends Error {
  /** The name of the class, for a log. */
  override readonly name = 'WidgetError';
  /**
   * `configuration` for an option or a page that is wrong; else the provider's `error_type` where it is in the catalogue. Where it
   * is not: `other`, `unreachable`, `broken` and others of the widget's own, which the guide to errors lists.
   */
  readonly type: ErrorType | 'configuration';
  /** The call that failed, by the client's name for it (`otps.authenticate`), or the part of the widget that did. */
  readonly operation: string;

  constructor(operation: string, type: ErrorType | 'configuration', message: string, cause?: unknown) {
    super(message, cause === undefined ? undefined : { cause });
    this.operation = operation;
    this.type = type;
  }
}

/** The host's error for a failed provider call. */
export function widgetError(operation: string, { type, serverMessage, cause }: ProviderError): WidgetError {
  return new WidgetError(
    operation,
    type,
    `${operation} failed (${type})${serverMessage ? `: ${serverMessage}` : ''}`,
    cause,
  );
}
