/** The tools that may be in a project of another framework, for its documents or for a native application of the same code. */
const oftenBeside = new Set(['Expo', 'React Native', 'Docusaurus', 'VitePress']);

/** The tools with their own server, router or screens, for which `init` does not write pages, by their packages. */
const others: readonly (readonly [packages: RegExp, name: string])[] = [
  [/^@sveltejs\/kit$/, 'SvelteKit'],
  [/^nuxt$/, 'Nuxt'],
  [/^@angular\/core$/, 'Angular'],
  [/^@react-router\/dev$/, 'React Router'],
  [/^astro$/, 'Astro'],
  [/^@remix-run\/(?:dev|node|react|serve)$/, 'Remix'],
  [/^@tanstack\/(?:react-|solid-)?start$/, 'TanStack Start'],
  [/^react-scripts$/, 'Create React App'],
  [/^expo$/, 'Expo'],
  [/^react-native$/, 'React Native'],
  [/^gatsby$/, 'Gatsby'],
  [/^waku$/, 'Waku'],
  [/^vike$/, 'Vike'],
  [/^@redwoodjs\/core$/, 'RedwoodJS'],
  [/^@docusaurus\/core$/, 'Docusaurus'],
  [/^@vue\/cli-service$/, 'Vue CLI'],
  [/^@quasar\/app-(?:vite|webpack)$/, 'Quasar'],
  [/^vitepress$/, 'VitePress'],
];

/** The frameworks whose pages need Vite: their names, and the documents for those who write the pages by hand. */
const ofVite = {
  react: { title: 'React', document: 'docs/quick-start/react.md' },
  vue: { title: 'Vue', document: 'docs/quick-start/vue.md' },
  svelte: { title: 'Svelte', document: 'docs/frameworks.md' },
} as const;

const beside = 'With --framework html it writes pages beside yours, and a development server for them (Vite).';

/** The reason why a project has a tool for which no pages are written; undefined if it has none. */
export function otherFramework(packages: ReadonlySet<string>): string | undefined {
  const isServed = packages.has('next') || packages.has('vite');
  const [, name] =
    others.find(
      ([pattern, tool]) => !(isServed && oftenBeside.has(tool)) && [...packages].some((one) => pattern.test(one)),
    ) ?? [];
  if (name === undefined) return undefined;
  return `"init" does not write pages of ${name}: docs/frameworks.md says how they are made. ${beside}`;
}

/** The reason why no pages of a framework are written into a project without Vite. */
export function withoutVite(framework: keyof typeof ofVite): string {
  const { title, document } = ofVite[framework];
  return `"init" writes pages of ${title} for Vite, and package.json does not name "vite": ${document} says how they are made by hand. ${beside} If Vite is installed elsewhere, use --framework ${framework}.`;
}
