/** The words of the tab bar. It is on Main, so their ids begin as Main's do. */
export const contactTabsMessages = {
  'main.methods': 'Ways to continue',
  'main.tabEmail': 'Email',
  'main.tabText': 'Text',
  'main.tabWhatsApp': 'WhatsApp',
} as const;
