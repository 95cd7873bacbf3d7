/** The words of links by text message. */
export const textLinkMessages = {
  'textLink.title': 'Check your phone',
  'textLink.sentTo': 'A text message was sent to {phoneNumber}.',
} as const;
