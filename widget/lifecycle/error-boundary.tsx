import type { ReactNode } from 'react';
import { ErrorBoundary } from '../../flows/core/screen/error-boundary';

export interface WidgetErrorBoundaryProps {
  onError(error: unknown): void;
  children: ReactNode;
}

/** The last resort: when rendering fails, the host's page works on, the error is reported, and the user can try again. */
export function WidgetErrorBoundary({ onError, children }: WidgetErrorBoundaryProps) {
  return (
    <ErrorBoundary
      onError={onError}
      // This must not depend on any part of the widget, its messages and its styles included.
      fallback={(retry) => (
        <div role="alert" lang="en" dir="ltr">
          <p>Something went wrong on our side. Try again.</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </div>
      )}
    >
      {children}
    </ErrorBoundary>
  );
}
