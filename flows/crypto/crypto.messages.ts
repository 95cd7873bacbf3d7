/**
 * The words of crypto wallets. "Continue with other Crypto Wallet", "Your sign in request could not be completed." and
 * "the log in screen" are the product's own, letter for letter.
 */
export const cryptoMessages = {
  'crypto.ethereumWallet': 'Ethereum wallet',
  'crypto.solanaWallet': 'Solana wallet',
  'crypto.other': 'Continue with other Crypto Wallet',
  'crypto.otherTitle': 'Other wallets',
  'crypto.noneFound': 'No wallet was found in this browser.',
  'crypto.setUp': 'Set up a new wallet',
  'crypto.setUpTitle': 'Set up a new wallet',
  'crypto.setUpText': 'Install a wallet, then come back to this page.',
  'crypto.get': 'Get {wallet}',
  'crypto.connectTitle': 'Connect your wallet',
  'crypto.connectText': 'Allow this site in {wallet} to continue.',
  'crypto.connectTextNameless': 'Allow this site in your wallet to continue.',
  'crypto.connecting': 'Connecting...',
  'crypto.signTitle': 'Sign the message',
  'crypto.signText':
    'Sign the message in {wallet} to show that this address is yours. It costs nothing and moves no money.',
  'crypto.signTextNameless':
    'Sign the message in your wallet to show that this address is yours. It costs nothing and moves no money.',
  'crypto.preparing': 'Preparing the message...',
  'crypto.signing': 'Waiting for your signature...',
  'crypto.address': 'Address: {address}',
  'crypto.checkWallet': "Don't see the request? Open {wallet} to find it.",
  'crypto.checkWalletNameless': "Don't see the request? Open your wallet to find it.",
  'crypto.errorText':
    'Your sign in request could not be completed. Use the back arrow to return to the log in screen and try again!',
  'crypto.declined': 'The request was declined in {wallet}.',
  'crypto.declinedNameless': 'The request was declined in your wallet.',
  'crypto.alreadyOpen': 'A request is already open in {wallet}. Finish it or close it there first.',
  'crypto.alreadyOpenNameless': 'A request is already open in your wallet. Finish it or close it there first.',
  'crypto.otherAccount': 'Another account was chosen in {wallet}.',
  'crypto.otherAccountNameless': 'Another account was chosen in your wallet.',
  'crypto.otherSite': 'The message was not meant for this site, so we did not send it to {wallet}.',
  'crypto.otherSiteNameless': 'The message was not meant for this site, so we did not send it to your wallet.',
  'crypto.confirmationText': 'You have successfully connected your wallet.',
} as const;
