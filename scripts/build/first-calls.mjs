// Prints where the functions start that the first screens call, by file:
// `node scripts/build/first-calls.mjs <entry> <public token> <responses>`. The entry is a built file with our mounts: the script of a
// script tag, or a module of the package. The responses are the provider's, by their paths, as JSON.
// It is a process of its own: Node gets the globals of a page, and no compiler that would move the functions.
import { Session } from 'node:inspector/promises';
import { register } from 'node:module';
import { dirname, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtinEnvironments } from 'vitest/runtime';

const [entry = '', publicToken = '', responses = ''] = process.argv.slice(2);
const folder = dirname(entry);

// The packages that a built file imports are those of this project, wherever it was built.
const [built, here] = [pathToFileURL(`${folder}/`).href, import.meta.url].map((url) => JSON.stringify(url));
const resolve = `export const resolve = (name, context, next) =>
  next(name, name.startsWith('.') || !context.parentURL?.startsWith(${built}) ? context : { ...context, parentURL: ${here} });`;
register(`data:text/javascript,${encodeURIComponent(resolve)}`);

const request = new URLSearchParams({ client_id: 'robot', redirect_uri: 'https://robot.example/back' });
await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: `https://host.example/?${request}` } });
// What jsdom lacks.
Object.assign(document, { adoptedStyleSheets: [] });
CSSStyleSheet.prototype.replaceSync = () => {};
Element.prototype.scrollIntoView = () => {};

/** @type {Readonly<Record<string, object>>} */
const answers = JSON.parse(responses);
globalThis.fetch = async (asked) => {
  const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
  return Response.json(answers[pathname] ?? {}, { status: answers[pathname] ? 200 : 404 });
};

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
/** @type {Map<string, Set<number>>} */
const called = new Map();

/** Notes the functions that were called since it was last asked. */
async function note() {
  const { result } = await session.post('Profiler.takePreciseCoverage');
  for (const { url, functions } of result) {
    const file = url.startsWith('file:') ? relative(folder, fileURLToPath(url)) : '..';
    if (file.startsWith('..')) continue;
    const starts = called.get(file) ?? new Set();
    called.set(file, starts);
    for (const {
      ranges: [whole],
    } of functions)
      if (whole?.count) starts.add(whole.startOffset);
  }
}

const exported = await import(pathToFileURL(entry).href);
const mounts = globalThis.Vestibule ?? exported;
const makeClient = async () => (await import('@stytch/vanilla-js/headless')).createStytchClient(publicToken);

/** Mounts a page, and notes what it has called by the moment when its first control is there. */
async function open(mount, config, control) {
  const place = document.body.appendChild(document.createElement('div'));
  const client = mounts.createClient?.(publicToken) ?? mounts.lateClient(makeClient);
  await new Promise((resolve, reject) => {
    const watcher = new MutationObserver(() => {
      if (!place.querySelector(control)) return;
      watcher.disconnect();
      resolve(note());
    });
    watcher.observe(place, { childList: true, subtree: true, attributes: true });
    setTimeout(() => reject(new Error(`${mount} has shown no ${control}, but: ${place.textContent}`)), 20_000);
    mounts[mount](place, { client, config });
  });
  // What comes after it belongs to no first screen.
  await new Promise((resolve) => setTimeout(resolve, 200));
  await session.post('Profiler.takePreciseCoverage');
}

await open('mountLogin', { products: ['emailMagicLinks'] }, 'input:enabled');
await open(
  'mountLogin',
  {
    products: ['passwords', 'otp', 'oauth'],
    otpOptions: { methods: ['sms'] },
    oauthOptions: { providers: [{ type: 'google' }] },
  },
  'input:enabled',
);
document.cookie = 'stytch_session=token';
await open('mountIdentityProvider', { products: [] }, 'button + button');
console.log(JSON.stringify(Object.fromEntries([...called].map(([file, starts]) => [file, [...starts]]))));
process.exit(0);
