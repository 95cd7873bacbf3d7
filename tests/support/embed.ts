import { condition } from './condition';

/** The options of `/embed`. */
export interface EmbedOptions {
  mount?:
    | 'callback'
    | 'connectedApps'
    | 'hiddenLogin'
    | 'identityProvider'
    | 'login'
    | 'passkeyRegistration'
    | 'passwordReset'
    | 'sessionGuard'
    | 'signIn'
    | 'stepUp'
    | 'visitorSignIn';
  props: object;
  csp?: 'strict';
  strict?: '1';
  copies?: string;
  entry?: 'react' | 'element' | 'script';
  /** Rendered by the server; with `scripts: '0'` nothing else comes. */
  server?: '1';
  scripts?: '0';
  /** With a nonce in what the server rendered. */
  nonce?: '1';
  /** With the styles of its first screen in the page, and no file of them. */
  styles?: 'inline';
  /** Query parameters that are the widget's to read. */
  query?: Record<string, string>;
}

/** The options under this run's condition; one that a test asks for itself stays as it is. */
function underCondition(options: EmbedOptions): EmbedOptions {
  const { props, entry, strict } = options;
  switch (condition) {
    case 'shadow': {
      const config = 'config' in props ? (props.config as object) : { products: ['emailMagicLinks'] };
      return { ...options, props: { ...props, config: { enableShadowDOM: true, ...config } } };
    }
    case 'strict':
      return { csp: 'strict', ...options };
    case 'strict-mode':
      return entry && entry !== 'react' ? options : { ...options, entry: 'react', strict: '1' };
    case 'react':
    case 'react-18':
      return entry || strict ? options : { ...options, entry: 'react' };
    case 'element':
    case 'script':
      return entry || strict ? options : { ...options, entry: condition };
    default:
      return options;
  }
}

/** The address of `/embed` with those options. */
export function embedAddress(host: string, options: EmbedOptions): string {
  const { mount = 'login', props, query = {}, ...rest } = underCondition(options);
  const parameters = new URLSearchParams({ mount, props: JSON.stringify(props), ...rest, ...query });
  return `${host}/embed?${parameters}`;
}
