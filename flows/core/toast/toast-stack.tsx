import { useAtomValue, useSetAtom } from 'jotai/react';
import { Toasts } from '../../../primitives/toast/toast';
import { useWords } from '../words/use-words';
import { dismissToastAtom, toastsAtom } from './toast.atoms';
import { toastMessages } from '../words/late.messages';

/**
 * The toasts. A screen that shows some renders it; Main does not, so that the user does not wait for its code there.
 */
export function ToastStack() {
  const say = useWords(toastMessages);
  const dismiss = useSetAtom(dismissToastAtom);
  return <Toasts label={say('core.notifications')} notes={useAtomValue(toastsAtom)} onDismiss={dismiss} />;
}
