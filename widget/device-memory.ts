import { recall, remember } from '../flows/core/host/device-memory';
import { type Memory, memoryAtom } from '../flows/core/last-used/last-used.atoms';
import type { Store } from './mount-definition';

const key = 'last_used';

/** The memory of this device: the page's own local storage. Where that may not be used nothing is remembered. */
const deviceMemory: Memory = {
  read: () => recall(key) ?? '',
  write: (text) => remember(key, text || undefined),
  arrival: () => {
    // The address this page was loaded from stays known when the token has been taken out of the address bar.
    const [entry] = performance.getEntriesByType('navigation');
    const type = /[?&]stytch_token_type=(\w+)/.exec(entry?.name ?? '')?.[1];
    return type === 'magic_links' ? 'email' : type;
  },
};

/** Gives a mount that signs people in the memory of this device. */
export function setDeviceMemory(store: Store): void {
  store.set(memoryAtom, deviceMemory);
}
