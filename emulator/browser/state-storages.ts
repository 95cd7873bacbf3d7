import type { StateStorage } from './persistent-provider';

/** A storage in the browser's caches, which a service worker can access; all tabs of the origin share it. */
export const cacheStateStorage = (address: string): StateStorage => {
  const key = `${address}/kept`;
  const open = () => caches.open('vestibule-auth-emulator');
  return {
    read: async () => (await (await open()).match(key))?.text(),
    write: async (text) => (await open()).put(key, new Response(text)),
  };
};

/** A storage in the session storage of a tab. Where that is blocked, the state lasts as long as the page. */
export const sessionStateStorage = (address: string): StateStorage => {
  const key = `vestibule-auth-emulator ${address}`;
  return {
    read: async () => attempt(() => sessionStorage.getItem(key) ?? undefined),
    write: async (text) => attempt(() => sessionStorage.setItem(key, text)),
  };
};

function attempt<Value>(reach: () => Value): Value | undefined {
  try {
    return reach();
  } catch {
    return undefined;
  }
}
