import * as React from 'react';

/**
 * React's `useLayoutEffect`, without the warning that React 18 logs for each on a server. Every component that a server
 * may render uses this one.
 */
export const useLayoutEffect = globalThis.document ? React.useLayoutEffect : React.useEffect;
