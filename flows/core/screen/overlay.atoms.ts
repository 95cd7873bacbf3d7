import { atom } from 'jotai/vanilla';
import type { ComponentType } from 'react';

/** A screen that is before the present one for a while; the stay on the present one goes on. None where undefined. */
export const overlayAtom = atom<{ screen: ComponentType } | undefined>(undefined);
