import { useEffect } from 'react';
import { takeQuestion } from '../client/come-back';

/** Leads whoever came to sign in because of a question back to that question. */
export function useComeBack(isSignedIn: boolean): void {
  useEffect(() => {
    const question = isSignedIn ? takeQuestion() : undefined;
    if (question) location.replace(question);
  }, [isSignedIn]);
}
