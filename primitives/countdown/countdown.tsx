import { countdown } from './countdown.css';

export interface CountdownProps {
  /** The whole sentence, with the time in it. Changes every second. */
  text: string;
}

/**
 * A time that runs out. A `timer` is not spoken as it ticks (B-SAY-1); what must be said is said by a live region. It has
 * no id: as a field's description it would be spoken every second.
 */
export function Countdown({ text }: CountdownProps) {
  return (
    <div role="timer" className={countdown}>
      {/* An element of its own: a page's translator may have replaced the text inside (T-TEXT-9). */}
      <span>{text}</span>
    </div>
  );
}
