/** The address of the documents. */
const site = 'https://vestibule-auth.github.io/vestibule/';

/** A document, and its subject for a tool that no document is about. */
interface Nearest {
  readonly document: string;
  readonly subject: string;
}

/** A tool with its own server, router or screens, for which `init` does not write pages. */
interface Tool {
  readonly packages: RegExp;
  readonly name: string;
  /** The document for those who write the pages by hand; undefined for native applications, which have none. */
  readonly read?: string | Nearest;
  /** True if Vite serves pages of HTML beside its pages. A router that is a plugin of Vite answers every address. */
  readonly servesHtml?: boolean;
}

const react = { document: 'quick-start/react', subject: 'React' };
const vue = { document: 'quick-start/vue', subject: 'Vue' };
const onServer = { document: 'server-rendering#react-router', subject: 'React Router' };

const tools: readonly Tool[] = [
  { packages: /^@sveltejs\/kit$/, name: 'SvelteKit', read: { document: 'frameworks#svelte', subject: 'Svelte' } },
  { packages: /^nuxt$/, name: 'Nuxt', read: vue, servesHtml: true },
  { packages: /^@angular\/core$/, name: 'Angular', read: 'frameworks#angular', servesHtml: true },
  { packages: /^@react-router\/dev$/, name: 'React Router', read: 'server-rendering#react-router' },
  {
    packages: /^astro$/,
    name: 'Astro',
    read: { document: 'frameworks#a-bundler-no-framework', subject: 'a page without a framework' },
    servesHtml: true,
  },
  { packages: /^@remix-run\/(?:dev|node|react|serve)$/, name: 'Remix', read: onServer },
  { packages: /^@tanstack\/(?:react-)?start$/, name: 'TanStack Start', read: onServer },
  {
    packages: /^@tanstack\/solid-start$/,
    name: 'TanStack Start',
    read: { document: 'frameworks', subject: 'custom elements' },
  },
  { packages: /^react-scripts$/, name: 'Create React App', read: react, servesHtml: true },
  { packages: /^expo$/, name: 'Expo' },
  { packages: /^react-native$/, name: 'React Native' },
  { packages: /^gatsby$/, name: 'Gatsby', read: react, servesHtml: true },
  { packages: /^waku$/, name: 'Waku', read: onServer },
  { packages: /^vike$/, name: 'Vike', read: onServer },
  { packages: /^@redwoodjs\/core$/, name: 'RedwoodJS', read: react },
  { packages: /^@docusaurus\/core$/, name: 'Docusaurus', read: react, servesHtml: true },
  { packages: /^@vue\/cli-service$/, name: 'Vue CLI', read: vue, servesHtml: true },
  { packages: /^@quasar\/app-(?:vite|webpack)$/, name: 'Quasar', read: vue, servesHtml: true },
  { packages: /^vitepress$/, name: 'VitePress', read: vue, servesHtml: true },
];

/** The tools that may be in a project of another framework, for its documents or for a native application of the same code. */
const oftenBeside = new Set(['Expo', 'React Native', 'Docusaurus', 'VitePress']);

/** The frameworks whose pages need Vite: their names, and the documents for those who write the pages by hand. */
const ofVite = {
  react: { title: 'React', document: react.document },
  vue: { title: 'Vue', document: vue.document },
  svelte: { title: 'Svelte', document: 'frameworks#svelte' },
} as const;

const beside = 'With --framework html it writes pages beside yours, and a development server for them (Vite).';

/** The reason why a project has a tool for which no pages are written; undefined if it has none. */
export function otherFramework(packages: ReadonlySet<string>): string | undefined {
  const isServed = packages.has('next') || packages.has('vite');
  const tool = tools.find(
    ({ packages: pattern, name }) =>
      !(isServed && oftenBeside.has(name)) && [...packages].some((one) => pattern.test(one)),
  );
  return tool && `"init" does not write pages of ${tool.name}${advice(tool)}${tool.servesHtml ? ` ${beside}` : ''}`;
}

function advice({ read }: Tool): string {
  if (read === undefined)
    return `: the log-in form is for web pages, and has nothing for native applications. See ${site}limits.`;
  return typeof read === 'string'
    ? `. ${site}${read} says how they are made by hand.`
    : `, and no document is about it. The nearest is about ${read.subject}: ${site}${read.document}.`;
}

/** The reason why no pages of a framework are written into a project without Vite. */
export function withoutVite(framework: keyof typeof ofVite): string {
  const { title, document } = ofVite[framework];
  return `"init" writes pages of ${title} for Vite, and package.json does not name "vite". ${site}${document} says how they are made by hand. ${beside} If Vite is installed elsewhere, use --framework ${framework}.`;
}
