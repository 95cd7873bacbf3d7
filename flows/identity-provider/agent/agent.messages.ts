/**
 * The words about an application that no operator has checked, or that runs on the user's own device. Fixed by the product,
 * like the rest of the question: "For", "Details", and the two notices.
 */
export const agentMessages = {
  'idp.forResource': 'For {host}',
  'idp.resourceDetails': 'Details',
  'idp.claimedName': '{host} (“{claimed}”)',
  'idp.destinationLoopback': 'After this you return to an app on this computer ({host}).',
  'idp.loopbackNotice': 'Allow this only if you started {clientName} on this computer just now.',
  'idp.loopbackNoticeNameless': 'Allow this only if you started the app on this computer just now.',
  'idp.selfRegistered': '{clientName} registered itself. Nobody has checked its name.',
  'idp.selfRegisteredNameless': 'The app registered itself. Nobody has checked its name.',
} as const;
