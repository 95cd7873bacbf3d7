import { atom } from 'jotai/vanilla';

/** True on a telephone or a tablet, where the authenticator app is most likely on the same device. Read once for each store. */
export const isPhoneAtom = atom(() => matchMedia('(pointer: coarse) and (hover: none)').matches);
