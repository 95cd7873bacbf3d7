import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { provideTypes } from '../../scripts/package/built-package';
import { optionsWithoutDocumentation } from './documented-options';

const root = process.cwd();
let folder = '';

beforeAll(async () => {
  // Inside the repository, so that the types of the packages that it names are found, and where no check looks.
  mkdirSync(join(root, 'dist'), { recursive: true });
  folder = mkdtempSync(join(root, 'dist', 'types-'));
  await provideTypes(folder);
}, 240_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The settings of an embedder's program. */
const settings = (): ts.CompilerOptions => ({
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
  paths: {
    'vestibule-auth': [join(folder, 'index.d.ts')],
    'vestibule-auth/*': [join(folder, '*.d.ts')],
  },
});

/** A language service of an embedder's program, on the declarations of the package. */
function service(program: string) {
  const file = join(root, 'program.tsx');
  const options = settings();
  const read = (path: string) => (path === file ? program : ts.sys.readFile(path));
  const host: ts.LanguageServiceHost = {
    getCompilationSettings: () => options,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
  };
  const made = ts.createLanguageService(host);
  return {
    mistakes: () =>
      [...made.getSyntacticDiagnostics(file), ...made.getSemanticDiagnostics(file)].map(({ messageText }) =>
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ),
    documentation: (name: string, after: string) => {
      const position = program.indexOf(name, program.indexOf(after));
      const info = made.getQuickInfoAtPosition(file, position);
      return ts.displayPartsToString(info?.documentation);
    },
  };
}

/** Every option of `config`, as a developer would write it. */
const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  emailMagicLinksOptions: {
    loginRedirectURL: "''",
    signupRedirectURL: "''",
    domainHint: "''",
    loginExpirationMinutes: '1',
    signupExpirationMinutes: '1',
    loginTemplateId: "''",
    signupTemplateId: "''",
    createUserAsPending: 'true',
    locale: "''",
  },
  otpOptions: {
    methods: "['sms']",
    expirationMinutes: '5',
    webOTP: 'true',
    preferredCountries: '[]',
    allowedCountries: '[]',
  },
  phoneOptions: { defaultCountry: "'DE'" },
  oauthOptions: { providers: '[]', markLastUsed: 'true' },
  passwordOptions: {
    resetPasswordRedirectURL: "''",
    resetPasswordExpirationMinutes: '1',
    resetPasswordTemplateId: "''",
  },
  passkeyOptions: { hints: '[]', domain: "''", restoreOnFailure: 'true', offerAfterSignIn: "'ask'" },
  secondFactorOptions: { when: "'offer'", methods: '[]' },
  sessionOptions: { sessionDurationMinutes: '30', greetSignedIn: 'true' },
};

test('every option of `config` has its documentation in an editor [B-TYPES-1]', () => {
  const lines = Object.entries(groups).map(
    ([group, names]) =>
      `${group}: { ${Object.entries(names)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', ')} },`,
  );
  const program = `import type { Config } from 'vestibule-auth';
const config: Config = {
  products: ['passwords'],
  lastUsed: 'first', signUp: 'closed', loginHint: '', loginHintToProviders: true, inAppBrowser: 'ignore', enableShadowDOM: true,
  ${lines.join('\n  ')}
};
export { config };`;
  const { documentation, mistakes } = service(program);
  expect(mistakes()).toEqual([]);
  const top = [
    'products',
    'lastUsed',
    'signUp',
    'loginHint:',
    'loginHintToProviders',
    'inAppBrowser',
    'enableShadowDOM',
  ];
  const silent = [
    ...top.filter((name) => documentation(name, 'const config') === ''),
    ...Object.entries(groups).flatMap(([group, names]) => [
      ...(documentation(`${group}:`, 'const config') ? [] : [group]),
      ...Object.keys(names)
        .filter((name) => documentation(`${name}:`, `${group}: {`) === '')
        .map((name) => `${group}.${name}`),
    ]),
  ];
  expect(silent).toEqual([]);
}, 120_000);

/** The entries whose functions and elements take options. */
const withOptions = ['index', 'react', 'element', 'sign-in', 'server', 'vite', 'script', 'emulator/index'];

test('every option of every function, React element and custom element has its documentation [B-TYPES-1]', () => {
  const files = withOptions.map((name) => join(folder, `${name}.d.ts`));
  const program = ts.createProgram(files, settings());
  const silent = files.flatMap((file) => optionsWithoutDocumentation(program, file));
  expect(silent).toEqual([]);
  const sample = join(folder, 'sample.d.ts');
  writeFileSync(
    sample,
    'export declare function f(options: {\n  /** One. */\n  a?: { b(c: { d: 1 }): void } }): void;',
  );
  expect(optionsWithoutDocumentation(ts.createProgram([sample], settings()), sample)).toEqual([
    'f(options).a.b',
    'f(options).a.b(c).d',
  ]);
}, 120_000);

test('a custom element takes classes and styles in JSX, with their documentation [B-TYPES-1]', () => {
  const program = `import type { LoginOptions } from 'vestibule-auth';
import 'vestibule-auth/element';
export const element = (options: LoginOptions) => (
  <vestibule-login id="in" className="mine" class="mine" style={{ margin: 'auto' }} options={options} aria-busy={false} />
);
// @ts-expect-error -- styles are an object in React
export const wrong = <vestibule-login style="margin: auto" />;`;
  const { documentation, mistakes } = service(program);
  expect(mistakes()).toEqual([]);
  expect(
    ['className', 'class=', 'style', 'options='].map((name) => documentation(name, '<vestibule-login id')),
  ).toEqual(
    Array.from({ length: 4 }, () => expect.stringContaining('element')).with(3, expect.stringContaining('mount')),
  );
}, 120_000);

test('under exactOptionalPropertyTypes an option may be undefined [B-TYPES-2]', () => {
  const program = `import { type Client, mountLogin, mountCallback } from 'vestibule-auth';
import { Login } from 'vestibule-auth/react';
export function go(client: Client, theme?: { colors?: { primary?: string | undefined } | undefined }, locale?: string) {
  const loginURL: string | undefined = undefined;
  mountCallback('#a', { client, config: { products: [], phoneOptions: undefined }, theme: undefined, loginURL });
  const callbacks = { onEvent: undefined, onError: (error: Error) => console.error(error) };
  return mountLogin('#a', { client, config: { products: ['passwords'] }, theme, locale, callbacks, strings: undefined, callback: undefined });
}
export const element = (client: Client) => (
  <Login client={client} config={{ products: ['passwords'] }} className="mine" style={{ margin: 'auto' }} nonce={undefined} />
);`;
  expect(service(program).mistakes()).toEqual([]);
}, 120_000);

test('under exactOptionalPropertyTypes the client takes the options of the emulator [B-TYPES-2]', () => {
  const program = `import { createStytchClient } from '@stytch/vanilla-js/headless';
import { clientOptions } from 'vestibule-auth/emulator/client';
export const client = createStytchClient('public-token-test-x', clientOptions('http://localhost:5181'));`;
  expect(service(program).mistakes()).toEqual([]);
}, 120_000);

test('a client whose classes are declared twice, as in another package of the provider’s, is accepted [B-TYPES-3]', () => {
  const program = `import type { Client } from 'vestibule-auth';
import type { StytchClient } from '@stytch/vanilla-js/headless';
type Members<Part> = { [Name in keyof Part]: Part[Name] };
declare class Session { private _networkClient: string; }
declare class Links { private _networkClient: string; }
declare const session: Session & Members<StytchClient['session']>;
declare const magicLinks: Links & Members<StytchClient['magicLinks']>;
type Rest = Members<Omit<StytchClient, 'session' | 'magicLinks'>>;
declare const rest: Rest;
export const client: Client = { ...rest, session, magicLinks };
declare const own: StytchClient;
export const same: Client = own;
// @ts-expect-error -- a client without a session is none
export const none: Client = { ...rest, magicLinks };`;
  expect(service(program).mistakes()).toEqual([]);
}, 120_000);

// Columns: the start of the error | its mistake.
test.each([
  ['WithoutOtpOptions', "export const config: Config = { products: ['otp'] };"],
  ['WithoutOauthOptions', "export const config: Config = { products: ['oauth'] };"],
  [
    "to type 'Client | LateClient'",
    "mountLogin('#a', { client: 'public-token', config: { products: ['passwords'] } });",
  ],
])(
  'a compiler names %s in its error about %s',
  (name, mistake) => {
    const program = `import { type Config, mountLogin } from 'vestibule-auth';\nexport type Mine = Config;\n${mistake}\nmountLogin;`;
    expect(service(program).mistakes()).toEqual([expect.stringContaining(name)]);
  },
  120_000,
);
