import { useState } from 'react';

/** The last attempt to copy a text to the clipboard, and the way to make another. */
export interface Copying {
  /** The text that was copied; undefined before that, and where it could not be. */
  copied: string | undefined;
  /** The text that the browser let no page copy. */
  refused: string | undefined;
  /** Copies a text; false where the browser lets no page do so. */
  copy(text: string): Promise<boolean>;
}

/** Copies texts to the clipboard, and stores which one, so that the page can show it. */
export function useCopying(): Copying {
  const [last, setLast] = useState<{ text: string; isCopied: boolean }>();
  const copy = async (text: string) => {
    // So that the result of another attempt is announced again.
    setLast(undefined);
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
  };
}

/** A page that is not secure has no clipboard at all. */
const write = async (text: string) => navigator.clipboard.writeText(text);
