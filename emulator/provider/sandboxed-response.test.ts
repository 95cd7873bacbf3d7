import { expect, test } from 'vitest';
import { createVisitor } from '../testing/visitor';

const contained = {
  'content-security-policy': "sandbox; default-src 'none'",
  'x-content-type-options': 'nosniff',
};
const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';

/** The headers of the response to a navigation. */
async function headersAt(path: string, fault?: object, method = 'GET') {
  const { provider, control } = createVisitor();
  if (fault) await control('POST', '/faults', { operation: 'bootstrap', kind: 'status', status: 200, ...fault });
  const { headers } = await provider.fetch(new Request(`http://localhost:5181${path}`, { method }));
  return Object.fromEntries(headers);
}

test.each([
  ['/control/state'],
  ['/control/nothing'],
  ['/healthz'],
  ['/nothing'],
  [`/sdk/v1/projects/bootstrap/${publicToken}`],
  ['/sdk/v1/projects/bootstrap/x', { body: '<script></script>', content_type: 'text/html' }],
  ['/sdk/v1/projects/bootstrap/x', { status: 204 }],
  [
    '/sdk/v1/projects/bootstrap/x',
    { headers: { 'Content-Security-Policy': 'sandbox allow-scripts', 'X-Content-Type-Options': 'sniff' } },
  ],
  [`/sdk/v1/projects/bootstrap/${publicToken}`, { kind: 'truncate' }, 'OPTIONS'],
])('the response at %s with the fault %j runs no script in a browser [T-EMU-3]', async (path, fault?, method?) => {
  expect(await headersAt(path, fault, method)).toMatchObject(contained);
});

test.each([
  ['/', "style-src 'unsafe-inline'"],
  ['/outbox', "style-src 'unsafe-inline'"],
  ['/v1/public/oauth/google/start', "style-src 'unsafe-inline'"],
  ['/clientside-services/index.html', "script-src 'self'"],
])('the page %s keeps the policy that it needs [T-EMU-3]', async (path, part) => {
  const headers = await headersAt(path);
  expect(headers['content-security-policy']).toContain(part);
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
