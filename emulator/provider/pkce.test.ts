import { expect, test } from 'vitest';
import { createVisitor } from '../testing/visitor';

const email = 'ada@example.com';
const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const digest = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';

// Columns: the challenge | true if it has the form of one.
const challenges = [
  [digest, true],
  ['', false],
  ['abc', false],
  [`${digest}=`, false],
  [digest.replace('-', '+'), false],
] as const;

test.each(challenges)('a mail with the code_challenge "%s" is sent: %s', async (code_challenge, isSent) => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email });
  for (const path of ['/magic_links/email/login_or_create', '/passwords/email/reset/start']) {
    expect(await visitor.post(path, { email, code_challenge })).toMatchObject(
      isSent ? { status: 200 } : { status: 400, errorType: 'invalid_pkce_code_challenge' },
    );
  }
  expect(await visitor.control('GET', `/messages?to=${email}`)).toHaveLength(isSent ? 2 : 0);
});

test.each(challenges)('social log-in with the code_challenge "%s" starts: %s', async (code_challenge, isStarted) => {
  const query = new URLSearchParams({ public_token: publicToken, code_challenge });
  const start = new Request(`http://localhost:5181/v1/public/oauth/google/start?${query}`);
  const answer = await createVisitor().provider.fetch(start);
  expect(answer.status).toBe(isStarted ? 200 : 400);
  expect((await answer.text()).includes('The code_challenge must be')).toBe(!isStarted);
});
