import { isRecord } from '../../../flows/core/provider/record';

const address = 'https://accounts.google.com/gsi/client';

/** Google's own interface, as far as One Tap uses it. */
export interface GoogleId {
  initialize(options: Readonly<Record<string, unknown>>): void;
  prompt(listener: (moment: unknown) => void): void;
  cancel(): void;
}

let loading: Promise<GoogleId | undefined> | undefined;

/**
 * Fetches Google's script, once per page. A script that failed can be retried; one that loads without its callback
 * cannot.
 */
export function loadGoogle(): Promise<GoogleId | undefined> {
  const present = presentGoogle();
  if (present) return Promise.resolve(present);
  const source = trusted(address);
  if (source === undefined) return Promise.resolve(undefined);
  loading ??= new Promise((resolve) => {
    const script = document.createElement('script');
    script.async = true;
    Reflect.set(script, 'src', source);
    script.addEventListener('load', () => resolve(presentGoogle()));
    script.addEventListener('error', () => {
      script.remove();
      loading = undefined;
      resolve(undefined);
    });
    document.head.append(script);
  });
  return loading;
}

/** The widget that Google's prompt of this page belongs to: the script has one prompt, and one callback, for all widgets. */
let owner: { onReplaced(): void } | undefined;

/**
 * Takes Google's one prompt of this page. The prompt before is closed, and `onReplaced` of its widget is called. Returns the
 * function that closes the prompt, also one that has appeared since the last call; once another widget has taken it, that
 * does nothing.
 */
export function takePrompt(onReplaced: () => void): () => void {
  const before = owner;
  const taken = { onReplaced };
  owner = taken;
  if (before) {
    before.onReplaced();
    presentGoogle()?.cancel();
  }
  return () => {
    if (owner && owner !== taken) return;
    owner = undefined;
    presentGoogle()?.cancel();
  };
}

interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
}

let policy: { createScriptURL(url: string): unknown } | undefined;

/**
 * Under Trusted Types a page allows our one policy, `vestibule-google-one-tap`, which lets this one address through.
 * Undefined where the page does not allow it.
 */
function trusted(url: string): unknown {
  const factory: TrustedTypes | undefined = Reflect.get(window, 'trustedTypes');
  if (!factory) return url;
  try {
    policy ??= factory.createPolicy('vestibule-google-one-tap', { createScriptURL: () => address });
    return policy.createScriptURL(url);
  } catch {
    return undefined;
  }
}

/** Google's interface, if its script is loaded. */
export function presentGoogle(): GoogleId | undefined {
  const google: unknown = Reflect.get(window, 'google');
  const accounts = isRecord(google) ? google['accounts'] : undefined;
  const id = isRecord(accounts) ? accounts['id'] : undefined;
  return isGoogleId(id) ? id : undefined;
}

function isGoogleId(id: unknown): id is GoogleId {
  return isRecord(id) && ['initialize', 'prompt', 'cancel'].every((name) => typeof id[name] === 'function');
}
