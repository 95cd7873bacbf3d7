/** The words of the phone form (B-PHONE-1). The example is American, and shown beside American codes alone. */
export const phoneMessages = {
  'phone.label': 'Phone number',
  'phone.countryLabel': 'Country code',
  'phone.placeholder': '(123) 456-7890',
  'phone.continueWithText': 'Continue with text message',
  'phone.continueWithWhatsApp': 'Continue with WhatsApp',
} as const;
