import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as element from '../../widget/element/define-elements';
import * as flows from '../../widget/flows';
import * as mounts from '../../widget';
import * as primitives from '../../widget/primitives';
import * as react from '../../widget/react';
import * as server from '../../widget/ssr/server/react';
import * as tokens from '../../tools';

test('every entry can be imported on a server, which has no window [B-MOUNT-9] [T-HOST-15]', () => {
  expect('window' in globalThis).toBe(false);
  for (const entry of [mounts, react, server, element, flows, primitives, tokens]) {
    expect(Object.keys(entry).length).toBeGreaterThan(0);
  }
});

test('on a server each React element renders its first screen, and calls no client [B-MOUNT-1] [B-DRAWN-1]', () => {
  const { Callback, ConnectedApps, IdentityProvider, Login, PasskeyRegistration, PasswordReset, StepUp } = server;
  const client: never = new Proxy({} as never, {
    get: () => {
      throw new Error('A client was asked on a server.');
    },
  });
  const render = (Widget: typeof Login) =>
    renderToString(createElement(Widget, { client, config: { products: ['passwords'], enableShadowDOM: false } }));
  expect(render(Login)).toContain('type="email"');
  expect(render(PasswordReset)).toContain('type="password"');
  expect(render(Callback)).toContain('Logging you in');
  for (const Widget of [ConnectedApps, IdentityProvider, PasskeyRegistration, StepUp]) {
    expect(render(Widget)).toContain('aria-label="Loading"');
  }
});

test('on a server defining the custom elements does nothing, and a primitive renders itself', () => {
  expect(() => element.defineVestibuleElements()).not.toThrow();
  expect(renderToString(createElement(primitives.Button, { rank: 'primary' }, 'Continue'))).toContain('Continue');
});
