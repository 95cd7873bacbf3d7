import { aborted } from '../core/time/signals';
import { within } from '../core/time/within';

/** An offer to sign in by autofill, for as long as its signal lasts. Resolves to true if it must not be made again. */
export type AutofillOffer = (signal: AbortSignal) => Promise<boolean>;

/** The longest time that a browser may take to cancel a pending request, in milliseconds. */
const cancelGrace = 300;
/** The wait after a sign-in before other offers are renewed, in milliseconds: the page usually navigates before. */
const afterSuccess = 2_000;

// A browser has one ceremony at a time for the whole page, however many widgets there are.
const offers = new Set<AutofillOffer>();
let running: { offer: AutofillOffer; controller: AbortController; ended: Promise<void> } | undefined;
let dialogs = 0;

/**
 * Offers passkeys in the page's field, as soon as no other offer and no dialog is open. Two widgets on a page
 * share one request: the second takes over when the first withdraws.
 */
export function offerAutofill(offer: AutofillOffer): () => void {
  offers.add(offer);
  goOn();
  return () => {
    offers.delete(offer);
    if (running?.offer === offer) running.controller.abort();
  };
}

/**
 * Runs a ceremony with a dialog while no offer is pending: an offer is cancelled before it, and made again when the
 * ceremony fails or `signal` is aborted, even if the ceremony itself hangs.
 */
export async function withoutAutofill<Result extends { ok: boolean }>(
  ceremony: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  dialogs += 1;
  running?.controller.abort();
  if (running) await within(cancelGrace, running.ended);
  const asked = ceremony();
  const result = await Promise.race([asked, aborted(signal).then(() => within(cancelGrace, asked))]);
  const release = () => {
    dialogs -= 1;
    goOn();
  };
  if (result?.ok) setTimeout(release, afterSuccess);
  else release();
  return result ?? asked;
}

function goOn(): void {
  const [offer] = offers;
  if (!offer || running || dialogs > 0) return;
  const controller = new AbortController();
  const ended = offer(controller.signal).then((isOver) => {
    running = undefined;
    if (isOver) offers.delete(offer);
    goOn();
  });
  running = { offer, controller, ended };
}
