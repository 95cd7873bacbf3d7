import { createContext } from 'react';

/** The id that a screen's title takes inside a dialog that is named by it. */
export const HeadingId = createContext<string | undefined>(undefined);
