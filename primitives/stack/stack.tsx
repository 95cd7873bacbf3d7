import type { AriaAttributes, ReactNode } from 'react';
import { stack } from './stack.css';

export interface StackProps extends Pick<AriaAttributes, 'aria-label' | 'aria-labelledby' | 'aria-busy'> {
  /** The distance between members: groups of a screen, items of a group, or a label and what it names. */
  gap: keyof typeof stack;
  /** The element; a list's children are `<li>`. Default `div`. */
  as?: 'div' | 'ul' | 'ol' | 'section';
  /** `group` for what belongs together under one name (WCAG 1.3.1). */
  role?: 'group';
  id?: string | undefined;
  /** Called with the element when it mounts, and with null when it unmounts. */
  elementRef?: (element: Element | null) => void;
  children: ReactNode;
}

/** One column with even gaps. */
export function Stack({ gap, as: Tag = 'div', role, elementRef, ...rest }: StackProps) {
  // Safari does not expose a list without markers as one.
  const list = Tag === 'ul' || Tag === 'ol' ? 'list' : undefined;
  return <Tag ref={elementRef} role={role ?? list} {...rest} className={stack[gap]} />;
}
