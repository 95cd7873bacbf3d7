import { createServer } from 'node:http';

/**
 * Serves an address that sets cookies and redirects. Cookies do not depend on the port, so the host receives them.
 */
export async function serveArrival(
  cookies: Readonly<Record<string, string>>,
  address: string,
): Promise<{ address: string; close(): void }> {
  const server = createServer((_request, response) => {
    const left = Object.entries(cookies).map(([name, value]) => `${name}=${value}; Path=/; SameSite=Lax`);
    response.writeHead(302, { location: address, 'set-cookie': left }).end();
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  const place = server.address();
  if (typeof place !== 'object' || !place) throw new Error('The arrival has no port.');
  return { address: `http://localhost:${place.port}/`, close: () => void server.close() };
}
