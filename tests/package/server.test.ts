import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import * as element from '../../widget/element';
import * as flows from '../../widget/flows';
import * as mounts from '../../widget';
import * as primitives from '../../primitives';
import * as react from '../../widget/react';
import * as tokens from '../../tokens';

test('a server may import every entry, though it has no window', () => {
  expect('window' in globalThis).toBe(false);
  for (const entry of [mounts, react, element, flows, primitives, tokens]) {
    expect(Object.keys(entry).length).toBeGreaterThan(0);
  }
});

test('on a server each React element is an empty place, whatever it is given', () => {
  const { ConnectedApps, IdentityProvider, Login, PasskeyRegistration, PasswordReset } = react;
  for (const Widget of [ConnectedApps, IdentityProvider, Login, PasskeyRegistration, PasswordReset]) {
    const drawn = renderToString(createElement(Widget, { client: {} as never, config: { products: ['passkeys'] } }));
    expect(drawn).toMatch(/^<div[^>]*><\/div>$/);
  }
});

test('on a server defining the custom elements does nothing, and a primitive draws itself', () => {
  expect(() => element.defineVestibuleElements()).not.toThrow();
  expect(renderToString(createElement(primitives.Button, { rank: 'primary' }, 'Continue'))).toContain('Continue');
});
