/** The words that all "check your email" screens share. */
export const checkEmailMessages = {
  'checkEmail.title': 'Check your email',
  'checkEmail.sentTo': 'An email was sent to {email}.',
  'checkEmail.sentIfKnown': 'If {address} has an account, a link was sent to it.',
  'checkEmail.openGmail': 'Open in Gmail',
  'checkEmail.openYahoo': 'Open in Yahoo',
  'checkEmail.openOutlook': 'Open in Outlook',
} as const;
