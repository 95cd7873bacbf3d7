import { useEffect } from 'react';
import { takeStoredRequest } from '../client/stored-request';

/** Redirects a user who had to sign in for an authorization request back to it. */
export function useReturnToRequest(isSignedIn: boolean): void {
  useEffect(() => {
    const question = isSignedIn ? takeStoredRequest() : undefined;
    if (question) location.replace(question);
  }, [isSignedIn]);
}
