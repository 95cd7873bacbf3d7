import { atom } from 'jotai/vanilla';
import { whileRead } from '../core/time/while-read';

/** The time in sight before a decision can be made, in milliseconds: nobody allows what just slid under their hand. */
const inSight = 500;

/** The time that something lies over a control before the person is told, in milliseconds: a screen that slides in covers itself. */
const tellAfter = 1_000;

const timerAtom = atom<ReturnType<typeof setTimeout> | undefined>(undefined);
const readyAtom = atom(false);

/** Begins the wait anew. */
const waitAtom = atom(null, (get, set) => {
  clearTimeout(get(timerAtom));
  set(readyAtom, false);
  if (document.visibilityState !== 'visible') return;
  set(
    timerAtom,
    setTimeout(() => set(readyAtom, true), inSight),
  );
});

/** The cover of Allow: none, new, or told once the person should know. */
const coverAtom = atom<'none' | 'new' | 'told'>('none');

/** The cover over Allow that the person should know of, as far as the browser can tell. */
export const isCoveredAtom = atom((get) => get(coverAtom) === 'told');

/**
 * The readiness of Allow. While something reads this the page is watched: the wait begins anew whenever the page
 * comes back into sight, so that no second click of a double click meets what it was not meant for.
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
  (get) => get(readyAtom) && get(coverAtom) === 'none',
);

const watchAtom = atom<{ stop(): void } | undefined>(undefined);

/** Tells whether a click in the middle of a control would reach something else. */
function isHitElsewhere(control: Element): boolean {
  const { left, top, width, height } = control.getBoundingClientRect();
  const root = control.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return false;
  const hit = root.elementFromPoint(left + width / 2, top + height / 2);
  return hit !== null && !control.contains(hit) && !hit.contains(control);
}

/**
 * Watches whether a control is covered (Intersection Observer v2), in place of the one watched before; null for none.
 *
 * Browsers call nothing visible that stands in a scaled, filtered or translucent box. A control that was never called
 * visible therefore counts as covered only where a click would not reach it: nobody is locked out by a host's look.
 */
export const watchControlAtom = atom(null, (get, set, control: Element | null) => {
  get(watchAtom)?.stop();
  set(coverAtom, 'none');
  if (!control || typeof IntersectionObserver !== 'function') return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let wasVisible = false;
  const follow = (entries: readonly IntersectionObserverEntry[]) => {
    const latest = entries.at(-1);
    // Browsers without version 2 say nothing of it. Out of sight is another thing than covered.
    const isVisible: unknown = latest && Reflect.get(latest, 'isVisible');
    wasVisible ||= isVisible === true;
    const isHidden = latest?.isIntersecting === true && isVisible === false;
    const isCovered = isHidden && (wasVisible || isHitElsewhere(control));
    if (isCovered === (get(coverAtom) !== 'none')) return;
    clearTimeout(timer);
    set(coverAtom, isCovered ? 'new' : 'none');
    if (isCovered) timer = setTimeout(() => set(coverAtom, 'told'), tellAfter);
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

/** The press of a control, as far as a guard asks: the click count of its event. A keyboard's press has none. */
export interface Press {
  detail: number;
}
