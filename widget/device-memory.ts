import { type Memory, memoryAtom } from '../flows/core/last-used/last-used.atoms';
import type { Store } from './mount-definition';

const key = 'vestibule:last_used';

/** The memory of this device: the page's own local storage. Where that may not be used nothing is remembered. */
const deviceMemory: Memory = {
  read: () => {
    try {
      return localStorage.getItem(key) ?? undefined;
    } catch {
      return undefined;
    }
  },
  write: (text) => {
    try {
      if (text === undefined) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // Storage that may not be written keeps nothing.
    }
  },
  // The address this page was loaded from stays known when the token has been taken out of the address bar.
  arrival: () => {
    const [entry] = performance.getEntriesByType('navigation');
    const query = entry && URL.canParse(entry.name) ? new URL(entry.name).searchParams : undefined;
    return (query?.has('token') && query.get('stytch_token_type')) || undefined;
  },
};

/** Gives a mount that signs people in the memory of this device. */
export function setDeviceMemory(store: Store): void {
  store.set(memoryAtom, deviceMemory);
}
