import type { Shelf } from './kept-provider';

/** A shelf in the browser's caches, which a service worker can access; all tabs of the origin share it. */
export const cacheShelf = (address: string): Shelf => {
  const place = `${address}/kept`;
  const open = () => caches.open('vestibule-auth-emulator');
  return {
    read: async () => (await (await open()).match(place))?.text(),
    write: async (text) => (await open()).put(place, new Response(text)),
  };
};

/** A shelf in the session storage of a tab. Where that is blocked, the state lasts as long as the page. */
export const sessionShelf = (address: string): Shelf => {
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
