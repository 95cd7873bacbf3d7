import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createAuthenticator } from './authenticator';
import { type TestVisitor, tokenIn } from './visitor';

/** A call that proves who the user is, without the duration of a session. */
export interface ProofCall {
  readonly path: string;
  readonly body: object;
}

const domain = 'localhost';
const origin = 'http://localhost:5180';

/** The address of the user who proves who they are. */
export const email = 'ada@example.com';
/** Their password. */
export const password = 'liverpool rain on tuesday';
/** A password to replace it. */
export const better = 'thunder over the Mersey';
const recovery_codes = ['aaaa-1111-bbbb'];

/** The user with every kind of factor that the control can give. */
export const owner = { email, password, totp: true, recovery_codes };

/** The calls that prove who a user is by something new. */
export type Proof =
  | 'passwords.create'
  | 'passwords.authenticate'
  | 'passwords.resetByEmail'
  | 'magicLinks.authenticate'
  | 'otps.authenticate'
  | 'oauth.authenticate'
  | 'webauthn.register'
  | 'webauthn.authenticate'
  | 'cryptoWallets.authenticate'
  | 'totps.authenticate'
  | 'totps.recover'
  | 'session.attest';

/** Every proof; each makes its call ready for a user who is logged in. */
export const proofs: Readonly<Record<Proof, (visitor: TestVisitor, userId: string) => Promise<ProofCall>>> = {
  'passwords.create': async () => ({ path: '/passwords', body: { email: 'new@example.com', password } }),
  'passwords.authenticate': async () => ({ path: '/passwords/authenticate', body: { email, password } }),
  async 'passwords.resetByEmail'(visitor) {
    await visitor.post('/passwords/email/reset/start', { email });
    const token = tokenIn((await visitor.newestMessage(email)).links, 'reset_password');
    return { path: '/passwords/email/reset', body: { token, password: better } };
  },
  async 'magicLinks.authenticate'(visitor) {
    await visitor.post('/magic_links/email/login_or_create', { email });
    const token = tokenIn((await visitor.newestMessage(email)).links, 'magic_links');
    return { path: '/magic_links/authenticate', body: { token } };
  },
  async 'otps.authenticate'(visitor) {
    const { data } = await visitor.post('/otps/email/login_or_create', { email });
    const { code } = await visitor.newestMessage(email);
    return { path: '/otps/authenticate', body: { token: code, method_id: data.string('method_id') } };
  },
  async 'oauth.authenticate'({ provider }, userId) {
    const { accounts, oauthTokens } = provider.project();
    accounts.byId(userId)?.user.providers.push({
      oauth_user_registration_id: 'oauth-user-1',
      provider_subject: 'google-1',
      provider_type: 'Google',
      profile_picture_url: '',
      locale: 'en',
    });
    const token = oauthTokens.issue(
      {
        userId,
        registrationId: 'oauth-user-1',
        emailId: 'email-1',
        isProof: true,
        scopes: [],
        codeChallenge: undefined,
      },
      600,
    );
    return { path: '/oauth/authenticate', body: { token } };
  },
  async 'webauthn.register'(visitor) {
    const public_key_credential = await newPasskey(visitor, await createAuthenticator(origin));
    return { path: '/webauthn/register', body: { public_key_credential } };
  },
  async 'webauthn.authenticate'(visitor) {
    const authenticator = await createAuthenticator(origin);
    const made = await newPasskey(visitor, authenticator);
    await visitor.post('/webauthn/register', { public_key_credential: made, session_duration_minutes: 30 });
    const { data } = await visitor.post('/webauthn/authenticate/start/primary', { domain });
    const options = JSON.parse(data.string('public_key_credential_request_options'));
    return { path: '/webauthn/authenticate', body: { public_key_credential: await authenticator.get(options) } };
  },
  async 'cryptoWallets.authenticate'(visitor) {
    const key = privateKeyToAccount(generatePrivateKey());
    const wallet = { crypto_wallet_address: key.address, crypto_wallet_type: 'ethereum' };
    const { data } = await visitor.post('/crypto_wallets/authenticate/start/primary', wallet);
    const signature = await key.signMessage({ message: data.string('challenge') });
    return { path: '/crypto_wallets/authenticate', body: { ...wallet, signature } };
  },
  async 'totps.authenticate'({ provider }, userId) {
    const { totps } = provider.project();
    const totp = totps.ofUser(userId);
    if (!totp) throw new Error('The user has no authenticator app.');
    return { path: '/totps/authenticate', body: { totp_code: (await totps.code(totp)).code } };
  },
  'totps.recover': async () => ({ path: '/totps/recover', body: { recovery_code: recovery_codes[0] } }),
  async 'session.attest'(visitor) {
    const { publicKey, privateKey } = await generateKeyPair('RS256');
    const profile = { profile_id: 'profile-1', issuer: 'https://host.example', audience: 'app' };
    const trusted_token_profiles = [{ ...profile, public_key: await exportSPKI(publicKey) }];
    await visitor.control('PATCH', '/project', { trusted_token_profiles });
    const claims = { email, iss: profile.issuer, aud: profile.audience };
    const token = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'RS256' })
      .setExpirationTime('5m')
      .sign(privateKey);
    return { path: '/sessions/attest', body: { profile_id: profile.profile_id, token } };
  },
};

async function newPasskey(
  visitor: TestVisitor,
  authenticator: Awaited<ReturnType<typeof createAuthenticator>>,
): Promise<string> {
  const { data } = await visitor.post('/webauthn/register/start', { domain, return_passkey_credential_options: true });
  return authenticator.create(JSON.parse(data.string('public_key_credential_creation_options')));
}
