import { atom } from 'jotai/vanilla';
import { browserAtom } from '../../core/host/browser.atoms';
import { whileRead } from '../../core/time/while-read';

/** A part of a question that must have been in sight before Allow opens (T-IDP-21). */
export type QuestionPart = 'title' | 'resources' | 'account' | 'permission' | 'destination' | 'notices';

/** The time that each part must be in sight, in milliseconds. */
export const inSight = 500;

/**
 * Tells whether the user should enlarge the window. At 400 % zoom the viewport is low too, and enlarging does not help. So the
 * outer window must be small as well: under 400 px, and under two thirds of each side of the screen. Zoom changes neither in
 * Chromium and Safari, and both alike in Firefox. A browser that does not tell the window's size has 0, which is small.
 */
const isTooLow = () => innerHeight < 240 && outerHeight < Math.min(400, screen.width / 1.5, screen.height / 1.5);

interface WatchedPart {
  element: Element;
  isSeen: boolean;
  stop?: (() => void) | undefined;
}

const partsAtom = atom<ReadonlyMap<QuestionPart, WatchedPart>>(new Map());

/** True once every part of the question that is on the page has been in sight for long enough. */
export const isQuestionSeenAtom = atom((get) => [...get(partsAtom).values()].every(({ isSeen }) => isSeen));

const isLowAtom = atom(false);

/** True while the window is too low to show a line of the question beside the buttons, and can be made larger. */
export const isWindowTooLowAtom = whileRead(
  (_get, set) => {
    const measure = () => set(isLowAtom, isTooLow());
    measure();
    if (typeof matchMedia !== 'function') return undefined;
    const query = matchMedia('(max-height: 239.98px)');
    query.addEventListener('change', measure);
    return () => query.removeEventListener('change', measure);
  },
  (get) => get(isLowAtom),
);

/** The element to observe: the first permission, or the whole of any other part. */
const observedElement = (element: Element): Element => element.querySelector('li, [role="listitem"]') ?? element;

/** Tells whether all of an element is in sight, or as much as fits in half of the window. */
function isShown({ intersectionRect, boundingClientRect: whole, rootBounds }: IntersectionObserverEntry): boolean {
  const enough = Math.min(whole.height, (rootBounds?.height ?? innerHeight) / 2);
  return intersectionRect.height > enough - 1;
}

interface Sight {
  /**
   * Called once the element has been in sight of a visible page for long enough; at once if the browser has no
   * observers.
   */
  onSeen(): void;
  /** Called where the first report says that the element is out of sight. */
  onHidden?(): void;
}

/** Observes whether an element is in sight. Returns a function that stops it; undefined if the browser has no observers. */
function watchSight(element: Element, { onSeen, onHidden }: Sight): (() => void) | undefined {
  if (typeof IntersectionObserver !== 'function') {
    onHidden?.();
    onSeen();
    return undefined;
  }
  let isFirst = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isIn = false;
  const stop = () => {
    document.removeEventListener('visibilitychange', wait);
    observer.disconnect();
    clearTimeout(timer);
  };
  const wait = () => {
    clearTimeout(timer);
    if (!isIn || document.visibilityState !== 'visible') return;
    timer = setTimeout(() => {
      stop();
      onSeen();
    }, inSight);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const wasIn = isIn;
      isIn = entries.slice(-1).some(isShown);
      if (isIn !== wasIn) wait();
      if (isFirst && !isIn) onHidden?.();
      isFirst = false;
    },
    // In steps, because the share of a tall part that is enough is known only once it is measured.
    { threshold: [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] },
  );
  document.addEventListener('visibilitychange', wait);
  observer.observe(element);
  return stop;
}

/** Watches a part of the question until it was seen, in place of the element watched before; null for none. */
export const watchPartAtom = atom(null, (get, set, part: QuestionPart, element: Element | null) => {
  const put = (watched?: WatchedPart) => {
    const parts = new Map(get(partsAtom));
    if (watched) parts.set(part, watched);
    else parts.delete(part);
    set(partsAtom, parts);
  };
  const before = get(partsAtom).get(part);
  before?.stop?.();
  if (!element) return put();
  put({ element, isSeen: false });
  const stop = watchSight(observedElement(element), {
    onSeen: () => put({ element, isSeen: true }),
    // A fragment of the address may have scrolled the page past the question. Scrolling while React commits would force
    // a layout.
    ...(part === 'title' && !before && { onHidden: () => get(browserAtom).show(element) }),
  });
  if (!get(partsAtom).get(part)?.isSeen) put({ element, isSeen: false, stop });
});

/** Scrolls to the first unseen part, and observes the rest again. */
export const showUnseenAtom = atom(null, (get, set) => {
  const unseen = [...get(partsAtom)].filter(([, { isSeen }]) => !isSeen);
  for (const [part, { element }] of unseen) set(watchPartAtom, part, element);
  const [, first] = unseen[0] ?? [];
  if (first) get(browserAtom).show(observedElement(first.element));
});
