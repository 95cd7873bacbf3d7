/**
 * The words of passkeys. "Login with a Passkey", "Your Passkey has been successfully authenticated.", "Create a
 * Passkey", "Existing Passkeys" and the notices are the product's own, capitals and all; ours write Passkey alike.
 */
export const passkeyMessages = {
  'passkey.login': 'Login with a Passkey',
  'passkey.waiting': 'Follow the steps in your browser.',
  'passkey.confirmationTitle': 'Success!',
  'passkey.confirmationText': 'Your Passkey has been successfully authenticated.',
  'passkey.startTitle': 'Set up a new Passkey',
  'passkey.startText':
    'A Passkey lets you log in with your fingerprint, your face or your screen lock. There is no password to remember.',
  'passkey.create': 'Create a Passkey',
  'passkey.skip': 'Skip',
  'passkey.unsupported': 'This browser cannot create a Passkey.',
  'passkey.notCreated': 'Passkey not created.',
  'passkey.notFound': 'Passkey registration not found.',
  'passkey.createdTitle': 'Passkey successfully created!',
  'passkey.listTitle': 'Your Passkeys',
  'passkey.existing': 'Existing Passkeys',
  'passkey.none': 'You have no Passkeys yet.',
  'passkey.unnamed': 'Unnamed Passkey',
  'passkey.rename': 'Rename {name}',
  'passkey.delete': 'Delete {name}',
  'passkey.nameLabel': 'New name for {name}',
  'passkey.nameRequired': 'Enter a name.',
  'passkey.save': 'Save',
  'passkey.another': 'Set up another Passkey',
  'passkey.done': 'Done',
  'passkey.confirmQuestion': 'Delete the Passkey “{name}”?',
  'passkey.confirmDelete': 'Delete',
  'passkey.renamed': 'The new name is {name}.',
  'passkey.deleted': 'Passkey deleted: {name}.',
  'passkey.renameFailed': 'The name could not be changed. It is still {name}.',
  'passkey.deleteFailed': 'Passkey not deleted: {name}. It is back in the list.',
  'passkey.otherAccount': 'You are now logged in as {account}.',
  'passkey.otherAccountNameless': 'You are now logged in to another account.',
  'passkey.sessionEnded': 'Your session has ended. Log in again to manage your Passkeys.',
} as const;
