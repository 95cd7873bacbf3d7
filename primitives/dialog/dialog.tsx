import { type ReactNode, useId, useRef, useState } from 'react';
import { HeadingId } from '../heading/heading';
import { renderIcon } from '../icon/icons';
import { IconButton } from '../icon-button/icon-button';
import { useLayoutEffect } from '../layout-effect';
import { bar, content, contentBelowBar, dialog } from './dialog.css';
import { openModal } from './open-modal';

export interface DialogProps {
  /** Its name until it contains a screen, whose title then names it. */
  label: string;
  /** The name of the button that closes it. Default: no such button, for a question that has its own answers. */
  closeLabel?: string | undefined;
  /** Called when the user closes it, by the button or by Escape. It is open until it unmounts. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog over the page, which is inert and keeps its scroll position meanwhile. It is the browser's own dialog,
 * so it is in the top layer, and returns focus when it closes.
 */
export function Dialog({ label, closeLabel, onClose, children }: DialogProps) {
  const titleId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    const close = openModal(element.current);
    // Its content may request focus, which nothing in a closed dialog can have.
    setOpen(true);
    return close;
  }, []);
  return (
    <dialog
      ref={element}
      className={dialog}
      aria-label={label}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // A file picker fires this event as well.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={onClose}
    >
      {isOpen && (
        <HeadingId.Provider value={titleId}>
          {closeLabel && (
            <div className={bar}>
              <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
            </div>
          )}
          <div className={closeLabel ? contentBelowBar : content}>{children}</div>
        </HeadingId.Provider>
      )}
    </dialog>
  );
}

/** A cross, for a control that closes its container. */
export function CloseIcon() {
  return renderIcon(<path d="m4.5 4.5 11 11M15.5 4.5l-11 11" />);
}
