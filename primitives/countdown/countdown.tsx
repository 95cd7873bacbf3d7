import { countdown, sentence } from './countdown.css';

export interface CountdownProps {
  /** The whole sentence, with the time in it. Changes every second; another sentence may replace it for a while. */
  text: string;
}

/**
 * A time that runs out. A `timer` is not announced as it ticks (B-SAY-1); a live region announces what must be heard. It has
 * no id: as a field's description it would be announced every second.
 */
export function Countdown({ text }: CountdownProps) {
  return (
    <div role="timer" className={countdown}>
      {/* A paragraph, because Chromium otherwise exposes only the word "timer" to a screen reader. The text is in an element of its own, because a page's translator may have replaced it (T-TEXT-9). */}
      <p className={sentence}>{text}</p>
    </div>
  );
}

/** A duration in whole seconds as `m:ss`, in a language's digits; a negative one is 0. */
export function formatRemaining(seconds: number, locale = 'en'): string {
  const left = Math.max(0, Math.floor(seconds));
  const digits = (count: number, minimumIntegerDigits: number) =>
    new Intl.NumberFormat(locale, { minimumIntegerDigits, useGrouping: false }).format(count);
  return `${digits(Math.floor(left / 60), 1)}:${digits(left % 60, 2)}`;
}
