import { scriptNames } from './manifest';
import type { PackageManager } from './package-manager';
import type { Manifest, Project } from './project';
import { type NewFile, serverOf, tokenSetting } from './shared-files';

const runs = { npm: 'npm run', pnpm: 'pnpm', yarn: 'yarn', bun: 'bun run' } as const;

const testCommands = ({ framework }: Project, manager: PackageManager, script: string) => `
Found: ${framework}. Next:

  ${manager} install && npx playwright install chromium
  ${runs[manager]} ${script}
`;

const pageCommands = (manager: PackageManager, script: string, server: string) => `
To see the log-in page, start the emulator and the development server, each in a terminal, and open /login:

  ${runs[manager]} ${script}
  ${server}
`;

/** The commands of the development servers, and not of a build. */
const servers = {
  vite: /(?:^|\s)vite(?=\s|$)(?!\s+(?:build|preview|optimize))/,
  next: /(?:^|\s)next dev(?=\s|$)/,
};

/** The command of the development server: by a script of the project if one starts it. */
function serverCommand(project: Project, scripts: Manifest['scripts'], manager: PackageManager): string {
  const pattern = project.framework === 'next' ? servers.next : servers.vite;
  const [script] = Object.entries(scripts ?? {}).find(([, command]) => pattern.test(command)) ?? [];
  return script === undefined ? serverOf(project).command : `${runs[manager]} ${script}`;
}

/** A build without the token has no emulator either, so no user could log in. */
const aboutDeploying = (project: Project) => `
To deploy, set ${tokenSetting(project)} to the public token of your Stytch project:
see https://vestibule-auth.github.io/vestibule/go-live
`;

/** Vite builds `index.html` alone, and a page that only its development server shows is missed on deployment. */
const aboutBuilding = (pages: readonly string[]) => `
Name the pages in vite.config too, because Vite builds only index.html by itself:

  build: { rollupOptions: { input: [${pages.map((page) => `'${page}'`).join(', ')}] } }

Your host has to serve ${pages.map((page) => `${page} at /${page.replace(/\.html$/, '')}`).join(', and ')}.
If it cannot, write ".html" at the end of these addresses in the files that "init" wrote.
`;

/** The last output of `init`: the next commands, and what a build needs. */
export function closingWords(
  project: Project,
  files: readonly NewFile[],
  scripts: Manifest['scripts'],
  manager: PackageManager,
): string {
  const { emulator, test } = scriptNames(scripts);
  const pages = files.map(({ path }) => path).filter((path) => path.endsWith('.html'));
  const first = project.hasIndexPage ? ['index.html'] : [];
  return (
    testCommands(project, manager, test) +
    pageCommands(manager, emulator, serverCommand(project, scripts, manager)) +
    aboutDeploying(project) +
    (pages.length > 0 ? aboutBuilding([...first, ...pages]) : '')
  );
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
