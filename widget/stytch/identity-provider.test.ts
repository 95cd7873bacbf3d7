import { describe, expect, test, vi } from 'vitest';
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

test('a decision without a redirect is complete', async () => {
  const answer = { request_id: 'r', status_code: 200 };
  expect(await decide(answer)).toEqual(succeeded({ redirectURI: undefined, answer }));
});

test('a decision ends the page that a later log-in would return to, and one that fails does not [B-MOUNT-22]', async () => {
  const setItem = vi.fn();
  vi.stubGlobal('sessionStorage', { setItem });
  await decide({ request_id: '' });
  expect(setItem).not.toHaveBeenCalled();
  await decide({ request_id: 'r', status_code: 200 });
  expect(setItem.mock.calls).toEqual([['vestibule:return_to', '0 ']]);
  vi.unstubAllGlobals();
});

test('the redirect URI of a decision is left out of the event', async () => {
  const answer = { request_id: 'r', redirect_uri: 'https://robot.test/back?code=1', authorization_code: '1' };
  expect(await decide(answer)).toEqual(
    succeeded({ redirectURI: 'https://robot.test/back?code=1', answer: { request_id: 'r' } }),
  );
});

describe('log-out requests', () => {
  const request = { clientId: 'robot', postLogoutRedirectURI: 'https://robot.test/bye' };
  const logOut = async (answer: unknown, more: object = {}) => {
    const oauthLogoutStart = vi.fn(async (_asked: object) => answer);
    const client = { idp: { oauthLogoutStart }, user: {} } as unknown as Client;
    const outcome = await calls(client).startLogout({ ...request, ...more });
    return { outcome, asked: oauthLogoutStart.mock.calls[0]?.[0] };
  };

  // Columns: the provider's response | whether the user is asked, and the address of the redirect.
  test.each([
    [{ consent_required: false, redirect_uri: 'https://robot.test/bye' }, false, 'https://robot.test/bye'],
    [{ consent_required: true, redirect_uri: 'https://robot.test/bye' }, true, 'https://robot.test/bye'],
    [{ redirect_uri: '' }, true, undefined],
    [{ consent_required: 'false', redirect_uri: null }, true, undefined],
    [{}, true, undefined],
  ])('a log-out response %j decides on prompt and redirect', async (answer, isConsentRequired, redirectURI) => {
    expect((await logOut(answer)).outcome).toEqual(succeeded({ isConsentRequired, redirectURI }));
  });

  test.each([undefined, null, 'bye', [], { redirect_uri: 7 }, { redirect_uri: {} }])(
    'a log-out response %j does not redirect',
    async (answer) => expect((await logOut(answer)).outcome).toEqual(failed({ type: 'broken' })),
  );

  test('a log-out request sends only the parameters of the application', async () => {
    const parameters = { client_id: 'robot', post_logout_redirect_uri: 'https://robot.test/bye' };
    expect((await logOut({})).asked).toEqual(parameters);
    expect((await logOut({}, { idTokenHint: '', state: '' })).asked).toEqual(parameters);
    expect((await logOut({}, { idTokenHint: 'h', state: 's' })).asked).toEqual({
      ...parameters,
      id_token_hint: 'h',
      state: 's',
    });
  });
});
