import { expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { Client } from './client';
import { calls } from './identity-provider';

const decide = (answer: unknown) => {
  const idp = { oauthAuthorizeSubmit: vi.fn(async () => answer) };
  return calls({ idp, user: {} } as unknown as Client).submitAuthorization({
    clientId: 'robot',
    redirectURI: 'https://robot.test/back',
    responseType: 'code',
    scopes: ['openid'],
    isGranted: true,
  });
};

test.each([{}, { redirect_uri: 'https://robot.test/back?code=1' }, { request_id: '' }, { request_id: 7 }, undefined])(
  'a decision that is answered with %j has not been answered',
  async (answer) => {
    expect(await decide(answer)).toEqual(failed({ type: 'broken' }));
  },
);

test('a decision whose answer leads nowhere is complete', async () => {
  const answer = { request_id: 'r', status_code: 200 };
  expect(await decide(answer)).toEqual(succeeded({ redirectURI: undefined, answer }));
});

test('a decision is answered with an address, which stays out of what the host hears', async () => {
  const answer = { request_id: 'r', redirect_uri: 'https://robot.test/back?code=1', authorization_code: '1' };
  expect(await decide(answer)).toEqual(
    succeeded({ redirectURI: 'https://robot.test/back?code=1', answer: { request_id: 'r' } }),
  );
});
