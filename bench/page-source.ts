import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BenchPage } from './pages.ts';
import { floorSource } from './react-floor.ts';
import type { Variant } from './variants.ts';

const peerElements = { mountLogin: 'StytchUI', mountIdentityProvider: 'StytchIdentityProvider' } as const;

const prelude = `const PROVIDER = document.documentElement.dataset.provider;`;
const endpoints = `{ endpoints: { testAPIURL: PROVIDER, liveAPIURL: PROVIDER, dfpBackendURL: PROVIDER, clientsideServicesIframeURL: PROVIDER + '/clientside-services/index.html' } }`;

// What `docs/server-rendering.md` advises: a screen that needs no one to be signed in is rendered before the client is made.
const late = `const client = lateClient(async () => {
  const { createStytchClient } = await import('@stytch/vanilla-js/headless');
  return createStytchClient('public-token-test-bench', ${endpoints});
});`;
const eager = `import { createStytchClient } from '@stytch/vanilla-js/headless';
const client = createStytchClient('public-token-test-bench', ${endpoints});`;

/** The import that docs/frameworks.md advises for several methods, in a release that has it. */
const methodsOf = ({ config }: BenchPage, packageFolder: string) =>
  config.products.length > 1 && existsSync(join(packageFolder, 'methods.js'))
    ? `import '${packageFolder}/methods.js';`
    : '';

const optionsOf = ({ config }: BenchPage) => `{ client, config: ${JSON.stringify(config)} }`;

/** The source of a page; undefined where the variant does not do what the page asks for. */
type Source = (page: BenchPage, packageFolder: string) => string | undefined | Promise<string>;

/** A source for log-in pages alone. */
const loginOnly =
  (source: Source): Source =>
  (page, packageFolder) =>
    page.mount === 'mountLogin' ? source(page, packageFolder) : undefined;

const mountedReact: Source = (
  page,
  packageFolder,
) => `import { lateClient, ${page.mount} } from '${packageFolder}/index.js';
${methodsOf(page, packageFolder)}
${prelude}
${page.mount === 'mountLogin' ? late : eager}
const mount = () => ${page.mount}('#app', ${optionsOf(page)});
window.bench = { mount, unmount: (mounted) => mounted.unmount() };
window.mounted = mount();`;

const renderedReact: Source = (page, packageFolder) => `import { createElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { lateClient } from '${packageFolder}/index.js';
import { Login } from '${packageFolder}/react.js';
${methodsOf(page, packageFolder)}
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
  'React floor': loginOnly(floorSource),
  'bare React': loginOnly(bareReact),
  'blank page': loginOnly(() => `document.querySelector('#app').append(document.createElement('input'));`),
  'rendered React': loginOnly(renderedReact),
  'rendered script tag': loginOnly(scriptTag),
  // Nothing runs there.
  'static page': loginOnly(() => ''),
  'blank HTML': loginOnly(() => ''),
};

/** The source of a variant's page, as an embedder would write it; undefined where it does not apply. */
export async function sourceOf(variant: Variant, page: BenchPage, packageFolder: string): Promise<string | undefined> {
  return sources[variant](page, packageFolder);
}
