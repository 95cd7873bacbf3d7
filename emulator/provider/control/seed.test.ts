import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const ada = { email: 'ada@example.com', password: 'liverpool rain on tuesday' };
const robot = { client_id: 'robot', client_name: 'Robot', redirect_uris: ['http://localhost:3000/robot'] };

test('the users, the applications and the settings of a seed exist', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/seed', {
    project: { project_name: 'Slow Clay' },
    applications: [robot],
    users: [{ ...ada, connected_apps: [{ client_id: 'robot', scopes: ['openid'] }] }],
  });
  expect(await visitor.control('GET', '/users')).toMatchObject([{ emails: [{ email: ada.email, verified: true }] }]);
  expect(await visitor.control('GET', '/clients')).toContainEqual(expect.objectContaining(robot));
  expect(visitor.provider.project().settings.bootstrap.project_name).toBe('Slow Clay');
});

test.each([
  [{ people: [] }, '"people" is not known here.', 'Send only these: project, users, applications.'],
  [{ users: {} }, '"users" is missing or of the wrong kind.', 'Send "users" as a list of objects.'],
  [{ users: [ada, { mail: 'x' }] }, 'In users[1]: "mail" is not known here.', 'Send only these: email, '],
  [{ users: [ada, ada] }, 'In users[1]: A user has this "email" already.', 'Send another'],
  [{ users: [{ email: 'ada' }] }, 'In users[0]: "email" is "ada".', 'Send another "email", or none.'],
  [{ applications: [{ client_id: 'a' }] }, 'In applications[0]: "redirect_uris" is missing', 'a list of strings'],
  [{ project: { name: 'x' } }, 'In project: "name" is not known here.', 'project_name'],
])('a mistake in a seed is reported with its path and what to do: %j', async (seed, what, fix) => {
  const answer = await createVisitor().control('POST', '/seed', seed);
  expect(answer).toMatchObject({ what: expect.stringContaining(what), fix: expect.stringContaining(fix) });
});

test('a refused seed leaves nothing behind, and one without the mistake is planted afterwards', async () => {
  const visitor = createVisitor();
  const before = JSON.stringify(visitor.provider.write());
  const seed = { project: { project_name: 'Slow Clay' }, applications: [robot], users: [ada, { email: 'bad' }] };
  expect(await visitor.control('POST', '/seed', seed)).toMatchObject({ what: 'In users[1]: "email" is "bad".' });
  expect(JSON.stringify(visitor.provider.write())).toBe(before);
  await visitor.control('POST', '/seed', { ...seed, users: [ada] });
  expect(await visitor.control('GET', '/users')).toHaveLength(1);
});
