import { act, waitFor } from '@testing-library/react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { createPortal } from 'react-dom';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { assumePasskeySupportAtom } from '../../flows/passkey';
import { mount } from '../lifecycle/mount';
import type { MountDefinition } from '../lifecycle/mount-definition';
import { loginDefinition, type LoginOptions } from '../mounts/login';
import type { Mounted } from '../options';
import { render as renderMount } from '../ssr/server/render';
import '../ssr/server/react';
import { quietClient } from '../testing/quiet-client';
import { recordConsole } from '../testing/record-console';
import { stubPage } from '../testing/stub-page';
import { WidgetElement } from './widget-element';

/** The log-in in a browser that offers passkeys in a field. */
const definition: MountDefinition<LoginOptions> = {
  ...loginDefinition,
  apply: (store, options) => {
    loginDefinition.apply?.(store, options);
    store.set(assumePasskeySupportAtom, { canUse: true, canAutofill: true });
  },
};
const Login = (options: LoginOptions) => <WidgetElement definition={definition} options={options} />;

/** A request for a passkey that ends with its widget. */
const authenticate = ({ signal }: { signal?: AbortSignal }) =>
  new Promise((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(new DOMException('Left.', 'AbortError')));
  });
const client = quietClient({ webauthn: { authenticate } });
const given: LoginOptions = { client, config: { products: ['emailMagicLinks', 'passkeys'] } };
let root: Root | undefined;
let mounted: Mounted | undefined;
let shadow: ShadowRoot;
let logged: readonly unknown[] = [];

beforeEach(() => {
  stubPage();
  // A browser that offers passkeys in a field has been asked for one, and waits for the user.
  const credentials = { get: () => new Promise<null>(() => undefined) };
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials });
  logged = recordConsole();
  shadow = document.body.appendChild(document.createElement('main')).attachShadow({ mode: 'open' });
});
afterEach(async () => {
  await act(async () => {
    root?.unmount();
    mounted?.unmount();
  });
  root = undefined;
  mounted = undefined;
  // The request ends a moment after its widget.
  await settle();
  Reflect.deleteProperty(navigator, 'credentials');
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders as on a server, where there is no document. */
function onServer(render: () => string): string {
  const page = document;
  vi.stubGlobal('document', undefined);
  const html = render();
  vi.stubGlobal('document', page);
  return html;
}

/** A container in the host's shadow root, with the markup of a server if there is any. */
function container(markup = ''): HTMLElement {
  const made = document.createElement('div');
  made.innerHTML = markup;
  shadow.append(made);
  return made;
}
const passkeyButton = (tree: ParentNode = shadow) =>
  Array.from(tree.querySelectorAll('button')).find(({ textContent }) => textContent === 'Login with a Passkey');
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

test("a React element in the page's own tree, in a browser that offers passkeys in the field, has no passkey button [B-PKEY-1]", async () => {
  const target = document.body.appendChild(document.createElement('div'));
  root = createRoot(target);
  await act(async () => root?.render(<Login {...given} />));
  await waitFor(() => expect(target.querySelector('input')).not.toBeNull());
  await settle();
  expect(passkeyButton(target)).toBeUndefined();
});

test("a React element whose root is in the host's shadow root has the passkey button [B-PKEY-1]", async () => {
  root = createRoot(container());
  await act(async () => root?.render(<Login {...given} />));
  await waitFor(() => expect(passkeyButton()).toBeDefined());
});

test("a React element that a portal puts into the host's shadow root has the passkey button [B-PKEY-1]", async () => {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root?.render(createPortal(<Login {...given} />, shadow)));
  await waitFor(() => expect(passkeyButton()).toBeDefined());
});

// Columns: the way to hydrate | the markup of a server | the hydration.
test.each([
  [
    'a React element',
    () => renderToString(<Login {...given} />),
    (target: HTMLElement) => {
      root = hydrateRoot(target, <Login {...given} />);
    },
  ],
  [
    'a mount',
    () => renderMount(definition, given),
    (target: HTMLElement) => {
      mounted = mount(definition, target, given);
    },
  ],
] as const)(
  "%s over a server's markup in the host's shadow root hydrates the same field, and then has the passkey button [B-PKEY-1]",
  async (_way, render, hydrate) => {
    const target = container(onServer(render));
    const field = target.querySelector('input');
    expect({ hasField: field !== null, button: passkeyButton() }).toEqual({ hasField: true, button: undefined });
    await act(async () => hydrate(target));
    await waitFor(() => expect(passkeyButton()).toBeDefined());
    expect(target.querySelector('input')).toBe(field);
    expect(logged).toEqual([]);
  },
);
