/** The most wallets of one kind that are listened to: more than anybody has, so a page that makes more is playing. */
export const mostWallets = 50;

/** Reads an object of the page; undefined where reading throws, as a getter or a proxy may. */
export function readSafely<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}
