/** The words of the second factor: its set-up, its recovery codes, and its question at log-in. */
export const secondFactorMessages = {
  'secondFactor.setupTitle': 'Add a second step',
  'secondFactor.setupText':
    'When you log in, we will ask for a code from an app on your phone, so that an email address or a password alone is not enough.',
  'secondFactor.qrCode': 'QR code for your authenticator app',
  'secondFactor.setupKey': 'Setup key',
  'secondFactor.copy': 'Copy',
  'secondFactor.openApp': 'Open your authenticator app',
  'secondFactor.turnOn': 'Turn on',
  'secondFactor.codesTitle': 'Save your recovery codes',
  'secondFactor.codesText': 'Each code works once. Use one if you lose your phone. We show them only now.',
  'secondFactor.download': 'Download',
  'secondFactor.print': 'Print',
  'secondFactor.title': 'Enter the code from your authenticator app',
  'secondFactor.useRecoveryCode': 'Use a recovery code',
  'secondFactor.recoveryTitle': 'Enter a recovery code',
  'secondFactor.recoveryCode': 'Recovery code',
  'secondFactor.useApp': 'Use your authenticator app',
  'secondFactor.isOn': 'Your second step is on.',
} as const;
