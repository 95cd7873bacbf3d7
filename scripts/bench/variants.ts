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

// What `docs/embedding.md` advises: a screen that needs nobody to be signed in is drawn before the client is made.
const late = (endpoints: string) => `const client = lateClient(async () => {
  const { createStytchClient } = await import('@stytch/vanilla-js/headless');
  return createStytchClient('public-token-test-bench', ${endpoints});
});`;
const early = (endpoints: string) => `import { createStytchClient } from '@stytch/vanilla-js/headless';
const client = createStytchClient('public-token-test-bench', ${endpoints});`;

/** The source of a variant's page, as an embedder would write it; undefined where it does not apply. */
export function sourceOf(variant: Variant, page: BenchPage, packageFolder: string): string | undefined {
  const { config, mount } = page;
  const options = (client: string) => `{ client: ${client}, config: ${JSON.stringify(config)} }`;
  const endpoints = `{ endpoints: { testAPIURL: PROVIDER, liveAPIURL: PROVIDER, dfpBackendURL: PROVIDER, clientsideServicesIframeURL: PROVIDER + '/clientside-services/index.html' } }`;
  const prelude = `const PROVIDER = document.documentElement.dataset.provider;`;
  const { products } = config;
  switch (variant) {
    case 'React':
      return `import { lateClient, ${mount} } from '${packageFolder}/index.js';
${prelude}
${mount === 'mountLogin' ? late(endpoints) : early(endpoints)}
const mount = () => ${mount}('#app', ${options('client')});
window.bench = { mount, unmount: (mounted) => mounted.unmount() };
window.mounted = mount();`;
    case 'drawn React':
      return mount === 'mountLogin'
        ? `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lateClient } from '${packageFolder}/index.js';
import { Login } from '${packageFolder}/react.js';
${prelude}
${late(endpoints)}
hydrateRoot(document.querySelector('#app'), createElement(Login, ${options('client')}));`
        : undefined;
    case 'drawn script tag':
      return mount === 'mountLogin' ? sourceOf('script tag', { ...page, mount }, packageFolder) : undefined;
    case 'blank HTML':
      // Nothing runs there.
      return mount === 'mountLogin' ? '' : undefined;
    case 'script tag':
      return `${prelude}
const client = Vestibule.createClient('public-token-test-bench', ${endpoints});
const mount = () => Vestibule.${mount}('#app', ${options('client')});
window.bench = { mount, unmount: (mounted) => mounted.unmount() };
window.mounted = mount();`;
    case 'peer':
      return `import { createStytchClient, Products, ${peerElements[mount]} } from '@stytch/vanilla-js';
${prelude}
customElements.define('peer-widget', ${peerElements[mount]});
const client = createStytchClient('public-token-test-bench', ${endpoints});
const config = { ...${JSON.stringify(config)}, products: [${products.map((name) => `Products.${name}`).join(', ')}] };
const mount = () => {
  const element = document.createElement('peer-widget');
  document.querySelector('#app').append(element);
  element.render({ client, config });
  return element;
};
window.bench = { mount, unmount: (element) => element.remove() };
window.mounted = mount();`;
    case 'bare React':
      return mount === 'mountLogin'
        ? `import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';
function Page() {
  const [text, setText] = useState('');
  return createElement('input', { value: text, onChange: (event) => setText(event.target.value) });
}
createRoot(document.querySelector('#app')).render(createElement(Page));`
        : undefined;
    case 'blank page':
      return mount === 'mountLogin'
        ? `document.querySelector('#app').append(document.createElement('input'));`
        : undefined;
  }
}
