import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Code from '../server-rendering';
import { renderedSheets, renderTargets, isRenderingRequested } from './render-targets';
import { fillPage, type PageFacts } from './fill-page';
import { pages } from './pages';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const script = file('../../widget/script/index.ts');
const rendering = file('../server-rendering/index.ts');

/**
 * Makes Vite's dev server answer the host's addresses. The strict page needs the build: hot reload is inline script. So does
 * the front page that a server renders: here its own styles come with its scripts.
 */
export function devPages(facts: PageFacts): Plugin {
  let server: ViteDevServer;
  const renderingCode = async () => (await server.ssrLoadModule(rendering)) as typeof Code;
  return {
    name: 'vestibule-dev-pages',
    configureServer: (started) => {
      server = started;
      server.middlewares.use((request, response, next) => {
        const { pathname, search, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname === '/healthz') return response.end('ok');
        if (pathname === '/favicon.ico') return response.writeHead(204).end();
        if (searchParams.get('csp') === 'strict') {
          response.statusCode = 501;
          return response.end(
            'The strict policy is for the production build: run `npm start` instead of `npm run dev`.',
          );
        }
        if (pathname === '/script/vestibule.js') request.url = `/@fs${script}`;
        const textOf = renderedSheets[pathname];
        if (textOf) {
          response.setHeader('Content-Type', 'text/css; charset=utf-8');
          return void renderingCode().then((code) => response.end(textOf(code, searchParams)), next);
        }
        const page = pages[pathname];
        if (page) request.url = `/${page}${search}`;
        return next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html, { originalUrl = '/' }) => {
        const { pathname, searchParams: query } = new URL(originalUrl, 'http://localhost');
        const rendered = isRenderingRequested(pathname, query)
          ? renderTargets(await renderingCode(), query)
          : undefined;
        return fillPage(html, facts, { isStrict: false, query, preloads: [], rendered });
      },
    },
  };
}
