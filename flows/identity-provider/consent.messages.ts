/**
 * The words of the screen where a user decides. Fixed by the product, though the rest of the widget says "log in"
 * and "permission": "Sign in to", "wants to access your account", "Verify your identity", "Use the {scope} scope", and
 * "The App", which is the name that is shown if a host cannot be read. A client without a name has whole sentences of
 * its own: few languages can put "The App" in place of a name.
 */
export const consentMessages = {
  'idp.signInTitle': 'Sign in to {clientName} with {projectName}',
  'idp.signInTitleNameless': 'Sign in to the app with {projectName}',
  'idp.signInTitleAlone': 'Sign in to {clientName}',
  'idp.signInTitleAloneNameless': 'Sign in to the app',
  'idp.accessTitle': '{clientName} wants to access your account',
  'idp.accessTitleNameless': 'The app wants to access your account',
  'idp.aboutYou': 'About you',
  'idp.access': 'Access',
  'idp.scope.openid': 'Verify your identity',
  'idp.scope.profile': 'See your name and your profile',
  'idp.scope.email': 'See your email address',
  'idp.scope.phone': 'See your phone number',
  'idp.scope.full_access': 'Do everything that you can do in your account',
  'idp.scope.offline_access': 'Keep its access while you are away',
  'idp.scope.custom': 'Use the {scope} scope',
  'idp.destination': 'After this you return to {host}.',
  'idp.destinationApp': 'After this you return to the app {scheme}.',
  'idp.destinationNameless': 'After this you return to The App.',
  'idp.theApp': 'The App',
  'idp.allow': 'Allow',
  'idp.deny': 'Deny',
} as const;
