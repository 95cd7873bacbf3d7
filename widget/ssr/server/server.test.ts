import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { createElement, type ReactNode } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Config } from '../../../flows/core/config/config';
import { vars } from '../../../tokens/contract.css';
import { preHydrationScript } from './render';
import { Login } from './react';
import { renderIdentityProvider, renderLogin, renderPasskeyRegistration, renderPasswordReset } from '.';

const links: Config = { products: ['emailMagicLinks'] };
const everything: Config = {
  products: ['passwords', 'otp', 'oauth', 'crypto', 'passkeys'],
  otpOptions: { methods: ['sms', 'email', 'whatsapp'] },
  phoneOptions: { defaultCountry: 'auto' },
  oauthOptions: { providers: [{ type: 'google', one_tap: true }, { type: 'github' }] },
};

test("the server's HTML has the field and its button [B-DRAWN-1]", () => {
  const rendered = renderLogin({ config: links });
  expect(rendered).toMatch(/<label[^>]*for="([^"]+)"[^>]*>Email<\/label>.*<input[^>]*id="\1"/);
  expect(rendered).toMatch(/<button type="submit"[^>]*>.*Continue with email/);
  expect(rendered).toMatch(/^<div class="vestibule" lang="en" dir="ltr"/);
});

test('every configured method is rendered, without a client or a browser', () => {
  const rendered = renderLogin({ config: everything });
  for (const words of ['Continue with GitHub', 'Text', 'WhatsApp', 'Crypto Wallet', 'Email']) {
    expect(rendered).toContain(words);
  }
  expect(renderLogin({ config: { ...everything, products: ['otp'], otpOptions: { methods: ['sms'] } } })).toMatch(
    /<option[^>]*selected=""[^>]*>United States \+1/,
  );
});

test('one configuration gives the same bytes each time, and two renderings on a page share no id [B-DRAWN-1]', () => {
  const first = renderLogin({ config: everything });
  expect(renderLogin({ config: everything })).toBe(first);
  const idsOf = (html: string) => Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => id);
  const others = idsOf(renderLogin({ config: everything, identifierPrefix: 'other' }));
  expect(others).toHaveLength(idsOf(first).length);
  expect(others.filter((id) => idsOf(first).includes(id))).toEqual([]);
});

test("a server renders in the requested language, with the host's own words", () => {
  expect(renderLogin({ config: links, locale: ['xx', 'de-AT'] })).toMatch(
    /lang="de" dir="ltr".*Registrieren oder anmelden/,
  );
  expect(renderLogin({ config: links, locale: 'ar' })).toMatch(/lang="ar" dir="rtl"/);
  expect(renderLogin({ config: links, strings: { 'main.title': 'Hello <b>' } })).toContain('Hello &lt;b&gt;');
});

test("a theme's values are in a small sheet with the page's nonce, and no style attribute is [B-DRAWN-5]", () => {
  const theme = { light: { colors: { primary: '#123456' } }, dark: { colors: { primary: '#abcdef' } } };
  const rendered = renderLogin({ config: links, theme, nonce: 'n"1' });
  expect(rendered).toMatch(/<style nonce="n&quot;1">.*--vestibule-colors-primary:#123456.*prefers-color-scheme:dark/);
  expect(rendered).toMatch(/<div class="vestibule vestibule-\w+"/);
  expect(rendered).toMatch(/<script nonce="n&quot;1">/);
  const quiet = renderLogin({ config: everything, theme });
  expect(quiet).not.toMatch(/<style|<script|\sstyle=/);
});

test('a page without a nonce allows the script by the hash that the guide names', () => {
  const hash = createHash('sha256').update(preHydrationScript).digest('base64');
  expect(readFileSync('docs/content-security-policy.md', 'utf8')).toContain(`'sha256-${hash}'`);
  expect(renderLogin({ config: links, nonce: '' })).toContain(`<script nonce="">${preHydrationScript}</script>`);
});

test('the script that reserves the space of Forget names the variable of the gap', () => {
  expect(preHydrationScript).toContain(`calc(${vars.spacing.label} + 32px)`);
});

test('the logo and the hidden header of a theme are in the HTML', () => {
  const logo = { logoImageUrl: 'https://acme.test/logo.svg', alt: 'Acme' };
  expect(renderLogin({ config: links, theme: { logo } })).toContain('src="https://acme.test/logo.svg"');
  const danger = { logoImageUrl: 'javascript:alert(1)' };
  expect(renderLogin({ config: links, theme: { logo: danger } })).not.toContain('javascript:');
});

test('the notice for users without scripts is in their language', () => {
  expect(renderLogin({ config: links })).toMatch(/<noscript>.*Turn on JavaScript.*<\/noscript>/);
  expect(renderLogin({ config: links, locale: 'fr' })).toMatch(/<noscript>.*Activez JavaScript.*<\/noscript>/);
});

test('a submission before any script does not navigate', () => {
  const rendered = renderLogin({ config: links });
  expect(rendered).toMatch(/<form(?=[^>]*method="dialog")(?![^>]*(?:action|novalidate))[^>]*>/);
  // The condition that prevents every submission.
  expect(rendered).toMatch(/<div hidden="" class="vb\w+"><textarea required=""><\/textarea><\/div><\/form>/);
});

test('the other mounts are rendered with the data that a server has [B-DRAWN-1] [B-DRAWN-5]', () => {
  expect(renderPasswordReset({ config: { products: ['passwords'] } })).toMatch(
    /Set a new password.*<input(?=[^>]*type="password")/,
  );
  for (const render of [renderIdentityProvider, renderPasskeyRegistration]) {
    expect(render({ config: { products: ['otp', 'passkeys'], otpOptions: { methods: ['sms'] } } })).toMatch(
      /role="status".*aria-label="Loading"/,
    );
    expect(render({ config: links })).not.toContain(' style=');
  }
});

test('a declarative shadow root is in the HTML', () => {
  const config = { ...links, enableShadowDOM: true };
  expect(renderLogin({ config, stylesheet: '/styles.css' })).toMatch(
    /^<div [^>]*><template shadowrootmode="open"><link rel="stylesheet" href="\/styles.css"><div>.*<\/div><\/template><\/div>$/,
  );
});

/** The response of a server that streams a page. */
function streamed(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: string[] = [];
    const answer = new Writable({
      write: (chunk, _encoding, done) => {
        chunks.push(String(chunk));
        done();
      },
      final: (done) => {
        done();
        resolve(chunks.join(''));
      },
    });
    const { pipe } = renderToPipeableStream(page, { onShellReady: () => void pipe(answer), onError: reject });
  });
}

test('in a streamed page the screen is in its final position, without a script [B-DRAWN-9]', async () => {
  const login = createElement(Login, { client: undefined as never, config: everything });
  const long = 'It is a long page. '.repeat(1_000);
  const page = await streamed(createElement('main', null, createElement('p', null, long), login));
  expect(page).toContain(renderToString(createElement('main', null, login)).slice('<main>'.length, 200));
  expect(page).not.toContain('<script');
  // With it, React marks the position of later content.
  expect(page).not.toContain('<template id');
});

test('a React element with a nonce has its theme and its script with it, and one in a shadow root is rendered there [B-DRAWN-9]', () => {
  const given = { client: undefined as never, config: links, theme: { colors: { primary: '#123456' } } };
  const rendered = renderToString(createElement(Login, { ...given, nonce: 'n"1' }));
  expect(rendered).toMatch(/<style nonce="n&quot;1">.*--vestibule-colors-primary:#123456.*<script nonce="n&quot;1">/);
  const config = { ...links, enableShadowDOM: true };
  const inShadow = () => createElement(Login, { ...given, config, nonce: 'n1', stylesheet: '/styles.css' });
  const shadow = renderToString(createElement('main', null, inShadow(), inShadow()));
  expect(shadow).toMatch(
    /<style nonce="n1">.*<script nonce="n1">.*<template shadowrootmode="open"><link rel="stylesheet" href="\/styles.css">.*type="email"/,
  );
  expect(shadow.match(/data-ids="[^"]+"/g)).toHaveLength(2);
  expect(new Set(shadow.match(/data-ids="[^"]+"/g)).size).toBe(2);
});

test('a React element is rendered by any React server, without a client', () => {
  const rendered = renderToString(
    createElement(Login, { client: undefined as never, config: everything, locale: 'de' }),
  );
  expect(rendered).toMatch(/^<div class="vestibule" lang="de" dir="ltr"/);
  expect(rendered).toContain('WhatsApp');
});

test.each([
  [
    'Error: Cannot use both EML and Email OTP',
    { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } },
  ],
  ['Error: Cannot use Passkeys by itself, please add another product to the config.', { products: ['passkeys'] }],
] as const)('a server renders %j instead of a form that cannot be used [B-DRAWN-12]', (sentence, config) => {
  const rendered = renderLogin({ config });
  expect(rendered).toContain(`<p lang="en" dir="ltr">${sentence}</p>`);
  expect(rendered).not.toContain('<form');
  expect(rendered).not.toContain('<input');
});

test('a server renders the conflict in the other mounts as well', () => {
  const config = { products: ['emailMagicLinks', 'otp', 'passwords'], otpOptions: { methods: ['email'] } } as const;
  const sentence = '<p lang="en" dir="ltr">Error: Cannot use both EML and Email OTP</p>';
  expect(renderPasswordReset({ config })).toContain(sentence);
  expect(renderPasskeyRegistration({ config })).toContain(sentence);
});

test('a configuration that is missing is the plain-text error, and no exception [B-DRAWN-12]', () => {
  expect(renderLogin(JSON.parse('{}'))).toContain('There is no method to log in');
});

test('a nonce of null, as a page without the header has, adds neither a sheet nor a script', () => {
  const theme = { colors: { primary: '#123456' } };
  expect(renderLogin({ config: links, theme, nonce: null })).toBe(renderLogin({ config: links, theme }));
  expect(
    renderToString(createElement(Login, { client: undefined as never, config: links, theme, nonce: null })),
  ).not.toContain('<script');
});
