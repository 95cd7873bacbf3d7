import { useAtomValue, useSetAtom } from 'jotai/react';
import { useState } from 'react';
import { version } from '../../../package.json';
import { SmallButton } from '../../../primitives/small-button/small-button';
import { copyAtom, justCopiedAtom } from '../copy/copy.atoms';
import { copyMessages } from '../words/late.messages';
import type { ProviderError } from '../provider/errors';
import { isRecord } from '../provider/record';
import type { ScreenName } from '../screen/screen-name';
import { screenAtom } from '../screen/screen.atoms';
import { useWords } from '../words/use-words';

/** The facts of a failure that support needs. */
export interface SupportCase {
  /** The time when it was shown, in milliseconds. */
  at: number;
  screen: ScreenName;
  /** Its type: a word of this project, never text of a server or a user. */
  type: string;
  error?: ProviderError | undefined;
}

/** A request id: a prefix of the provider and a UUID. Any other text may contain what was typed. */
const isRequestId = /^(?:[a-z]+-){0,4}[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/**
 * The details of a failure for support: time, screen, type, request id where it is known, version. Nothing that was typed, no
 * token, code, address or sentence of a server (B-FAIL-7). In English, for those who read support requests.
 */
export function supportDetails({ at, screen, type, error }: SupportCase): string {
  const id: unknown = isRecord(error?.cause) ? error.cause['request_id'] : undefined;
  return [
    `Time: ${new Date(at).toISOString()}`,
    `Screen: ${screen}`,
    `Error: ${type}`,
    ...(typeof id === 'string' && isRequestId.test(id) ? [`Request: ${id}`] : []),
    `Version: vestibule-auth ${version}`,
  ].join('\n');
}

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
