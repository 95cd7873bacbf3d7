/** The words of one-time passcodes. */
export const otpMessages = {
  'otp.title': 'Enter passcode',
  'otp.sentTo': 'A 6-digit passcode was sent to {destination}.',
  'otp.sentByWhatsApp': 'A 6-digit passcode was sent to {destination} on WhatsApp.',
  'otp.sentIfKnown': 'If {address} has an account, a code was sent to it.',
  'otp.inputLabel': 'One-time passcode',
  'otp.inputHint': 'We check the code when you enter the last digit.',
  'otp.expiresIn': 'Your code expires in {timeRemaining}.',
  'otp.expired': 'Your code has expired.',
  'otp.announcedMinutes': {
    one: 'Your code expires in {count} minute.',
    other: 'Your code expires in {count} minutes.',
  },
  'otp.announcedSeconds': {
    one: 'Your code expires in {count} second. To get more time, use “Resend code”.',
    other: 'Your code expires in {count} seconds. To get more time, use “Resend code”.',
  },
  'otp.verifying': 'Verifying passcode...',
  'otp.verify': 'Verify',
  'otp.notReceived': "Didn't get it?",
  'otp.resend': 'Resend code',
  'otp.resending': 'Sending code',
  'otp.codeSent': 'Code sent',
  'otp.resendIn': 'Resend code in {timeRemaining}',
  'otp.codeResent': 'Code resent',
  'otp.confirmationText': 'Your passcode has been successfully verified.',
} as const;
