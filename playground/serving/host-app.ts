import { serveStatic } from '@hono/node-server/serve-static';
import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillPage, type PageFacts } from './fill-page';
import { pages } from './pages';
import { preloadsOf, readManifest } from './preloads';
import { strictPolicy } from './strict-policy';

const immutable = 'public, max-age=31536000, immutable';

/** The host: the built pages, each filled in for its request, and the files they ask for. */
export function hostApp(build: string, facts: PageFacts): Hono {
  const app = new Hono();
  const manifest = readManifest(build);
  app.get('/healthz', (c) => c.text('ok'));

  for (const [path, file] of Object.entries(pages)) {
    const html = readFileSync(join(build, file), 'utf8');
    app.get(path, compress(), (c) => {
      const query = new URL(c.req.url).searchParams;
      const isStrict = query.get('csp') === 'strict';
      if (isStrict) c.header('Content-Security-Policy', strictPolicy(facts.providerOrigin));
      // Nobody may frame the page where a visitor decides (RFC 9700, 4.16), nor learn of its address.
      if (path === '/consent') {
        c.header('Content-Security-Policy', "frame-ancestors 'none'");
        c.header('Referrer-Policy', 'no-referrer');
      }
      c.header('Cache-Control', 'no-cache');
      return c.html(fillPage(html, facts, { isStrict, query, preloads: preloadsOf(manifest, path, query) }));
    });
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
