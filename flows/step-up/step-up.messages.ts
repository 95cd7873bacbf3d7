/** The words of the step-up: a signed-in user confirms who they are. */
export const stepUpMessages = {
  'stepUp.title': "Confirm it's you",
  'stepUp.text': "For your security, confirm it's you before you continue.",
  'stepUp.usePasskey': 'Use a Passkey',
  'stepUp.useApp': 'Enter a code from your authenticator app',
  'stepUp.emailCode': 'Email a code to {masked}',
  'stepUp.textCode': 'Text a code to {masked}',
  'stepUp.whatsAppCode': 'Send a WhatsApp code to {masked}',
  'stepUp.usePassword': 'Use your password',
  'stepUp.appCode': '6-digit code',
  'stepUp.confirmedText': "You have confirmed it's you.",
  'stepUp.noMethod': "There is no other way to confirm it's you. Contact {project} for help.",
  'stepUp.noMethodNameless': "There is no other way to confirm it's you. Contact support for help.",
} as const;
