import { recall, remember } from '../../flows/core/host/device-memory';
import { type Memory, memoryAtom } from '../../flows/core/last-used/last-used.atoms';
import type { Store } from '../../flows/core/host/host.atoms';

const key = 'last_used';

/** The memory of the last used method: on this device, and by the address that this page was loaded from. */
const lastUsedMemory: Memory = {
  read: () => recall(key) ?? '',
  write: (text) => remember(key, text || undefined),
  arrival: () => {
    // The address this page was loaded from is still known after the token has been removed from the address bar.
    const [entry] = performance.getEntriesByType('navigation');
    const type = /[?&]stytch_token_type=(\w+)/.exec(entry?.name ?? '')?.[1];
    return type === 'magic_links' ? 'email' : type;
  },
};

/** Sets that memory in a mount that signs users in. */
export function setLastUsedMemory(store: Store): void {
  store.set(memoryAtom, lastUsedMemory);
}
