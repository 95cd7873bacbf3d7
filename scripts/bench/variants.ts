/** A page that is measured: what is asked for, by each of those that do the job. */
export interface BenchPage {
  name: string;
  config: { products: readonly string[]; [option: string]: unknown };
  mount: 'mountLogin' | 'mountIdentityProvider';
  query: string;
  /** The selector of the first thing that can be used. */
  ready: string;
}

const social = ['google', 'microsoft', 'apple', 'github', 'facebook'].map((type) => ({ type }));

const addresses = { loginRedirectURL: 'http://localhost/', signupRedirectURL: 'http://localhost/' };
const sessionOptions = { sessionDurationMinutes: 30 };

/** The pages of the peer's table. */
export const benchPages: readonly BenchPage[] = [
  {
    name: 'magic link',
    config: { products: ['emailMagicLinks'], emailMagicLinksOptions: addresses, sessionOptions },
    mount: 'mountLogin',
    query: '',
    ready: 'input:enabled',
  },
  {
    name: 'password + text + social',
    config: {
      products: ['passwords', 'otp', 'oauth'],
      sessionOptions,
      passwordOptions: { loginRedirectURL: 'http://localhost/', resetPasswordRedirectURL: 'http://localhost/' },
      otpOptions: { methods: ['sms'], expirationMinutes: 5 },
      oauthOptions: { ...addresses, providers: social },
    },
    mount: 'mountLogin',
    query: '',
    ready: 'input:enabled',
  },
  {
    name: 'consent',
    config: { products: [] },
    mount: 'mountIdentityProvider',
    query:
      '?client_id=connected-app-test-invoice-robot&redirect_uri={origin}%2Fapp&scope=openid%20email%20profile&code_challenge=E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    ready: 'button + button',
  },
];

const peerElements = { mountLogin: 'StytchUI', mountIdentityProvider: 'StytchIdentityProvider' } as const;

/** The name of a variant that is measured. */
export type Variant =
  | 'React'
  | 'script tag'
  | 'peer'
  | 'bare React'
  | 'blank page'
  | 'drawn React'
  | 'drawn script tag'
  | 'blank HTML';

const prelude = `const PROVIDER = document.documentElement.dataset.provider;`;
const endpoints = `{ endpoints: { testAPIURL: PROVIDER, liveAPIURL: PROVIDER, dfpBackendURL: PROVIDER, clientsideServicesIframeURL: PROVIDER + '/clientside-services/index.html' } }`;

// What `docs/embedding.md` advises: a screen that needs nobody to be signed in is drawn before the client is made.
const late = `const client = lateClient(async () => {
  const { createStytchClient } = await import('@stytch/vanilla-js/headless');
  return createStytchClient('public-token-test-bench', ${endpoints});
});`;
const early = `import { createStytchClient } from '@stytch/vanilla-js/headless';
const client = createStytchClient('public-token-test-bench', ${endpoints});`;

const optionsOf = ({ config }: BenchPage) => `{ client, config: ${JSON.stringify(config)} }`;

/** The source of a page; undefined where the variant does not do what the page asks for. */
type Source = (page: BenchPage, packageFolder: string) => string | undefined;

/** A source for log-in pages alone. */
const loginOnly =
  (source: Source): Source =>
  (page, packageFolder) =>
    page.mount === 'mountLogin' ? source(page, packageFolder) : undefined;

const mountedReact: Source = (
  page,
  packageFolder,
) => `import { lateClient, ${page.mount} } from '${packageFolder}/index.js';
${prelude}
${page.mount === 'mountLogin' ? late : early}
const mount = () => ${page.mount}('#app', ${optionsOf(page)});
window.bench = { mount, unmount: (mounted) => mounted.unmount() };
window.mounted = mount();`;

const drawnReact: Source = (page, packageFolder) => `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lateClient } from '${packageFolder}/index.js';
import { Login } from '${packageFolder}/react.js';
${prelude}
${late}
hydrateRoot(document.querySelector('#app'), createElement(Login, ${optionsOf(page)}));`;

const scriptTag: Source = (page) => `${prelude}
const client = Vestibule.createClient('public-token-test-bench', ${endpoints});
const mount = () => Vestibule.${page.mount}('#app', ${optionsOf(page)});
window.bench = { mount, unmount: (mounted) => mounted.unmount() };
window.mounted = mount();`;

const peer: Source = ({
  config,
  mount,
}) => `import { createStytchClient, Products, ${peerElements[mount]} } from '@stytch/vanilla-js';
${prelude}
customElements.define('peer-widget', ${peerElements[mount]});
const client = createStytchClient('public-token-test-bench', ${endpoints});
const config = { ...${JSON.stringify(config)}, products: [${config.products.map((name) => `Products.${name}`).join(', ')}] };
const mount = () => {
  const element = document.createElement('peer-widget');
  document.querySelector('#app').append(element);
  element.render({ client, config });
  return element;
};
window.bench = { mount, unmount: (element) => element.remove() };
window.mounted = mount();`;

const bareReact: Source = () => `import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Page() {
  const [text, setText] = useState('');
  return createElement('input', { value: text, onChange: (event) => setText(event.target.value) });
}
createRoot(document.querySelector('#app')).render(createElement(Page));`;

const sources: Readonly<Record<Variant, Source>> = {
  React: mountedReact,
  'script tag': scriptTag,
  peer,
  'bare React': loginOnly(bareReact),
  'blank page': loginOnly(() => `document.querySelector('#app').append(document.createElement('input'));`),
  'drawn React': loginOnly(drawnReact),
  'drawn script tag': loginOnly(scriptTag),
  // Nothing runs there.
  'blank HTML': loginOnly(() => ''),
};

/** The source of a variant's page, as an embedder would write it; undefined where it does not apply. */
export function sourceOf(variant: Variant, page: BenchPage, packageFolder: string): string | undefined {
  return sources[variant](page, packageFolder);
}
