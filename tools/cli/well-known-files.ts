/** The addresses that the files under `/.well-known/` contain. */
export interface WellKnown {
  /** The origin of the site, whose host is the passkeys' relying party. */
  origin: string;
  /** The path of the page where a user creates a passkey, and of the page where they manage their passkeys. */
  enroll: string;
  manage: string;
  /** Other origins whose pages may use the passkeys of this one. */
  related: readonly string[];
}

/** A file under `/.well-known/`. */
export interface WellKnownFile {
  name: string;
  text: string;
  /** The instructions for serving it. */
  advice: string;
  /** A reason why browsers may not use all of it. */
  problem?: string;
}

/** The minimum number of different names that browsers support (WebAuthn Level 3, 5.11.1). */
const namesFollowed = 5;

/** The reasons why files cannot be created from these choices. */
export function wellKnownProblems({ origin, enroll, manage, related }: WellKnown): string[] {
  const wrongOrigins = [origin, ...related].filter((one) => !isOrigin(one));
  const outside = [enroll, manage].filter((path) => isOrigin(origin) && !isPage(path, origin));
  return [
    ...wrongOrigins.map((one) => `"${one}" is not an origin: give https and a host only, such as https://app.example.`),
    ...outside.map((path) => `"${path}" is no page of ${origin}: give a path, such as /passkeys.`),
  ];
}

/** The files, with the instructions for serving each. */
export function wellKnownFiles({ origin, enroll, manage, related }: WellKnown): WellKnownFile[] {
  const managed = new URL(manage, origin);
  const origins = [...new Set([origin, ...related])];
  const names = new Set(origins.map(nameOf));
  const json = 'Serve it as application/json, without a redirect.';
  return [
    {
      name: 'passkey-endpoints',
      text: jsonOf({ enroll: new URL(enroll, origin).href, manage: managed.href }),
      advice: json,
    },
    {
      name: 'change-password',
      text: redirectPage(managed),
      advice: "If your server can redirect, redirect this path instead: the file's comment has examples.",
    },
    {
      name: 'webauthn',
      text: jsonOf({ origins }),
      advice: json,
      ...(names.size > namesFollowed && {
        problem: `its origins have ${names.size} different names; browsers may follow ${namesFollowed} alone.`,
      }),
    },
  ];
}

const jsonOf = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

function isOrigin(text: string): boolean {
  return URL.canParse(text) && new URL(text).protocol === 'https:' && new URL(text).origin === text;
}

function isPage(path: string, origin: string): boolean {
  return /^[/h]/.test(path) && URL.canParse(path, origin) && new URL(path, origin).origin === origin;
}

/**
 * The label that a browser counts: of `app.example.co.uk` it is `example`. A list of known second-level domains
 * replaces the public suffix list.
 */
function nameOf(origin: string): string {
  const parts = new URL(origin).hostname.split('.').toReversed();
  const [, second = '', third] = parts;
  return third && /^(?:ac|co|com|edu|gov|net|org)$/.test(second) ? third : second;
}

/** A page that redirects, for a host that serves only files; its comment has the redirects for other hosts. */
function redirectPage({ pathname, search }: URL): string {
  const target = `${pathname}${search}`.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
  const plain = `${pathname}${search}`.replaceAll('--', '-%2D');
  return `<!doctype html>
<!--
  Browsers lead a user from here to the page where a password or a passkey is changed. They expect a redirect:

  nginx:    location = /.well-known/change-password { return 302 ${plain}; }
  Apache:   Redirect 302 /.well-known/change-password ${plain}
  _redirects (Netlify, Cloudflare Pages):    /.well-known/change-password ${plain} 302
  vercel.json:    { "source": "/.well-known/change-password", "destination": "${plain}", "permanent": false }

  Where none of these can be had, serve this file as text/html.
-->
<meta charset="utf-8" />
<meta http-equiv="refresh" content="0; url=${target}" />
<title>Change your password</title>
<a href="${target}">Change your password</a>
`;
}
