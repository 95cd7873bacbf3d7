import { expect, test } from 'vitest';
import { createVisitor, fieldsOf } from '../../testing/visitor';
import { newId } from '../ids';

async function passkeyOwner() {
  const visitor = createVisitor();
  const made = fieldsOf(
    await visitor.control('POST', '/users', {
      email: 'ada@example.com',
      passkeys: [{ name: 'Laptop' }, { name: 'Phone' }],
      factors: ['email_otp', 'passkey'],
    }),
  );
  const authorization = `Basic ${btoa(`public-token-test-00000000-0000-4000-8000-000000000000:${made.string('session_token')}`)}`;
  async function call(method: string, path: string, body?: object) {
    const request = new Request(`http://localhost:5181/sdk/v1${path}`, {
      method,
      headers: { authorization },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    return fieldsOf(await (await visitor.provider.fetch(request)).json());
  }
  const me = async () => fieldsOf((await call('GET', '/users/me')).values['data']);
  const passkeys = async () => (await me()).optionalList('webauthn_registrations') ?? [];
  return { call, me, passkeys };
}

test('a user sees their passkeys, renames one and deletes it', async () => {
  const { call, me, passkeys } = await passkeyOwner();
  const [laptop] = await passkeys();
  const id = laptop?.string('webauthn_registration_id');
  const renamed = await call('PUT', `/webauthn/update/${id}`, { name: 'Old laptop' });
  expect(renamed.values['data']).toMatchObject({
    webauthn_registration: { webauthn_registration_id: id, name: 'Old laptop' },
  });
  expect((await me()).values).toMatchObject({ webauthn_registrations: [{ name: 'Old laptop' }, { name: 'Phone' }] });
  const deleted = await call('DELETE', `/users/webauthn_registrations/${id}`);
  expect(deleted.values['data']).toMatchObject({ __user: { webauthn_registrations: [{ name: 'Phone' }] } });
  expect(await passkeys()).toHaveLength(1);
});

test('a user cannot change a passkey of another user', async () => {
  const { call } = await passkeyOwner();
  const refused = await call('DELETE', `/users/webauthn_registrations/${newId('webauthn-registration')}`);
  expect(refused.values).toMatchObject({ status_code: 404, error_type: 'webauthn_registration_not_found' });
});
