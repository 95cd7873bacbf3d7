import type { WidgetError } from '../../flows/core/provider/widget-error';
import { signIn } from './sign-in';
import { labelCode } from './sign-in.lazy';
import { SignInClosedError, type SignInOptions, type SignInResult } from './sign-in-options';

const name = 'vestibule-sign-in-button';

/** A button that calls `signIn`. Its content is the label, by default "Log in" in the language of its options. */
export interface SignInButtonElement extends HTMLElement {
  /** The options of `signIn`. */
  options: SignInOptions | undefined;
  addEventListener<Type extends keyof SignInButtonEventMap>(
    type: Type,
    listener: (this: this, event: SignInButtonEventMap[Type]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(...given: Parameters<HTMLElement['addEventListener']>): void;
  removeEventListener<Type extends keyof SignInButtonEventMap>(
    type: Type,
    listener: (this: this, event: SignInButtonEventMap[Type]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(...given: Parameters<HTMLElement['removeEventListener']>): void;
}

/** The DOM events of the button. */
export interface SignInButtonEventMap extends HTMLElementEventMap {
  /** The session that was found or begun. */
  'vestibule-signed-in': CustomEvent<SignInResult>;
  /** A failure other than a closed dialog. */
  'vestibule-error': CustomEvent<WidgetError>;
}

declare global {
  // Elements by name: `document.createElement('vestibule-sign-in-button')`.
  interface HTMLElementTagNameMap {
    'vestibule-sign-in-button': SignInButtonElement;
  }
}

/**
 * Defines `<vestibule-sign-in-button>`, unless this page has it. Does nothing where there is no page, as on a server. Style its
 * button by `::part(button)`.
 */
export function defineSignInButton(): void {
  if (typeof customElements !== 'undefined' && !customElements.get(name)) customElements.define(name, buttonElement());
}

function buttonElement(): CustomElementConstructor {
  return class extends HTMLElement implements SignInButtonElement {
    #options: SignInOptions | undefined;
    #button: HTMLButtonElement;
    #firstLabel: string | undefined;

    constructor() {
      super();
      // A server may have rendered it.
      const root = this.attachInternals().shadowRoot ?? this.attachShadow({ mode: 'open', delegatesFocus: true });
      this.#button = root.querySelector('button') ?? root.appendChild(makeButton());
      this.#button.addEventListener('click', () => void this.#signIn());
    }

    get options(): SignInOptions | undefined {
      return this.#options;
    }

    set options(options: SignInOptions | undefined) {
      this.#options = options;
      void this.#label();
    }

    connectedCallback(): void {
      // A framework may have set the property before the element was defined: it hides the accessor. As in the elements of the mounts,
      // whose entry shares no file with this one.
      if (!Object.hasOwn(this, 'options')) return;
      const ownOptions: unknown = Reflect.get(this, 'options');
      Reflect.deleteProperty(this, 'options');
      Reflect.set(this, 'options', ownOptions);
    }

    async #label(): Promise<void> {
      const options = this.#options;
      const slot = this.#button.querySelector('slot');
      if (!slot) return;
      // Without words of its own it has the first label, which may be a server's.
      let label = (this.#firstLabel ??= slot.textContent);
      if (options?.locale || options?.strings) {
        const code = await labelCode.load();
        if (!code.ok) return;
        label = await code.value.logInLabel(options);
      }
      if (options === this.#options) slot.textContent = label;
    }

    async #signIn(): Promise<void> {
      const button = this.#button;
      if (button.hasAttribute('aria-disabled')) return;
      button.setAttribute('aria-disabled', 'true');
      // As any request is shown (B-TIME-1). The table of all times would be more bytes before the press.
      const waiting = setTimeout(() => {
        button.setAttribute('aria-busy', 'true');
      }, 400);
      try {
        // Without options, the late code has the sentence for the developer.
        this.#dispatch('vestibule-signed-in', await signIn(this.#options as SignInOptions));
      } catch (problem) {
        if (!(problem instanceof SignInClosedError)) this.#dispatch('vestibule-error', problem);
      }
      clearTimeout(waiting);
      button.removeAttribute('aria-busy');
      button.removeAttribute('aria-disabled');
    }

    #dispatch(type: string, detail: unknown): void {
      this.dispatchEvent(new CustomEvent(type, { detail }));
    }
  };
}

function makeButton(): HTMLButtonElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.part.add('button');
  button.append(Object.assign(document.createElement('slot'), { textContent: 'Log in' }));
  return button;
}
