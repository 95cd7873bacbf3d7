import { divider } from './divider.css';

export interface DividerProps {
  /** A word between the lines, such as "or". */
  text?: string;
}

/** A line between two groups. Without a word it is decoration. */
export function Divider({ text }: DividerProps) {
  return <div className={divider}>{text && <span>{text}</span>}</div>;
}
