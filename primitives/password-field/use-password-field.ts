import { useCallback, useEffect, useState } from 'react';
import { useSecretValue } from '../secrets';

/**
 * A headless password field. Give its input the `ref`, no `value`, and the type `inputType`. `show` keeps the caret;
 * the password is masked again when its form is sent, and when the page is hidden or restored (T-SECRET-2).
 */
export function usePasswordField(value: string) {
  const ref = useSecretValue(value);
  const [isShown, setShown] = useState(false);

  const show = useCallback(
    (isNext: boolean) => {
      const input = ref.current;
      if (input && (input.type === 'text') !== isNext) {
        const { selectionStart, selectionEnd } = input;
        input.type = isNext ? 'text' : 'password';
        // Only while the field has focus: elsewhere Safari would move focus to it.
        if (input.matches(':focus')) input.setSelectionRange(selectionStart, selectionEnd);
      }
      setShown(isNext);
    },
    [ref],
  );

  useEffect(() => {
    const mask = () => show(false);
    const onPageShow = (event: PageTransitionEvent) => {
      if (event.persisted) mask();
    };
    const form = ref.current?.form;
    form?.addEventListener('submit', mask);
    window.addEventListener('pagehide', mask);
    window.addEventListener('pageshow', onPageShow);
    return () => {
      form?.removeEventListener('submit', mask);
      window.removeEventListener('pagehide', mask);
      window.removeEventListener('pageshow', onPageShow);
    };
  }, [ref, show]);

  const inputType: 'text' | 'password' = isShown ? 'text' : 'password';
  return { ref, inputType, isShown, show };
}
