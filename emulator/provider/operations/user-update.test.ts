import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const keys = (from: number, count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`key${from + index}`, from + index]));

async function signedIn() {
  const visitor = createVisitor();
  await visitor.signInAs({ email: 'ada@example.com' });
  const update = (body: object) => visitor.call('PUT', '/users/me', body);
  const metadata = async () => (await visitor.call('GET', '/users/me')).data.values['untrusted_metadata'];
  return { visitor, update, metadata };
}

test('metadata of twenty keys are stored, and a key more is refused, in one call or in two', async () => {
  const { update, metadata } = await signedIn();
  const refused = { status: 400, errorType: 'metadata_too_many_keys' };
  expect(await update({ untrusted_metadata: keys(0, 21) })).toMatchObject(refused);
  expect(await update({ untrusted_metadata: keys(0, 20) })).toMatchObject({ status: 200 });
  expect(await update({ untrusted_metadata: { another: 1 } })).toMatchObject(refused);
  expect(await metadata()).toEqual(keys(0, 20));
});

test('metadata of four kilobytes are stored, and a byte more is refused, in any characters', async () => {
  const { update, metadata } = await signedIn();
  // Beside the value: {"a":""}
  const whole = 'x'.repeat(4_096 - 8);
  expect(await update({ untrusted_metadata: { a: `${whole}x` } })).toMatchObject({
    status: 400,
    errorType: 'metadata_too_large',
  });
  expect(await update({ untrusted_metadata: { a: 'ü'.repeat(2_100) } })).toMatchObject({
    errorType: 'metadata_too_large',
  });
  expect(await metadata()).toEqual({});
  expect(await update({ untrusted_metadata: { a: whole } })).toMatchObject({ status: 200 });
  expect(await metadata()).toEqual({ a: whole });
});

test('a null deletes a key of the first level, makes room for another, and stays below it', async () => {
  const { update, metadata } = await signedIn();
  await update({ untrusted_metadata: keys(0, 20) });
  expect(await update({ untrusted_metadata: { key0: null, inner: { kept: null } } })).toMatchObject({ status: 200 });
  expect(await metadata()).toEqual({ ...keys(1, 19), inner: { kept: null } });
});

test.each([{}, { nickname: 'Countess' }, { first_name: null }])(
  'a name of %j, without one of its three parts, changes no name',
  async (name) => {
    const { visitor, update } = await signedIn();
    const whole = { first_name: 'Ada', middle_name: 'King', last_name: 'Lovelace' };
    await update({ name: whole });
    expect(await update({ name })).toMatchObject({ status: 200 });
    expect((await visitor.call('GET', '/users/me')).data.values).toMatchObject({ name: whole });
  },
);

test('a change whose metadata are refused changes no name', async () => {
  const { visitor, update } = await signedIn();
  await update({ name: { first_name: 'Ada' }, untrusted_metadata: keys(0, 21) });
  expect((await visitor.call('GET', '/users/me')).data.values).toMatchObject({ name: { first_name: '' } });
});
