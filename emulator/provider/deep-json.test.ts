import { expect, test } from 'vitest';
import { createVisitor } from '../testing/visitor';

const nested = (levels: number) => '['.repeat(levels) + ']'.repeat(levels);

test('telemetry that is nested too deeply to be written again is in the list of requests as its text', async () => {
  const visitor = createVisitor();
  const bodies = [nested(200), nested(200_000)];
  for (const body of bodies)
    await visitor.provider.fetch(new Request('http://localhost:5181/sdk/v1/events', { method: 'POST', body }));
  const logged = await visitor.control('GET', '/requests');
  expect(logged).toMatchObject([{ body: JSON.parse(nested(200)) }, { body: nested(200_000) }]);
  expect(await visitor.control('GET', '/state')).toMatchObject({ version: 1 });
});

test.each([
  ['/users', `{"passkeys":${nested(200_000)}}`],
  ['/faults', `{"operation":"events","kind":"status","status":500,"body":${nested(200_000)}}`],
])('a call of %s that is nested too deeply is refused with what to do', async (path, body) => {
  expect(await createVisitor().control('POST', path, body)).toEqual({
    what: 'The body is not a JSON object.',
    why: expect.stringContaining('at most 600 levels deep'),
    fix: 'Send an object, such as {}.',
  });
});

test('a call of the client that is nested too deeply is a bad request', async () => {
  const visitor = createVisitor();
  await visitor.signInAs({ email: 'ada@example.com' });
  const reply = await visitor.call('PUT', '/users/me', `{"untrusted_metadata":{"a":${nested(200_000)}}}`);
  expect(reply).toMatchObject({ status: 400, errorType: 'bad_request' });
});

test('a state that is nested too deeply is refused as one', () => {
  const state: unknown = JSON.parse(
    `{"format":"vestibule-auth-emulator","version":1,"memory":{"requests":${nested(200_000)}}}`,
  );
  expect(() => createVisitor().provider.read(state)).toThrow('This is no state of the emulator.');
});

test('a state with the deepest telemetry that is kept as JSON can be imported again', async () => {
  const before = createVisitor();
  const body = nested(500);
  await before.provider.fetch(new Request('http://localhost:5181/sdk/v1/events', { method: 'POST', body }));
  const after = createVisitor();
  expect(await after.control('POST', '/state', await before.control('GET', '/state'))).toEqual({});
  expect(await after.control('GET', '/requests')).toMatchObject([{ body: JSON.parse(body) }]);
});
