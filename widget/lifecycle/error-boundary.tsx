import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  onError(error: unknown): void;
  children: ReactNode;
}

/**
 * The last resort: when rendering fails, the host's page keeps working, the host gets an error, and the visitor a sentence and a
 * retry. A class, because React catches errors in classes alone.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError(error);
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    // No part of the widget can be trusted to render this, its words and its styles among them.
    return (
      <div role="alert" lang="en" dir="ltr">
        <p>Something went wrong on our side. Try again.</p>
        <button type="button" onClick={() => this.setState({ hasFailed: false })}>
          Try again
        </button>
      </div>
    );
  }
}
