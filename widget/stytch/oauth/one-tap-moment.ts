import { isRecord } from '../../../flows/core/provider/record';

/** The meaning of a moment of Google's prompt. `undefined` is a moment that decides nothing yet. */
export type OneTapMoment = { status: 'shown' } | { status: 'refused'; reason: string } | { status: 'cancelled' };

/** The reason where the script gives none. */
export const unknownReason = 'unknown_reason';

/** Reads a moment (Google's PromptMomentNotification), with the methods that this version of the script has. */
export function momentOf(moment: unknown): OneTapMoment | undefined {
  if (says(moment, 'isNotDisplayed')) return { status: 'refused', reason: reasonOf(moment, 'getNotDisplayedReason') };
  if (says(moment, 'isSkippedMoment')) {
    const reason = reasonOf(moment, 'getSkippedReason');
    return reason === 'user_cancel' ? { status: 'cancelled' } : { status: 'refused', reason };
  }
  // Only a dismissed moment follows a prompt that was visible.
  if (says(moment, 'isDismissedMoment')) return undefined;
  return { status: 'shown' };
}

function says(moment: unknown, method: string): boolean {
  return ask(moment, method) === true;
}

function reasonOf(moment: unknown, method: string): string {
  const reason = ask(moment, method);
  return typeof reason === 'string' && reason ? reason : unknownReason;
}

function ask(moment: unknown, method: string): unknown {
  const member = isRecord(moment) ? moment[method] : undefined;
  return typeof member === 'function' ? member.call(moment) : undefined;
}
