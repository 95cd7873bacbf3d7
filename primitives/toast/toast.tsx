import { Provider, Root, Viewport } from '@radix-ui/react-toast';
import { useRef, useState } from 'react';
import { ErrorIcon } from '../icon/icons';
import { SuccessIcon } from '../icon/more-icons';
import * as styles from './toast.css';
import { type ToastNote, toastMilliseconds } from './toast-queue';

export interface ToastsProps {
  /** The name of the region they appear in. */
  label: string;
  /** The visible notes, oldest first. */
  notes: readonly ToastNote[];
  /** Called when a note's time is over, or when a user presses Escape or swipes it away. */
  onDismiss: (id: number) => void;
}

/**
 * Toasts at the foot of the page (B-TIME-5). Their time is paused while one is hovered or focused. They are announced
 * by the polite live region that contains them, which is rendered before them. Radix's own region, with its role and
 * its name, is rendered only while it contains one. Radix's announcer is not used: it is a portal outside the widget
 * that mounts with its message, so that not every screen reader announces it, and the text would be in the page twice.
 */
export function Toasts({ label, notes, onDismiss }: ToastsProps) {
  const [nowhere] = useState(() => (typeof document === 'undefined' ? undefined : document.createElement('div')));
  const list = useRef<HTMLDivElement>(null);
  const dismiss = (id: number) => {
    // A note that is removed passes its focus on to this (B-SCREEN-6); Radix does so outside shadow roots only.
    if (list.current?.querySelector(':focus')) list.current.focus();
    onDismiss(id);
  };
  /** Called at the document, which hears the key first. */
  const onEscape = (event: KeyboardEvent) => {
    // The focused note, or the first where their region has the focus of one that is gone.
    const note = notes.find((_, index) => list.current?.children[index]?.matches(':focus,:focus>*'));
    if (!note) return;
    // Escape on a note must not close a dialog around it, be it the host's own or the browser's. In a shadow root Radix
    // would dismiss the newest note in place of this one.
    event.preventDefault();
    event.stopPropagation();
    dismiss(note.id);
  };
  return (
    <Provider label={label} announcerContainer={nowhere}>
      {notes.map(({ id, tone, text }) => (
        <Root
          key={id}
          asChild
          type="background"
          duration={toastMilliseconds(tone)}
          onOpenChange={(isOpen) => isOpen || dismiss(id)}
          onEscapeKeyDown={onEscape}
        >
          <div className={styles.toast[tone]}>
            {tone === 'error' ? <ErrorIcon /> : <SuccessIcon />}
            <span>{text}</span>
          </div>
        </Root>
      ))}
      <div aria-live="polite">
        {notes.length > 0 && (
          <Viewport asChild label={label} hotkey={[]}>
            <div ref={list} className={styles.viewport} />
          </Viewport>
        )}
      </div>
    </Provider>
  );
}
