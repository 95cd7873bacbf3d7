import { action } from '../core/request/action';
import { emitAtom } from '../core/host/host.atoms';
import type { Answer } from '../core/provider/provider';
import { showToastAtom } from '../core/toast/toast.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { passwordMessages } from './password.messages';
import { requestReset } from './password.reset-start';

/** Sends the reset mail once more, and says so. */
export const resendReset = action<string, Answer>({
  operation: 'passwords.resetByEmailStart',
  kind: 'send',
  call: requestReset,
  onSuccess: (get, set, answer) => {
    set(emitAtom, { type: 'PASSWORD_RESET_BY_EMAIL_START', data: answer });
    const text = get(sayAtom)(passwordMessages)('password.emailResent');
    set(showToastAtom, { tone: 'success', text });
  },
});
