// Prints where the functions start that a first screen calls, by file: `node scripts/build/first-calls.mjs <run>`, a `FirstScreenRun` of
// eager-functions.ts as JSON. It is a process of its own: Node gets the globals of a page, and no compiler that would move the
// functions.
import { Session } from 'node:inspector/promises';
import { register } from 'node:module';
import { dirname, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { builtinEnvironments } from 'vitest/runtime';

/** @type {import('./eager-functions.ts').FirstScreenRun} */
const { entry, publicToken, answers, screen } = JSON.parse(process.argv[2] ?? '');
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
// What waits for a paint comes after the first screen.
globalThis.requestAnimationFrame = () => 0;

globalThis.fetch = async (asked) => {
  const { pathname } = new URL(asked instanceof Request ? asked.url : asked);
  return Response.json(answers[pathname] ?? {}, { status: answers[pathname] ? 200 : 404 });
};

if (screen.isLoggedIn) document.cookie = 'stytch_session=token';

const session = new Session();
session.connect();
await session.post('Profiler.enable');
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });

const exported = await import(pathToFileURL(entry).href);
const mounts = globalThis.Vestibule ?? exported;
const makeClient = async () => (await import('@stytch/vanilla-js/headless')).createStytchClient(publicToken);
const client = mounts.createClient?.(publicToken) ?? mounts.lateClient(makeClient);
new MutationObserver(async () => {
  if (!document.querySelector(screen.control)) return;
  const { result } = await session.post('Profiler.takePreciseCoverage');
  const called = result.flatMap(({ url, functions }) => {
    const file = url.startsWith('file:') ? relative(folder, fileURLToPath(url)) : '..';
    const starts = functions.flatMap(({ ranges: [whole] }) => (whole?.count ? [whole.startOffset] : []));
    return file.startsWith('..') ? [] : [[file, starts]];
  });
  console.log(JSON.stringify(Object.fromEntries(called)));
  process.exit(0);
}).observe(document.body, { childList: true, subtree: true, attributes: true });
mounts[screen.mount](document.body, { client, config: screen.config });
setTimeout(() => {
  console.error(`${screen.mount} has shown no ${screen.control}, but: ${document.body.textContent}`);
  process.exit(1);
}, 20_000);
