import { visuallyHidden } from '../visually-hidden';

export interface LiveRegionProps {
  /** What to say. Nothing is said for an empty text. */
  text: string;
  /** What a server says after that, in English whatever the page speaks: a voice that knows both says each as it sounds. */
  inEnglish?: string | undefined;
  /** Changes with each message, so that the same words are spoken again. */
  serial: number;
}

/** Speaks without moving focus (WCAG 4.1.3). Keep one in the page from the start: a region that comes with its message is silent. */
export function LiveRegion({ text, inEnglish, serial }: LiveRegionProps) {
  return (
    <div role="status" className={visuallyHidden}>
      <span key={serial}>
        {text}
        {inEnglish && (
          <>
            {' '}
            <span lang="en">{inEnglish}</span>
          </>
        )}
      </span>
    </div>
  );
}
