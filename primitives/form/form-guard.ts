import type { ReactElement } from 'react';

/** The guard that keeps forms from being sent before they are alive. The code of rendered pages sets it: no other page pays. */
export const formGuard: { element?: ReactElement } = {};
