import { useEffect } from 'react';
import { takeStoredRequest } from '../client/stored-request';

/** Redirects a user who had to sign in for an authorization request back to it. */
export function useReturnToRequest(isSignedIn: boolean): void {
  useEffect(() => {
    const request = isSignedIn ? takeStoredRequest() : undefined;
    if (request) location.replace(request);
  }, [isSignedIn]);
}
