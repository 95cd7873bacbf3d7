import { type ReactElement, type ReactNode, useRef } from 'react';
import { useLayoutEffect } from '../layout-effect';

/** The guard that prevents submission before hydration. Only the code for server-rendered pages sets it. */
export const formGuard: { element?: ReactElement } = {};

export interface FormProps {
  /** Called when a user sends it: by its `submit` button, or by Enter in one of its fields. */
  onSubmit: () => void;
  children: ReactNode;
}

/** A form whose submission stays inside it: the page does not navigate, and a host's form around it gets no event. */
export function Form({ onSubmit, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  // React would get the event at the root of a host's tree, after the listeners in between.
  useLayoutEffect(() => {
    const element = form.current;
    const send = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      onSubmit();
    };
    element?.addEventListener('submit', send);
    return () => element?.removeEventListener('submit', send);
  }, [onSubmit]);
  return (
    <form noValidate={!formGuard.element} method="dialog" ref={form}>
      {children}
      {formGuard.element}
    </form>
  );
}
