import { expect, test } from 'vitest';
import { createProvider } from './provider';

const origin = 'http://localhost:5180';
const preflight = (path: string) =>
  createProvider().fetch(
    new Request(`http://localhost:5181${path}`, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST' },
    }),
  );

test('a page of another origin may call the client API with its credentials', async () => {
  const { status, headers } = await preflight('/sdk/v1/users/search');
  expect(status).toBe(204);
  expect(Object.fromEntries(headers)).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'authorization, content-type, x-sdk-client, x-sdk-parent-host',
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    vary: 'Origin',
  });
});

test('telemetry may send its content type and no other header', async () => {
  expect((await preflight('/sdk/v1/events')).headers.get('access-control-allow-headers')).toBe('content-type');
});

test('the host page may use the control interface', async () => {
  expect((await preflight('/control/project')).headers.get('access-control-allow-methods')).toContain('PATCH');
});

test('a refused page can read the refusal', async () => {
  const { status, headers } = await createProvider().fetch(
    new Request('http://localhost:5181/sdk/v1/nothing', { headers: { origin } }),
  );
  expect(status).toBe(404);
  expect(headers.get('access-control-allow-origin')).toBe(origin);
});
