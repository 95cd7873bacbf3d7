/** The operations of the provider, by the names that faults and the request log use. */
export const operationNames = [
  'bootstrap',
  'events',
  'users.search',
  'magicLinks.email.loginOrCreate',
  'magicLinks.authenticate',
  'otps.email.loginOrCreate',
  'otps.sms.loginOrCreate',
  'otps.whatsapp.loginOrCreate',
  'otps.authenticate',
  'passwords.strengthCheck',
  'passwords.create',
  'passwords.authenticate',
  'passwords.resetByEmailStart',
  'passwords.resetByEmail',
  'cryptoWallets.authenticateStart',
  'cryptoWallets.authenticate',
  'webauthn.registerStart',
  'webauthn.register',
  'webauthn.authenticateStart',
  'webauthn.authenticate',
  'webauthn.update',
  'user.get',
  'user.deleteWebauthnRegistration',
  'user.getConnectedApps',
  'user.revokeConnectedApp',
  'session.authenticate',
  'session.revoke',
  'oauth.start',
  'oauth.authenticate',
  'oneTap.start',
  'oneTap.submit',
  'idp.oauthAuthorizeStart',
  'idp.oauthAuthorizeSubmit',
  'idp.oauthLogoutStart',
] as const;

/** One of `operationNames`. */
export type OperationName = (typeof operationNames)[number];

/** Tells whether a word from outside names an operation. */
export const isOperationName = (word: string): word is OperationName => operationNames.some((name) => name === word);
