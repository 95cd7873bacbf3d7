import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Config } from '../../flows/core/config/config';
import { Login } from './react';
import { renderIdentityProvider, renderLogin, renderPasskeyRegistration, renderPasswordReset } from '.';

const links: Config = { products: ['emailMagicLinks'] };
const everything: Config = {
  products: ['passwords', 'otp', 'oauth', 'crypto', 'passkeys'],
  otpOptions: { methods: ['sms', 'email', 'whatsapp'] },
  phoneOptions: { defaultCountry: 'auto' },
  oauthOptions: { providers: [{ type: 'google', one_tap: true }, { type: 'github' }] },
};

test('a person whose page was drawn by a server finds the field and its button in the HTML', () => {
  const drawn = renderLogin({ config: links });
  expect(drawn).toMatch(/<label[^>]*for="([^"]+)"[^>]*>Email<\/label>.*<input[^>]*id="\1"/);
  expect(drawn).toMatch(/<button type="submit"[^>]*>.*Continue with email/);
  expect(drawn).toMatch(/^<div class="vestibule" lang="en" dir="ltr"/);
});

test('every way that is configured is drawn, with no client and no browser', () => {
  const drawn = renderLogin({ config: everything });
  for (const words of ['Continue with GitHub', 'Text', 'WhatsApp', 'Crypto Wallet', 'Email']) {
    expect(drawn).toContain(words);
  }
  expect(renderLogin({ config: { ...everything, products: ['otp'], otpOptions: { methods: ['sms'] } } })).toMatch(
    /<option[^>]*selected=""[^>]*>United States \+1/,
  );
});

test('one configuration is the same bytes each time, and two drawings on a page share no id', () => {
  const first = renderLogin({ config: everything });
  expect(renderLogin({ config: everything })).toBe(first);
  const idsOf = (html: string) => Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
  const others = idsOf(renderLogin({ config: everything, identifierPrefix: 'other' }));
  expect(others).toHaveLength(idsOf(first).length);
  expect(others.filter((id) => idsOf(first).includes(id))).toEqual([]);
});

test("a server draws in the language that a host asks for, and in the host's own words", () => {
  expect(renderLogin({ config: links, locale: ['xx', 'de-AT'] })).toMatch(
    /lang="de" dir="ltr".*Registrieren oder anmelden/,
  );
  expect(renderLogin({ config: links, locale: 'ar' })).toMatch(/lang="ar" dir="rtl"/);
  expect(renderLogin({ config: links, strings: { 'main.title': 'Hello <b>' } })).toContain('Hello &lt;b&gt;');
});

test("a theme's values are in a small sheet with the page's nonce, and no style attribute is", () => {
  const theme = { light: { colors: { primary: '#123456' } }, dark: { colors: { primary: '#abcdef' } } };
  const drawn = renderLogin({ config: links, theme, nonce: 'n"1' });
  expect(drawn).toMatch(/<style nonce="n&quot;1">.*--vestibule-colors-primary:#123456.*prefers-color-scheme:dark/);
  expect(drawn).toMatch(/<div class="vestibule vestibule-\w+"/);
  expect(drawn).toMatch(/<script nonce="n&quot;1">/);
  const quiet = renderLogin({ config: everything, theme });
  expect(quiet).not.toMatch(/<style|<script|\sstyle=/);
});

test('the logo and the hidden header of a theme are in the HTML', () => {
  const logo = { logoImageUrl: 'https://acme.test/logo.svg', alt: 'Acme' };
  expect(renderLogin({ config: links, theme: { logo } })).toContain('src="https://acme.test/logo.svg"');
  const danger = { logoImageUrl: 'javascript:alert(1)' };
  expect(renderLogin({ config: links, theme: { logo: danger } })).not.toContain('javascript:');
});

test('whoever has scripts off is told so, in their language', () => {
  expect(renderLogin({ config: links })).toMatch(/<noscript>.*Turn on JavaScript.*<\/noscript>/);
  expect(renderLogin({ config: links, locale: 'fr' })).toMatch(/<noscript>.*Activez JavaScript.*<\/noscript>/);
});

test('a form that is sent before any script leads nowhere', () => {
  expect(renderLogin({ config: links })).toMatch(/<form(?=[^>]*method="dialog")(?![^>]*action=)[^>]*>/);
});

test('the other mounts are drawn as far as a server knows them', () => {
  expect(renderPasswordReset({ config: { products: ['passwords'] } })).toMatch(
    /Set a new password.*<input(?=[^>]*type="password")/,
  );
  for (const render of [renderIdentityProvider, renderPasskeyRegistration]) {
    expect(render({ config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['sms'] } } })).toMatch(
      /role="status" aria-label="Loading"/,
    );
  }
});

test('a shadow root is drawn as the browser makes one while it reads', () => {
  const config = { ...links, enableShadowDOM: true };
  expect(renderLogin({ config, stylesheet: '/styles.css' })).toMatch(
    /^<div [^>]*><template shadowrootmode="open"><link rel="stylesheet" href="\/styles.css"><div>.*<\/div><\/template><\/div>$/,
  );
});

test('a React element is drawn by any server of React, with no client', () => {
  const drawn = renderToString(createElement(Login, { client: undefined as never, config: everything, locale: 'de' }));
  expect(drawn).toMatch(/^<div class="vestibule" lang="de" dir="ltr"/);
  expect(drawn).toContain('WhatsApp');
});
