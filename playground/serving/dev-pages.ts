import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { fillPage, type PageFacts } from './fill-page';
import { pages } from './pages';

const script = fileURLToPath(new URL('../../widget/script/index.ts', import.meta.url));

/** Makes Vite's dev server answer the host's addresses. The strict page needs the build: hot reload is inline script. */
export function devPages(facts: PageFacts): Plugin {
  return {
    name: 'vestibule-dev-pages',
    configureServer: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
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
        const file = pages[pathname];
        if (file) request.url = `/${file}${search}`;
        return next();
      });
    },
    transformIndexHtml: {
      order: 'pre',
      handler: (html, { originalUrl = '/' }) =>
        fillPage(html, facts, {
          isStrict: false,
          query: new URL(originalUrl, 'http://localhost').searchParams,
          preloads: [],
        }),
    },
  };
}
