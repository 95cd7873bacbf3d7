import { Component, type ReactNode } from 'react';

export interface ErrorBoundaryProps {
  /** Called with what was thrown. */
  onError(error: unknown): void;
  /** Rendered in place of the children after an error; `retry` renders them again. */
  fallback(retry: () => void): ReactNode;
  children: ReactNode;
}

/** The boundary around parts that may throw while they render. A class, because React has no other way to catch. */
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
    return this.props.fallback(() => this.setState({ hasFailed: false }));
  }
}
