import * as React from 'react';

/**
 * React's `useLayoutEffect`, in silence on a server: React 18 complains there of each, though a server runs none. Whatever
 * a server may render uses this one.
 */
export const useLayoutEffect = globalThis.document ? React.useLayoutEffect : React.useEffect;
