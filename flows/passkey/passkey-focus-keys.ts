import type { Passkey } from '../core/provider/passkey-calls';

/** The focus keys of the controls of a row, to which focus returns, and of the list. */
export const focusKeys = {
  rename: ({ id }: Passkey) => `rename ${id}`,
  delete: ({ id }: Passkey) => `delete ${id}`,
  cancelDelete: 'cancel delete',
  list: 'passkeys',
} as const;
