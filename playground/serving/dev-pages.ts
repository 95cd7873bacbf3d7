import { fileURLToPath } from 'node:url';
import type { Plugin, ViteDevServer } from 'vite';
import type * as Code from '../drawing';
import { drawnSheets, drawTargets, isDrawingAsked } from './draw-targets';
import { fillPage, type PageFacts } from './fill-page';
import { pages } from './pages';

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const script = file('../../widget/script/index.ts');
const drawing = file('../drawing/index.ts');

/**
 * Makes Vite's dev server answer the host's addresses. The strict page needs the build: hot reload is inline script. So does
 * the front page that a server draws: here its own styles come with its scripts.
 */
export function devPages(facts: PageFacts): Plugin {
  let server: ViteDevServer;
  const codeThatDraws = async () => (await server.ssrLoadModule(drawing)) as typeof Code;
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
        const textOf = drawnSheets[pathname];
        if (textOf) {
          response.setHeader('Content-Type', 'text/css; charset=utf-8');
          return void codeThatDraws().then((code) => response.end(textOf(code, searchParams)), next);
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
        const drawn = isDrawingAsked(pathname, query) ? drawTargets(await codeThatDraws(), query) : undefined;
        return fillPage(html, facts, { isStrict: false, query, preloads: [], drawn });
      },
    },
  };
}
