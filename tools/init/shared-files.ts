import type { Project } from './project';

/** A file to be written: its path in the project, and its text. */
export interface NewFile {
  readonly path: string;
  readonly text: string;
}

/** The file extension of modules, and of those with JSX. */
export const endingsOf = ({ isTypeScript }: Project): { readonly js: string; readonly jsx: string } =>
  isTypeScript ? { js: 'ts', jsx: 'tsx' } : { js: 'js', jsx: 'jsx' };

/** The folder of the code that every page shares. */
const sharedFolder = ({ framework, pages }: Project) =>
  framework === 'next' && pages === 'app' ? 'vestibule' : 'src/vestibule';

/** The expressions of a bundler for development and production, and for a setting. */
const settings = {
  vite: { isDevelopment: 'import.meta.env.DEV', token: 'import.meta.env.VITE_STYTCH_PUBLIC_TOKEN', name: 'VITE_' },
  next: {
    isDevelopment: "process.env.NODE_ENV === 'development'",
    token: 'process.env.NEXT_PUBLIC_STYTCH_PUBLIC_TOKEN',
    name: 'NEXT_PUBLIC_',
  },
};

/** The setting for the public token, in the environment of a build. */
export const tokenSetting = ({ framework }: Project): string =>
  `${(framework === 'next' ? settings.next : settings.vite).name}STYTCH_PUBLIC_TOKEN`;

function clientText(project: Project): string {
  const { framework, isTypeScript } = project;
  const isOfNext = framework === 'next';
  const { isDevelopment, token } = isOfNext ? settings.next : settings.vite;
  // Without the types of Vite, `import.meta.env` does not compile. A project that has them already may name them again.
  const types = isTypeScript && !isOfNext ? '/// <reference types="vite/client" />\n\n' : '';
  return `${types}import { lateClient } from 'vestibule-auth';
import { clientOptions, defaultPublicToken } from 'vestibule-auth-emulator/client';

// The public token of your Stytch project: ${tokenSetting(project)} in the file .env.local.
const publicToken = ${token} ?? '';

// The emulator on this computer, while you develop without a token. A test names its own.
const localEmulator = { publicToken: defaultPublicToken, clientOptions: clientOptions('http://localhost:5181') };

/** Stytch's client, which is made in the browser, when it is needed. */
export const client = lateClient(async () => {
  const { createStytchClient } = await import('@stytch/vanilla-js/headless');
  const emulator = ${isDevelopment} ? (window.vestibuleEmulator ?? (publicToken ? undefined : localEmulator)) : undefined;
  return createStytchClient(emulator?.publicToken ?? publicToken, emulator?.clientOptions);
});
`;
}

function configText({ isTypeScript }: Project): string {
  const [first, last] = isTypeScript
    ? ["import type { Config } from 'vestibule-auth';\n\n", '} satisfies Config;']
    : ['', '};'];
  return `${first}const origin = typeof location === 'undefined' ? '' : location.origin;

/** The ways to log in. The page of \`loginRedirectURL\` is registered as a redirect URL in your Stytch dashboard. */
export const config = {
  products: ['emailMagicLinks'],
  emailMagicLinksOptions: {
    loginRedirectURL: \`\${origin}/callback\`,
    signupRedirectURL: \`\${origin}/callback\`,
  },
${last}
`;
}

/** The configuration of the new test. A folder `e2e` of the project may have its own, by the name Playwright looks for. */
export const testConfig = 'e2e/log-in.config.mts';

/** The new test. It has no name such as `log-in.spec.mts`, which the project's own test runners would run too. */
const testFile = 'log-in.e2e.mts';

const testText = `import { expect, test } from 'vestibule-auth-emulator/playwright';

test('a user logs in by the link of a mail', async ({ page, emulator }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill('ada@example.com');
  await page.getByRole('button', { name: 'Continue with email' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await page.goto(await emulator.outbox.waitForLink('ada@example.com'));
  // The callback page continues there after a success alone.
  await expect(page).toHaveURL('/');
});
`;

const playwrightText = (server: string, port: number) => `import { defineConfig } from '@playwright/test';

export default defineConfig({
  testMatch: '${testFile}',
  // The development server compiles each page at its first visit.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  use: { baseURL: 'http://localhost:${port}' },
  webServer: {
    command: '${server}',
    cwd: '..',
    url: 'http://localhost:${port}/login',
    timeout: 180_000,
    reuseExistingServer: true,
  },
});
`;

/** The development server of a project, and its port. */
export const serverOf = ({ framework }: Project): { readonly command: string; readonly port: number } =>
  framework === 'next'
    ? { command: 'npx next dev --port 3000', port: 3000 }
    : { command: 'npx vite --port 5173 --strictPort', port: 5173 };

/** The files that are the same for every framework, and the folder of those that pages import. */
export function sharedFiles(project: Project): { readonly folder: string; readonly files: readonly NewFile[] } {
  const folder = sharedFolder(project);
  const { js } = endingsOf(project);
  const { command, port } = serverOf(project);
  return {
    folder,
    files: [
      { path: `${folder}/client.${js}`, text: clientText(project) },
      { path: `${folder}/config.${js}`, text: configText(project) },
      // Modules by their names, because the emulator's package has no other, and the project's "type" may say otherwise.
      { path: testConfig, text: playwrightText(command, port) },
      { path: `e2e/${testFile}`, text: testText },
    ],
  };
}
