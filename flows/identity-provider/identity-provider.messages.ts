/**
 * The words of what comes before and after the decision: details, notices, errors, ends and log-out.
 * The details of a permission name the app: without it, a language that says "it" and a polite "you" alike gives the person
 * the power.
 * Fixed by the product: the notice of what cannot be granted ("scopes"), "Access to the application was denied.",
 * "No active session detected.", "Required parameter is missing", and the questions and ends of log-out.
 */
export const identityProviderMessages = {
  'idp.theApp': 'The App',
  'idp.detail.openid': 'The app learns which account is yours here, and when you logged in.',
  'idp.detail.profile': 'The app learns your name and sees your picture.',
  'idp.detail.email': 'The app learns your email address, and whether it was verified.',
  'idp.detail.phone': 'The app learns your phone number, and whether it was verified.',
  'idp.detail.full_access': 'The app may see and change whatever you may see and change.',
  'idp.detail.offline_access': 'The app may go on using what you allow here until you revoke it.',
  'idp.framed': 'For your safety, you cannot allow this inside another page.',
  'idp.framedLogout': 'This page is shown inside another page, so you are asked first.',
  'idp.covered': 'Something lies over this page. Move it away, then choose again.',
  'idp.openAlone': 'Open in a new window',
  'idp.accountChanged': 'The account has changed: you are now logged in as {account}. Please choose again.',
  'idp.details': 'Details: {name}',
  'idp.ungrantable': 'You do not have permissions to grant {clientName} access to some of the requested scopes.',
  'idp.ungrantableNameless': 'You do not have permissions to grant the app access to some of the requested scopes.',
  'idp.denied': 'Access to the application was denied.',
  'idp.deniedTitle': 'Access denied',
  'idp.doneTitle': 'Success!',
  'idp.returning': 'You are being taken back to {clientName}.',
  'idp.returningNameless': 'You are being taken back to the app.',
  'idp.doneText': 'You may close this page.',
  'idp.errorTitle': 'Looks like there was an error!',
  'idp.noSession': 'No active session detected. Please log in to continue.',
  'idp.missing': 'Required parameter is missing: {param}. Please reach out to the application developer.',
  'idp.repeated': 'Parameter is given more than once: {param}. Please reach out to the application developer.',
  'idp.unsupported':
    'Parameter has a value that is not supported: {param}. Please reach out to the application developer.',
  'idp.unsafeAddress': 'The address to return to cannot be trusted. Please reach out to the application developer.',
  'idp.logoutTitle': 'Log out?',
  'idp.logoutText': 'Are you sure you want to log out of your {projectName} account?',
  'idp.logoutTextAlone': 'Are you sure you want to log out of your account?',
  'idp.yes': 'Yes',
  'idp.no': 'No',
  'idp.loggingOut': 'Logging out...',
  'idp.notLoggedOutTitle': 'Still logged in',
  'idp.notLoggedOut': 'You have not been logged out. You may close this page.',
  'idp.loggedOutTitle': 'Logged out',
  'idp.loggedOut': 'You have been logged out. You may close this page.',
} as const;
