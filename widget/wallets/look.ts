/** How many wallets of one kind are listened to: more than anybody has, so a page that makes more is playing. */
export const most = 50;

/** What is seen in an object of the page; undefined where looking throws, as a getter or a proxy may. */
export function look<Seen>(at: () => Seen): Seen | undefined {
  try {
    return at();
  } catch {
    return undefined;
  }
}
