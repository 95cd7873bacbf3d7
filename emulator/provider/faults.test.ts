import { expect, test } from 'vitest';
import { createMemory } from './memory/memory';
import { createFaultQueue, type Fault } from './faults';
import { createVisitor } from '../testing/visitor';

const search = (visitor: ReturnType<typeof createVisitor>) =>
  visitor.post('/users/search', { email: 'ada@example.com' });

test('a fault applies to the calls that it names, and to no others', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/faults', {
    operation: 'users.search',
    nth: 2,
    times: 2,
    kind: 'status',
    status: 503,
  });
  await visitor.post('/passwords/strength_check', { password: 'a' });
  const statuses = [];
  for (let call = 0; call < 4; call += 1) statuses.push((await search(visitor)).status);
  expect(statuses).toEqual([200, 503, 503, 200]);
});

test('faults of one operation that are due together apply to one call after another', () => {
  const queue = createFaultQueue(createMemory());
  const fault = (nth: number, ms: number): Fault => ({ operation: 'bootstrap', nth, times: 1, kind: 'delay', ms });
  for (const queued of [fault(1, 1), fault(1, 2), fault(3, 3)]) queue.add(queued);
  const met = [1, 2, 3, 4].map(() => queue.take('bootstrap'));
  expect(met).toEqual([fault(1, 1), fault(1, 2), fault(3, 3), undefined]);
});

test.each([
  [{ status: 429, headers: { 'retry-after': '7' } }, 429, /"error_type":"too_many_requests"/],
  [{ status: 500 }, 500, /"error_type":"internal_server_error"/],
  [{ status: 400 }, 400, /"error_type":"bad_request"/],
  [{ status: 401 }, 401, /"error_type":"unauthorized_credentials"/],
  [{ status: 404 }, 404, /"error_type":"route_not_found"/],
  [{ status: 500, body: null }, 500, /^null$/],
  [{ status: 500, body: '"boom"' }, 500, /^"boom"$/],
  [{ status: 200, body: '{"data":' }, 200, /^\{"data":$/],
  [{ status: 200, body: { data: { user: 7 } } }, 200, /^\{"data":\{"user":7\}\}$/],
  [{ status: 502, body: '<h1>Bad</h1>', content_type: 'text/html' }, 502, /^<h1>Bad<\/h1>$/],
  [{ status: 204 }, 204, /^$/],
  [{ status: 307, headers: { location: 'http://localhost:1/' } }, 307, /^$/],
])('a visitor is answered with %j', async (fault, status, body) => {
  const visitor = createVisitor();
  await visitor.control('POST', '/faults', { operation: 'events', kind: 'status', ...fault });
  const response = await visitor.provider.fetch(
    new Request('http://localhost:5181/sdk/v1/events', { method: 'POST', headers: { origin: 'http://localhost:1' } }),
  );
  expect(response.status).toBe(status);
  expect(await response.text()).toMatch(body);
  expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:1');
});

test('a call with a delay succeeds after that time', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/faults', { operation: 'users.search', kind: 'delay', ms: 60 });
  const startedAt = performance.now();
  expect(await search(visitor)).toMatchObject({ status: 200 });
  expect(performance.now() - startedAt).toBeGreaterThanOrEqual(55);
});

test.each(['reset', 'cors', 'truncate'])('in a page, %s looks like a failed network', async (kind) => {
  const visitor = createVisitor();
  await visitor.control('POST', '/faults', { operation: 'users.search', kind });
  await expect(search(visitor)).rejects.toThrow(TypeError);
  expect(await search(visitor)).toMatchObject({ status: 200 });
});

test.each(['hang', 'stall'])('in a page, %s leaves the visitor waiting', async (kind) => {
  const visitor = createVisitor();
  await visitor.control('POST', '/faults', { operation: 'users.search', kind });
  const waited = new Promise((resolve) => setTimeout(resolve, 30, 'still waiting'));
  expect(await Promise.race([search(visitor), waited])).toBe('still waiting');
});

test('a call that is lost before it arrives changes nothing, and a call whose answer is cut does', async () => {
  const visitor = createVisitor();
  const send = () => visitor.post('/otps/email/login_or_create', { email: 'ada@example.com' });
  await visitor.control('POST', '/faults', { operation: 'otps.email.loginOrCreate', kind: 'reset' });
  await expect(send()).rejects.toThrow();
  expect(await visitor.control('GET', '/messages')).toHaveLength(0);
  await visitor.control('POST', '/faults', { operation: 'otps.email.loginOrCreate', kind: 'truncate' });
  await expect(send()).rejects.toThrow();
  expect(await visitor.control('GET', '/messages')).toHaveLength(1);
});

test.each([
  ['DELETE', '/faults'],
  ['POST', '/reset'],
])('%s %s empties the queue', async (method, path) => {
  const visitor = createVisitor();
  await visitor.control('POST', '/faults', { operation: 'users.search', kind: 'status', status: 500 });
  await visitor.control(method, path);
  expect(await search(visitor)).toMatchObject({ status: 200 });
});
