import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { SmallButton } from '../../../primitives/small-button/small-button';
import { copyAtom, justCopiedAtom } from '../copy/copy.atoms';
import { copyMessages } from '../copy/copy.messages';
import type { ProviderError } from '../provider/errors';
import { screenAtom } from '../screen/screen.atoms';
import { useWords } from '../words/use-words';
import { supportDetails } from './support-details';

export interface CopyDetailsProps {
  /** The failure, where a call has failed. */
  error?: ProviderError | undefined;
  /** The kind of failure where no call has. Default: that of the error. */
  type?: string;
}

/** The button "Copy details" on a failure: copies what support needs, and nothing that was typed (B-FAIL-7). */
export function CopyDetails({ error, type = error?.type ?? 'other' }: CopyDetailsProps) {
  const say = useWords(copyMessages);
  const screen = useAtomValue(screenAtom);
  const [at] = useState(() => Date.now());
  // Several failures may be shown at once: only the one whose details were copied says so.
  const copied = error ?? 'details';
  const isCopied = useAtomValue(justCopiedAtom) === copied;
  const copy = useSetAtom(copyAtom);
  return (
    <SmallButton onClick={() => void copy(copied, supportDetails({ at, screen, type, error }))}>
      {say(isCopied ? 'copy.copied' : 'copy.details')}
    </SmallButton>
  );
}
