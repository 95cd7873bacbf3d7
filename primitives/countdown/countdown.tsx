import { countdown, sentence } from './countdown.css';

export interface CountdownProps {
  /** The whole sentence, with the time in it. Changes every second; what is going on may stand in its place for a while. */
  text: string;
}

/**
 * A time that runs out. A `timer` is not spoken as it ticks (B-SAY-1); what must be said is said by a live region. It has
 * no id: as a field's description it would be spoken every second.
 */
export function Countdown({ text }: CountdownProps) {
  return (
    <div role="timer" className={countdown}>
      {/*
        A paragraph, or Chromium has a reader say "timer" and nothing else. And an element of its own: a page's translator
        may have replaced the text inside (T-TEXT-9).
      */}
      <p className={sentence}>{text}</p>
    </div>
  );
}
