import { useState } from 'react';

/** The last attempt to copy a text to the clipboard, and the function for another attempt. */
export interface Copying {
  /** The text that was copied; undefined before the first attempt, after a refused one, and after `reset`. */
  copied: string | undefined;
  /** The text that the browser did not let the page copy. */
  refused: string | undefined;
  /** Copies a text; false if the browser does not let the page copy. */
  copy(text: string): Promise<boolean>;
  /** Removes the result of the last attempt. */
  reset(): void;
}

/** Copies texts to the clipboard, and stores which one, so that the page can show it. */
export function useCopying(): Copying {
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>();
  const reset = () => setLast(undefined);
  const copy = async (text: string) => {
    // So that the result of another attempt is announced again.
    reset();
    const isCopied = await write(text).then(
      () => true,
      () => false,
    );
    setLast({ text, isCopied });
    return isCopied;
  };
  return {
    copied: last?.isCopied ? last.text : undefined,
    refused: last && !last.isCopied ? last.text : undefined,
    copy,
    reset,
  };
}

/** A page that is not secure has no clipboard at all. */
const write = async (text: string) => navigator.clipboard.writeText(text);
