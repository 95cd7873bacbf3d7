import type { ReactNode } from 'react';
import { iconButton } from './icon-button.css';

export interface IconButtonProps {
  /** Its accessible name, with the object that it acts on if there are several of a kind (WCAG 2.4.6). */
  label: string;
  icon: ReactNode;
  /** It cannot act now, and keeps focus. */
  isBlocked?: boolean;
  /** The key by which a flow can move focus here. */
  focusKey?: string;
  onClick: () => void;
}

/** A button that is an icon, at least 44 px square (WCAG 2.5.8). */
export function IconButton({ label, icon, isBlocked, focusKey, onClick }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-disabled={isBlocked || undefined}
      data-focus-key={focusKey}
      onClick={() => !isBlocked && onClick()}
      className={iconButton}
    >
      {icon}
    </button>
  );
}
