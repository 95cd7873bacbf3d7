import { giveFocus } from '../../primitives/heading/give-focus';
import type { FocusTarget } from '../../flows/core/screen/screen.atoms';

const heading = '[data-screen-heading]';

/** The selectors of what every screen may have; the rest has a key. */
const selectors: Readonly<Partial<Record<FocusTarget, string>>> = {
  heading,
  field: 'input:not([type=hidden]):not([readonly])',
  invalid: '[aria-invalid=true]',
};

const controls = 'input:not([type=hidden]), select, button, a[href], [tabindex="0"]';

/** For how many frames focus is moved whatever has it: after that somebody may have gone elsewhere in the page. */
const frames = 10;

function selectorOf(target: FocusTarget): string {
  return selectors[target] ?? `[data-focus-key="${CSS.escape(target.slice('key:'.length))}"]`;
}

/**
 * Moves focus to what a transition asked for (WCAG 2.4.3): the new screen's heading or first field, or the first field
 * that is wrong, or something by its key. A field that holds something has it selected, so that typing replaces it. A
 * heading's words go to `say` as well, but not in Firefox, where its reader speaks of what has the focus. In Chromium Orca
 * does not: the control that had it is gone by then, and it takes the heading for where the person was. The returned
 * function takes back what has not happened yet.
 */
export function applyFocus(place: HTMLElement, target: FocusTarget, say: (title: string) => void): () => void {
  const find = (selector: string) => place.querySelector<HTMLElement>(selector);
  let frame = 0;
  // A part of the screen may be drawn a moment after the rest (with Preact in React's place it is), and the whole of it
  // when its code is here. From the second frame on the heading will do.
  const tryToFocus = (tries: number) => {
    if (tries > frames && document.activeElement !== document.body) return;
    const element = find(selectorOf(target)) ?? (tries > 0 ? find(heading) : null);
    if (!element) frame = requestAnimationFrame(() => tryToFocus(tries + 1));
    if (element) giveFocus(element);
    if (element?.matches(heading) && !('mozInnerScreenX' in window)) say(element.textContent);
    if (target === 'field' && element instanceof HTMLInputElement) element.select();
  };
  tryToFocus(0);
  return () => cancelAnimationFrame(frame);
}

/**
 * Keeps focus in the widget when the control that had it goes: it moves to the nearest control that is left where it
 * stood, else to the heading. A person with a keyboard would start at the top of the host's page otherwise.
 */
export function keepFocus(place: HTMLElement): () => void {
  let path: readonly EventTarget[] = [];
  const follow = (event: FocusEvent) => {
    if (event.type === 'focusin') path = event.composedPath();
    // A control that is left has no claim on the focus any more; one that goes is told of no leaving.
    else if (event.target instanceof Element && event.target.isConnected) path = [];
  };
  const observer = new MutationObserver(() => {
    const [focused] = path;
    if (!(focused instanceof Element) || focused.isConnected) return;
    const around = path.slice(0, path.indexOf(place) + 1);
    path = [];
    // Somebody may have moved it on purpose. Where nothing has it the page's body does, for a shadow root as well.
    if (document.activeElement !== document.body) return;
    for (const one of around) {
      const control = one instanceof Element && one.isConnected && one.querySelector<HTMLElement>(controls);
      if (control) return control.focus();
    }
    const title = place.querySelector<HTMLElement>(heading);
    if (title) giveFocus(title);
  });
  observer.observe(place, { childList: true, subtree: true });
  place.addEventListener('focusin', follow);
  place.addEventListener('focusout', follow);
  return () => {
    observer.disconnect();
    place.removeEventListener('focusin', follow);
    place.removeEventListener('focusout', follow);
  };
}
