import { type RefObject, useEffect, useState } from 'react';

/**
 * Tells whether an error may stand in its control's description. An error is spoken as it comes, as an alert; a
 * reader speaks a description that changes under the focus as well. So it is added once the focus is elsewhere: for who
 * comes back, and until then it is the control's error message alone.
 */
export function useDescribed(label: RefObject<HTMLLabelElement | null>, hasError: boolean): boolean {
  const [isDescribed, setDescribed] = useState(false);
  useEffect(() => {
    const control = label.current?.control;
    const describe = () => setDescribed(hasError);
    // What moves focus to the control that is wrong has done so by now.
    if (!hasError || !control?.matches(':focus')) return describe();
    control.addEventListener('blur', describe, { once: true });
    return () => control.removeEventListener('blur', describe);
  }, [label, hasError]);
  return hasError && isDescribed;
}
