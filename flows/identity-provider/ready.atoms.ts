import { atom } from 'jotai/vanilla';

/** How long a decision must have been on show before it can be made, in milliseconds: nobody allows what just slid under their hand. */
const showing = 500;

const readyAtom = atom(false);

/** Whether Allow may be pressed (double-click-jacking, HST-18). */
export const isReadyAtom = atom(
  (get) => get(readyAtom),
  (_get, set) => {
    const timer = setTimeout(() => set(readyAtom, true), showing);
    return () => {
      clearTimeout(timer);
      set(readyAtom, false);
    };
  },
);
isReadyAtom.onMount = (begin) => begin();
