import { mountCallback } from '../mounts/callback';
import { mountConnectedApps } from '../mounts/connected-apps';
import { mountIdentityProvider } from '../mounts/identity-provider';
import { mountLogin } from '../mounts/login';
import { mountPasskeyRegistration } from '../mounts/passkey-registration';
import { mountPasswordReset } from '../mounts/password-reset';
import { mountStepUp } from '../mounts/step-up';
import { missingOptions, type Mounted, type WidgetOptions } from '../options';
import { developerWarning } from '../host/developer-warning';
import { isThisMachine } from '../../flows/core/host/this-machine';
import type { CSSProperties, DetailedHTMLProps, HTMLAttributes } from 'react';
import type { WidgetError } from '../../flows/core/provider/widget-error';
import type { WidgetEvent } from '../events';

const mounts = {
  'vestibule-login': mountLogin,
  'vestibule-password-reset': mountPasswordReset,
  'vestibule-passkey-registration': mountPasskeyRegistration,
  'vestibule-identity-provider': mountIdentityProvider,
  'vestibule-callback': mountCallback,
  'vestibule-connected-apps': mountConnectedApps,
  'vestibule-step-up': mountStepUp,
} as const;

/** The elements, one for each mount. */
export type VestibuleElementName = keyof typeof mounts;

type OptionsOf<Name extends VestibuleElementName> = Parameters<(typeof mounts)[Name]>[1];

/**
 * A widget as an element, for any framework. It mounts once it is in a page and `options` are set, follows
 * `options` that are set later, and is removed with the element. Events are also dispatched as DOM events, which do not
 * bubble: `vestibule-event` and `vestibule-error`, whose `detail` is what the callbacks receive.
 */
export interface VestibuleElement<Name extends VestibuleElementName = 'vestibule-login'> extends HTMLElement {
  /** The options of the mount. Set them again to change the widget; another `client` is another widget. */
  options: OptionsOf<Name> | undefined;
  addEventListener<Type extends keyof VestibuleElementEventMap>(
    type: Type,
    listener: (this: this, event: VestibuleElementEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(...given: Parameters<HTMLElement['addEventListener']>): void;
  removeEventListener<Type extends keyof VestibuleElementEventMap>(
    type: Type,
    listener: (this: this, event: VestibuleElementEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(...given: Parameters<HTMLElement['removeEventListener']>): void;
}

/** The DOM events of the elements. */
export interface VestibuleElementEventMap extends HTMLElementEventMap {
  /** An event of the widget, in `detail`. */
  'vestibule-event': CustomEvent<WidgetEvent>;
  /** A failure, in `detail`. */
  'vestibule-error': CustomEvent<WidgetError>;
}

/** The elements by their names, as pages and frameworks know them. */
export type VestibuleElements = { [Name in VestibuleElementName]: VestibuleElement<Name> };

/** The attributes of an element in JSX, beside those of any element of HTML. */
interface OwnProps<Name extends VestibuleElementName> {
  /** The options of the mount. React 19 sets them as a property; before it, set them through a `ref`. */
  options?: OptionsOf<Name>;
  /** The classes of the element, for its place in the page. React 18 takes `class` in its place. */
  className?: string;
  /** The classes of the element in React 18, which passes the name through unchanged. */
  class?: string;
  /** The styles of the element, for its place in the page. The look of the widget is that of its theme. */
  style?: CSSProperties;
  /** The listener for events, as `callbacks.onEvent` is. */
  'onvestibule-event'?: (event: CustomEvent<WidgetEvent>) => void;
  /** The listener for failures, as `callbacks.onError` is. */
  'onvestibule-error'?: (event: CustomEvent<WidgetError>) => void;
}

type CustomElementProps = {
  [Name in VestibuleElementName]: OwnProps<Name> &
    Omit<DetailedHTMLProps<HTMLAttributes<VestibuleElement<Name>>, VestibuleElement<Name>>, keyof OwnProps<Name>>;
};

declare global {
  // Elements by name: `document.querySelector('vestibule-login')`.
  interface HTMLElementTagNameMap extends VestibuleElements {}
}

declare module 'react' {
  // oxlint-disable-next-line typescript/no-namespace -- how a custom element is declared for React
  namespace JSX {
    interface IntrinsicElements extends CustomElementProps {}
  }
}

/** Defines each element that this page has not defined yet. Does nothing where there is no page, as on a server. */
export function defineVestibuleElements(): void {
  if (typeof customElements === 'undefined') return;
  for (const [name, mount] of Object.entries(mounts)) {
    if (!customElements.get(name)) customElements.define(name, elementFor(mount));
  }
}

function elementFor(mount: (target: Element, options: WidgetOptions) => Mounted): CustomElementConstructor {
  return class extends HTMLElement {
    #options: WidgetOptions | undefined;
    #mounted: Mounted | undefined;
    /** The document or shadow root that it is mounted in, which has its styles. */
    #root: Node | undefined;

    get options(): WidgetOptions | undefined {
      return this.#options;
    }

    set options(options: WidgetOptions | undefined) {
      const before = this.#options;
      this.#options = options;
      if (this.#mounted && this.#isFilled() && before && options && options.client === before.client)
        this.#mounted.update({ ...missingOptions(before, options), ...withDomEvents(this, options) });
      else this.#follow();
    }

    connectedCallback(): void {
      // A framework may have set the property before the element was defined, to undefined too. It hides the accessor.
      if (Object.hasOwn(this, 'options')) {
        const ownOptions: unknown = Reflect.get(this, 'options');
        Reflect.deleteProperty(this, 'options');
        Reflect.set(this, 'options', ownOptions);
      } else if (!this.#mounted || !this.#isFilled() || this.#root !== this.getRootNode()) this.#follow();
      if (isThisMachine(location.hostname)) setTimeout(() => this.#warnWithoutOptions(), 1_000);
    }

    /** Reports an element that remains empty to the developer (B-MOUNT-20). */
    #warnWithoutOptions(): void {
      if (this.isConnected && !this.#options)
        developerWarning(
          `<${this.localName}> has no options, so it is empty. Set its property \`options\`: an attribute is not read.`,
          'has-no-options',
        );
    }

    /** An element that the page only moves keeps its widget, with all that was typed. */
    disconnectedCallback(): void {
      queueMicrotask(() => {
        if (!this.isConnected) this.#end();
      });
    }

    /** Called in place of the two others when the page moves it by `moveBefore`, which may be into a shadow root. */
    connectedMoveCallback(): void {
      this.connectedCallback();
    }

    /** Tells whether the page has left the widget in it. One that the page has emptied has ended. */
    #isFilled(): boolean {
      return this.querySelector(':scope > .vestibule') !== null;
    }

    #end(): void {
      this.#mounted?.unmount();
      this.#mounted = undefined;
    }

    #follow(): void {
      this.#end();
      if (!this.#options || !this.isConnected) return;
      this.#root = this.getRootNode();
      this.#mounted = mount(this, withDomEvents(this, this.#options));
    }
  };
}

/** The options with callbacks that also dispatch each event as a DOM event of the element. */
function withDomEvents(element: Element, options: WidgetOptions): WidgetOptions {
  const { callbacks } = options;
  const dispatching = <Detail>(type: string, own: ((detail: Detail) => unknown) | undefined) => {
    // A value that is no function stays, and is reported as a mistake. A framework may pass null for none.
    if (own != null && typeof own !== 'function') return own;
    return (detail: Detail) => {
      element.dispatchEvent(new CustomEvent(type, { detail }));
      return own?.(detail);
    };
  };
  return {
    ...options,
    callbacks: {
      ...callbacks,
      onEvent: dispatching('vestibule-event', callbacks?.onEvent),
      onError: dispatching('vestibule-error', callbacks?.onError),
    },
  };
}
