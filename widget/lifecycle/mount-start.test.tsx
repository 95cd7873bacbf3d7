import { act, render } from '@testing-library/react';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountIdentityProvider } from '../mounts/identity-provider';
import { mountLogin } from '../mounts/login';
import { quietClient } from '../testing/quiet-client';
import { recordConsole } from '../testing/record-console';
import { stubPage } from '../testing/stub-page';

let logged: readonly unknown[] = [];

beforeEach(() => {
  stubPage();
  logged = recordConsole();
});
afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const mountIn = (target: Element) =>
  mountLogin(target, { client: quietClient(), config: { products: ['emailMagicLinks'] } });

test.each([
  ['an effect', useEffect],
  ['a layout effect', useLayoutEffect],
])("a host of React that mounts in %s gets the field, and no warning of React's", async (_name, useMountEffect) => {
  function Host() {
    const target = useRef<HTMLElement>(null);
    useMountEffect(() => {
      if (!target.current) return undefined;
      const widget = mountIn(target.current);
      return () => widget.unmount();
    }, []);
    return <main ref={target} />;
  }
  const host = render(<Host />);
  await act(async () => {});
  expect(host.container.querySelector('input')).not.toBeNull();
  await act(async () => host.unmount());
  expect(logged).toEqual([]);
});

test('a mount that is ended in the same task renders nothing', async () => {
  const target = document.body.appendChild(document.createElement('main'));
  mountIn(target).unmount();
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
  expect({ children: target.childElementCount, logged }).toEqual({ children: 0, logged: [] });
});

test.each([
  ['a log-in', mountLogin],
  ['an identity provider', mountIdentityProvider],
])('%s without options says that the client is missing [B-MOUNT-12]', async (_what, mount) => {
  const target = document.body.appendChild(document.createElement('div'));
  mount(target, JSON.parse('null'));
  await vi.waitFor(() => expect(target.textContent).toContain('The option `client` is missing.'));
});

test('an identity provider with a promise of a client says that it is no client, and does not fail [B-MOUNT-12]', async () => {
  history.replaceState(null, '', '/?client_id=robot&redirect_uri=https%3A%2F%2Frobot.test%2Fback');
  const target = document.body.appendChild(document.createElement('div'));
  const options = { config: { products: [] } };
  mountIdentityProvider(target, Object.assign(options, { client: JSON.parse('{"then":true}') }));
  await vi.waitFor(() => expect(target.textContent).toContain('The option `client` is'));
});
