import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import { compress } from 'hono/compress';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderingCode, renderFrontPage, renderedSheets, renderTargets, isRenderingRequested } from './render-targets';
import { fillPage, type PageFacts } from './fill-page';
import { pages } from './pages';
import { preloadsOf, readBuiltFiles } from './preloads';
import { strictPolicy } from './strict-policy';

const css = { 'Content-Type': 'text/css; charset=utf-8' };
const immutable = 'public, max-age=31536000, immutable';

/** The host: the built pages, each filled in for its request, and the files they ask for. */
export function hostApp(build: string, facts: PageFacts): Hono {
  const app = new Hono();
  const built = readBuiltFiles(build);
  const renderedFor = async (c: Context, path: string, query: URLSearchParams, nonce?: string) => {
    if (isRenderingRequested(path, query)) return renderTargets(await renderingCode(build), query, nonce);
    // Only the browser can render the account of a user who has a session; the strict page has no styles of its own.
    const isStranger = path === '/' && query.get('csp') !== 'strict' && !getCookie(c, 'stytch_session');
    return isStranger ? renderFrontPage(await renderingCode(build), query) : undefined;
  };
  app.get('/healthz', (c) => c.text('ok'));

  for (const [path, file] of Object.entries(pages)) {
    const html = readFileSync(join(build, file), 'utf8');
    app.get(path, compress(), async (c) => {
      const query = new URL(c.req.url).searchParams;
      const isStrict = query.get('csp') === 'strict';
      const nonce = query.get('nonce') === '1' ? randomBytes(16).toString('base64') : undefined;
      const rendered = await renderedFor(c, path, query, nonce);
      // No page may frame the page where a visitor decides (RFC 9700, 4.16), nor learn its address.
      const isConsent = path === '/consent';
      const policies = [
        ...(isStrict ? [strictPolicy(facts.providerOrigin, rendered && { nonce })] : []),
        ...(isConsent ? ["frame-ancestors 'none'"] : []),
      ];
      if (policies.length > 0) c.header('Content-Security-Policy', policies.join('; '));
      if (isConsent) c.header('Referrer-Policy', 'no-referrer');
      c.header('Cache-Control', 'no-cache');
      return c.html(fillPage(html, facts, { isStrict, query, preloads: preloadsOf(built, path, query), rendered }));
    });
  }

  for (const [path, textOf] of Object.entries(renderedSheets)) {
    app.get(path, compress(), async (c) =>
      c.body(textOf(await renderingCode(build), new URL(c.req.url).searchParams), 200, css),
    );
  }

  // The build puts a compressed copy beside each file. A hash in the name says that the content never changes.
  const files = (cacheControl: string) =>
    serveStatic({
      root: build,
      precompressed: true,
      onFound: (_file, c: Context) => {
        c.header('Cache-Control', cacheControl);
        // A page in a sandboxed frame has no origin, so to it even its own scripts are another's.
        c.header('Access-Control-Allow-Origin', '*');
      },
    });
  app.use('/assets/*', files(immutable));
  app.use('/script/*', files('no-cache'));
  app.use('/favicon.svg', files('no-cache'));
  app.get('/favicon.ico', (c) => c.body(null, 204));
  app.notFound((c) => c.text(`Nothing is here. The pages are ${Object.keys(pages).join(' and ')}.`, 404));
  return app;
}
