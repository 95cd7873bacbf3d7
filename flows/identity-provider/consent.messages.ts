/**
 * The words of the screen where a person decides. Fixed by the specification, though the rest of the widget says "log
 * in": "Sign in to", "wants to access your account", "Verify your identity", and "The App" where a host cannot be read.
 * What only some decisions say is in `identity-provider.messages.ts`, which comes late.
 */
export const consentMessages = {
  'idp.signInTitle': 'Sign in to {clientName} with {projectName}',
  'idp.signInTitleAlone': 'Sign in to {clientName}',
  'idp.accessTitle': '{clientName} wants to access your account',
  'idp.account': 'You are logged in as {account}.',
  'idp.aboutYou': 'About you',
  'idp.access': 'Access',
  'idp.scope.openid': 'Verify your identity',
  'idp.scope.profile': 'See your name and profile',
  'idp.scope.email': 'See your email address',
  'idp.scope.phone': 'See your phone number',
  'idp.scope.full_access': 'Do everything you can do in your account',
  'idp.scope.offline_access': 'Keep its access while you are away',
  'idp.destination': 'After this you return to {host}.',
  'idp.destinationNameless': 'After this you return to The App.',
  'idp.allow': 'Allow',
  'idp.deny': 'Deny',
} as const;
