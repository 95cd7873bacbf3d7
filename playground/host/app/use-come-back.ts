import { useEffect } from 'react';
import { takeQuestion } from '../client/come-back';

/** Leads a user who had to sign in for an authorization request back to it. */
export function useComeBack(isSignedIn: boolean): void {
  useEffect(() => {
    const question = isSignedIn ? takeQuestion() : undefined;
    if (question) location.replace(question);
  }, [isSignedIn]);
}
