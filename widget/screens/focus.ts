import { activeElementAround } from '../../primitives/active-element';
import { giveFocus } from '../../primitives/give-focus';
import type { FocusTarget } from '../../flows/core/screen/screen.atoms';

const heading = '[data-screen-heading]';

/** The selectors of elements that every screen may have; other elements have a key. */
const selectors: Readonly<Partial<Record<FocusTarget, string>>> = {
  heading,
  field: 'input:not([type=hidden]):not([readonly])',
  invalid: '[aria-invalid=true]',
};

/**
 * The controls that may be focused automatically: not Back, and none that is inert. An empty element is none: by such Radix's toasts
 * notice Tab, and fail if they are focused while a toast goes.
 */
const controls =
  ':is(input:not([type=hidden]),select,button,a[href],[tabindex="0"]:not(:empty)):not([data-back],[inert],[inert] *)';

/** The number of frames in which focus is moved unconditionally. After that the user may have moved it elsewhere. */
const frames = 10;

function selectorOf(target: FocusTarget): string {
  return selectors[target] ?? `[data-focus-key="${CSS.escape(target.slice('key:'.length))}"]`;
}

/** The focus of one widget. */
export interface FocusManager {
  /**
   * Moves focus as a transition requested (WCAG 2.4.3): to the new screen's heading or first field, to the first invalid
   * field if there is one, or to an element by its key. A field with a value has it selected, so that typing replaces it.
   * A user who has turned to the host's page stays there (T-FOCUS-8). A heading's text is passed to `say` as well, but in
   * Firefox only for such a user: Orca announces the focused element there. In Chromium Orca does not: that control is
   * removed by then, and Orca takes the heading for the previous position. The returned function cancels the pending steps.
   */
  move(target: FocusTarget, say: (title: string) => void): () => void;
  /** Ends it. Focus that is in the widget returns to the element of the page that had it before (T-FOCUS-9). */
  stop(): void;
}

/**
 * Manages the focus of a widget in `container`: moves it with the screen, and keeps it in the widget when the focused control
 * is removed (B-SCREEN-6). It then moves to the control that replaces that one, or to one beside it, else to the heading.
 * It never moves to Back, where a second Enter would leave the screen. Otherwise a keyboard user would start at the top of
 * the host's page.
 */
export function manageFocus(container: HTMLElement): FocusManager {
  /** The path from the element in the widget that has focus, or had it when it was removed, up to the window. */
  let path: readonly EventTarget[] = [];
  /** The element of the page that had focus last. */
  let previous: HTMLElement | undefined;
  /** True if the last press was outside the widget. One that scrolls a page leaves focus where it is. */
  let isLeft = false;

  // In a frame it is not the document of this code.
  const page = container.ownerDocument;
  const isBodyFocused = () => page.activeElement === page.body;
  const isPageFocused = () => {
    const { host = container }: Node & Partial<Pick<ShadowRoot, 'host'>> = container.getRootNode();
    return (
      !isBodyFocused() && !container.contains(activeElementAround(container)) && !page.activeElement?.contains(host)
    );
  };
  const enter = (event: FocusEvent) => {
    const { relatedTarget } = event;
    if (isElement(relatedTarget) && !container.contains(relatedTarget)) previous = relatedTarget;
    path = event.composedPath();
  };
  const leave = ({ target }: FocusEvent) => {
    // Chromium fires this before it removes an element, which is still connected then. Other engines do not fire it.
    // All fire it when the user turns to another window, and the element remains the one to return to.
    queueMicrotask(() => {
      if (!isElement(target) || path[0] !== target) return;
      if (target.isConnected && activeElementAround(target) !== target) path = [];
    });
  };
  // The page hears of a press before the widget, which may be in a closed shadow root.
  const press = ({ currentTarget }: Event) => {
    isLeft = currentTarget !== container;
  };
  const observer = new MutationObserver((records) => {
    const [focused] = path;
    if (!isElement(focused) || focused.isConnected) return;
    const around = path.slice(0, path.indexOf(container) + 1);
    path = [];
    // The page may have moved focus intentionally. If no element has focus, `activeElement` is the body, for a shadow
    // root as well.
    if (!isBodyFocused()) return;
    const title = container.querySelector<HTMLElement>(heading);
    giveFocus(successorOf(focused, records) ?? neighbourOf(around, title) ?? title ?? container);
  });
  observer.observe(container, { childList: true, subtree: true });
  container.addEventListener('focusin', enter);
  container.addEventListener('focusout', leave);
  container.addEventListener('pointerdown', press);
  page.addEventListener('pointerdown', press, true);

  return {
    move: (target, say) => {
      const find = (selector: string) => container.querySelector<HTMLElement>(selector);
      let frame = 0;
      // A part of the screen may be rendered a moment after the rest (as with Preact), and the whole screen when its code
      // is loaded. From the second frame on the heading is focused.
      const tryToFocus = (tries: number) => {
        if (tries > frames && (!isBodyFocused() || target === 'invalid')) return;
        const title = target === 'invalid' ? null : find(heading);
        if ((isLeft && !path[0]) || isPageFocused()) return say(title?.textContent ?? '');
        const element: Target | null = find(selectorOf(target)) ?? (tries > 0 ? title : null);
        if (!element) frame = requestAnimationFrame(() => tryToFocus(tries + 1));
        else giveFocus(element);
        if (element && element === title && !('mozInnerScreenX' in window)) say(title.textContent);
        if (target === 'field') element?.select?.();
      };
      tryToFocus(0);
      return () => cancelAnimationFrame(frame);
    },
    stop: () => {
      // The other listeners end with their element.
      observer.disconnect();
      page.removeEventListener('pointerdown', press, true);
      if (path[0] && !isPageFocused()) previous?.focus();
    },
  };
}

/** Tells whether a value is an element, in a frame's document too. Ours are all in HTML. */
const isElement = (value: unknown): value is HTMLElement => (value as Partial<Node> | null | undefined)?.nodeType === 1;

type Target = HTMLElement & Partial<Pick<HTMLInputElement, 'select'>>;

/** The first control in an element, itself included. */
function firstControl(element: Element): HTMLElement | undefined {
  const all = [element, ...element.querySelectorAll(controls)];
  return all.find((one): one is HTMLElement => isElement(one) && one.matches(controls));
}

/** The control that replaced a removed one. */
function successorOf(gone: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  const from = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(gone)))?.target;
  const added = records.flatMap(({ target, addedNodes }) => (target === from ? [...addedNodes] : []));
  return added.flatMap((node) => (isElement(node) && node.isConnected ? (firstControl(node) ?? []) : []))[0];
}

/** A control in the smallest remaining box around the removed one, below the box of the whole screen. */
function neighbourOf(around: readonly EventTarget[], title: Element | null): HTMLElement | undefined {
  for (const box of around) {
    if (!isElement(box) || !box.isConnected) continue;
    if (box.contains(title)) return undefined;
    const control = firstControl(box);
    if (control) return control;
  }
  return undefined;
}
