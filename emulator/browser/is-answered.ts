/** The provider's own pages that a browser navigates to: those of social sign-in, and the frame of One Tap. */
const pages = /^\/(?:v1\/public\/oauth\/[^/]+\/start|clientside-services\/index\.html)$/;

type Asked = Pick<Request, 'url' | 'method' | 'mode' | 'referrer'>;

/**
 * Tells whether the service worker answers a request. It answers each request of a script of its own origin under
 * its address. It answers a navigation only to one of its pages, because any other site can navigate a browser to any
 * address, also with a form.
 * @param address the address under which the provider is called
 */
export function isAnswered({ url, method, mode, referrer }: Asked, address: string): boolean {
  if (!url.startsWith(`${address}/`)) return false;
  if (mode !== 'navigate') return true;
  const path = new URL(url).pathname.slice(new URL(address).pathname.length);
  if (method === 'GET') return pages.test(path);
  // The form of social sign-in, sent from that page.
  return method === 'POST' && path === '/oauth/continue' && referrer.startsWith(`${address}/`);
}
