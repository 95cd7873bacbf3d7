/**
 * The words of a sign-in with a passkey: "Login with a Passkey" and "Your Passkey has been successfully authenticated."
 * are the product's own, capitals and all.
 */
export const passkeyMessages = {
  'passkey.login': 'Login with a Passkey',
  'passkey.waiting': 'Follow the steps in your browser.',
  'passkey.confirmationText': 'Your Passkey has been successfully authenticated.',
} as const;
