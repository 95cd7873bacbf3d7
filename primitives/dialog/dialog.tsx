import { createContext, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { HeadingId } from '../heading/heading';
import { renderIcon } from '../icon/icons';
import { IconButton } from '../icon-button/icon-button';
import { useLayoutEffect } from '../layout-effect';
import { bar, content, contentBelowBar, dialog } from './dialog.css';
import { openModal } from './open-modal';

/** The id that the sentence takes by which a dialog is described. */
export const DialogDescriptionId = createContext<string | undefined>(undefined);

export interface DialogProps {
  /** Its name until it contains a screen, whose title then names it. */
  label: string;
  /** The name of the button that closes it. Default: no such button, for a question that has its own answers. */
  closeLabel?: string | undefined;
  /** True if it contains an element with the id of `DialogDescriptionId`. Default false. */
  isDescribed?: boolean | undefined;
  /** Called with its element once it is open. */
  onOpen?: ((dialog: HTMLDialogElement) => void) | undefined;
  /** Called when the user closes it, by the button or by Escape. It is open until it unmounts. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A modal dialog over the page, which is inert and keeps its scroll position meanwhile. It is the browser's own dialog,
 * so it is in the top layer, and returns focus when it closes.
 */
export function Dialog({ label, closeLabel, isDescribed, onOpen, onClose, children }: DialogProps) {
  const titleId = useId();
  const descriptionId = useId();
  const element = useRef<HTMLDialogElement>(null);
  const focused = useRef<HTMLElement>(null);
  const close = useRef<() => void>(undefined);
  const [isOpen, setOpen] = useState(false);
  const isQuestion = !closeLabel;
  useLayoutEffect(() => {
    if (!element.current) return undefined;
    close.current = openModal(element.current);
    // Its content may request focus, which nothing in a closed dialog can have.
    setOpen(true);
    return () => close.current?.();
  }, []);
  useLayoutEffect(() => {
    if (element.current) onOpen?.(element.current);
  }, [onOpen]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // A host that closes its own dialog by this key must not close it together with this one.
    event.stopPropagation();
    const { isComposing } = event.nativeEvent;
    if ((!isQuestion && !isComposing) || event.defaultPrevented) return;
    // Of several requests to close in a row, Chromium lets a page refuse the first only. A key that the page takes is no
    // request. Chromium also takes a key that ends a composition for one.
    event.preventDefault();
    if (!isComposing) onClose();
  };
  /** Opens a question again that the browser has closed, with focus where it was. */
  const reopen = () => {
    const { current } = focused;
    if (!element.current?.isConnected || element.current.open) return;
    close.current?.();
    close.current = openModal(element.current);
    current?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- a dialog has Escape, as in the browser
    <dialog
      ref={element}
      className={dialog}
      aria-label={label}
      aria-labelledby={titleId}
      aria-describedby={isDescribed ? descriptionId : undefined}
      onKeyDown={onKeyDown}
      onFocus={(event) => {
        focused.current = event.target;
      }}
      onCancel={(event) => {
        // A file picker fires this event as well.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={isQuestion ? reopen : onClose}
    >
      {isOpen && (
        <HeadingId.Provider value={titleId}>
          <DialogDescriptionId.Provider value={descriptionId}>
            {closeLabel && (
              <div className={bar}>
                <IconButton label={closeLabel} icon={<CloseIcon />} onClick={onClose} />
              </div>
            )}
            <div className={closeLabel ? contentBelowBar : content}>{children}</div>
          </DialogDescriptionId.Provider>
        </HeadingId.Provider>
      )}
    </dialog>
  );
}

/** A cross, for a control that closes its container. */
export function CloseIcon() {
  return renderIcon('m4.5 4.5 11 11M15.5 4.5l-11 11');
}
