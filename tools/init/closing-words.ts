import type { Project } from './project';
import type { NewFile } from './shared-files';

const runs = { npm: 'npm run', pnpm: 'pnpm', yarn: 'yarn', bun: 'bun run' } as const;

const nextCommands = ({ framework, manager }: Project) => `
Found: ${framework}. Next:

  ${manager} install && npx playwright install chromium
  ${runs[manager]} test:log-in
`;

/** Vite builds `index.html` alone, and a page that only its development server shows is missed on deployment. */
const aboutBuilding = (pages: readonly string[]) => `
To deploy, name the pages in vite.config, because Vite builds only index.html by itself:

  build: { rollupOptions: { input: [${['index.html', ...pages].map((page) => `'${page}'`).join(', ')}] } }
`;

/** The last output of `init`: the next two commands, and what a build needs. */
export function closingWords(project: Project, files: readonly NewFile[]): string {
  const pages = files.map(({ path }) => path).filter((path) => path.endsWith('.html'));
  return nextCommands(project) + (pages.length > 0 ? aboutBuilding(pages) : '');
}

/** The warnings about a project whose new pages do not work yet, each on a line. */
export function warningsAbout({ framework, absent }: Project, type: unknown): string {
  const missing =
    absent.length > 0
      ? `The new pages need ${absent.join(' and ')}, which package.json does not name. If it is not installed elsewhere, such as in the root of a monorepo, install it with its configuration.\n`
      : '';
  const refused =
    type === 'commonjs' && framework === 'next'
      ? 'package.json says "type": "commonjs", and Next refuses the new pages for it: write "module".\n'
      : '';
  return missing + refused;
}
