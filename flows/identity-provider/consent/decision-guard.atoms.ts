import { atom } from 'jotai/vanilla';
import { whileRead } from '../../core/time/while-read';
import { inSight, isQuestionSeenAtom, isWindowTooLowAtom, showUnseenAtom } from './question-in-sight.atoms';

/**
 * The time for which Allow must be covered before the notice, in milliseconds: a screen that slides in covers itself.
 */
const reportAfter = 1_000;

const timerAtom = atom<ReturnType<typeof setTimeout> | undefined>(undefined);
const readyAtom = atom(false);

/** Starts the wait again. */
const waitAtom = atom(null, (get, set) => {
  clearTimeout(get(timerAtom));
  set(readyAtom, false);
  if (document.visibilityState !== 'visible') return;
  set(
    timerAtom,
    setTimeout(() => set(readyAtom, true), inSight),
  );
});

/** The cover of Allow: none, new, or `reported` once the notice is shown. */
const coverAtom = atom<'none' | 'new' | 'reported'>('none');

/** The latest press of Allow while it was closed. Each press is a new object, so that each is announced (B-SAY-2). */
export const closedPressAtom = atom<{ isUnseen: boolean } | undefined>(undefined);

/** The id of the sentence that explains why Allow is closed, if the user can do something about it. */
export const closedReasonAtom = atom((get) => {
  if (get(isWindowTooLowAtom)) return 'idp.windowTooLow';
  if (get(coverAtom) === 'reported') return 'idp.covered';
  return get(closedPressAtom)?.isUnseen && !get(isQuestionSeenAtom) ? 'idp.unseen' : undefined;
});

/** Scrolls to what was not seen yet, when the user presses Allow while it is closed. */
export const pressClosedAtom = atom(null, (get, set) => {
  set(closedPressAtom, { isUnseen: !get(isQuestionSeenAtom) });
  set(showUnseenAtom);
});

/**
 * True once Allow counts: it has been in sight for half a second, nothing covers it, the question was seen, and the
 * window is large enough to read it. While something reads this the page is watched. The wait starts again whenever the
 * page comes back into sight, so that the second click of a double click cannot press Allow by accident.
 */
export const isReadyAtom = whileRead(
  (get, set) => {
    const wait = () => set(waitAtom);
    const ending = new AbortController();
    const { signal } = ending;
    addEventListener('focus', wait, { signal });
    addEventListener('pageshow', wait, { signal });
    document.addEventListener('visibilitychange', wait, { signal });
    wait();
    return () => {
      ending.abort();
      clearTimeout(get(timerAtom));
      set(readyAtom, false);
    };
  },
  (get) => get(readyAtom) && get(coverAtom) === 'none' && get(isQuestionSeenAtom) && !get(isWindowTooLowAtom),
);

const watchAtom = atom<{ stop(): void } | undefined>(undefined);

/** Tells whether a click in the middle of a control would reach something else. */
function isHitElsewhere(control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  const root: Node & Partial<Pick<ShadowRoot, 'elementFromPoint'>> = control.getRootNode();
  const hit = root.elementFromPoint?.(left + width / 2, top + height / 2);
  return hit ? !control.contains(hit) && !hit.contains(control) : false;
}

/**
 * Watches whether a control is covered (Intersection Observer v2), in place of the one watched before; null for none.
 *
 * Browsers report nothing as visible inside a scaled, filtered or translucent box. A control that was never reported as
 * visible therefore counts as covered only if a click would not reach it, so that a host's styles do not lock users
 * out.
 */
export const watchControlAtom = atom(null, (get, set, control: Element | null) => {
  get(watchAtom)?.stop();
  set(coverAtom, 'none');
  if (!control || typeof IntersectionObserver !== 'function') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasVisible = false;
  const follow = (entries: readonly IntersectionObserverEntry[]) => {
    // Browsers without version 2 do not report whether it is visible. Out of sight does not mean covered.
    const latest: (IntersectionObserverEntry & { isVisible?: boolean }) | undefined = entries.at(-1);
    const isVisible = latest?.isVisible;
    wasVisible ||= isVisible === true;
    const isHidden = latest?.isIntersecting === true && isVisible === false;
    const isCovered = isHidden && (wasVisible || isHitElsewhere(control));
    if (isCovered === (get(coverAtom) !== 'none')) return;
    clearTimeout(timer);
    set(coverAtom, isCovered ? 'new' : 'none');
    if (isCovered) timer = setTimeout(() => set(coverAtom, 'reported'), reportAfter);
    else set(waitAtom);
  };
  const options = { threshold: 1, trackVisibility: true, delay: 100 };
  const observer = new IntersectionObserver(follow, options);
  observer.observe(control);
  set(watchAtom, {
    stop: () => {
      clearTimeout(timer);
      observer.disconnect();
    },
  });
});
