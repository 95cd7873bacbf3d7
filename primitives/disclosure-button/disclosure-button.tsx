import type { MouseEventHandler, ReactNode } from 'react';
import { button } from './disclosure-button.css';

export interface DisclosureButtonProps {
  children: ReactNode;
  onClick: MouseEventHandler;
}

/** A closed disclosure, alone: what opens and closes more (APG-02) until somebody asks for what is behind it. */
export function DisclosureButton({ children, onClick }: DisclosureButtonProps) {
  return (
    <button type="button" aria-expanded={false} className={button} onClick={onClick}>
      <span>{children}</span>
    </button>
  );
}
