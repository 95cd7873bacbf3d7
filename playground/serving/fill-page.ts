/** The facts that a page must learn from its server, because a strict page allows no inline script. */
export interface PageFacts {
  providerOrigin: string;
  publicToken: string;
}

/** The request for a page. */
export interface PageRequest {
  /** The policy of the page: true where it forbids style sheets. */
  isStrict: boolean;
  query: URLSearchParams;
  /** Scripts to fetch along with the page. */
  preloads: readonly string[];
  /** The targets of the widget as the server rendered them, with the styles that go with them. */
  rendered?: RenderedTargets;
}

/** The targets of a page that a server rendered. */
export interface RenderedTargets {
  /** The empty element of the page that it replaces. */
  place: string;
  html: string;
  /** The style sheets to link. */
  sheets?: readonly string[];
  /** The styles to put into the page. */
  styles?: string;
  /** The nonce of the page's policy. */
  nonce?: string;
  /** True if the page is served without scripts. */
  isScriptless: boolean;
}

/** A page with its facts filled in. */
export function fillPage(html: string, facts: PageFacts, { isStrict, query, preloads, rendered }: PageRequest): string {
  const links = preloads.map((href) => `<link rel="modulepreload" crossorigin href="${attribute(href)}">`).join('');
  const script =
    query.get('entry') === 'script' ? '<script type="module" crossorigin src="/script/vestibule.js"></script>' : '';
  const sheets = rendered?.sheets?.map((href) => `<link rel="stylesheet" href="${attribute(href)}">`).join('') ?? '';
  const styles =
    rendered?.styles === undefined ? '' : `<style nonce="${rendered.nonce ?? ''}">${rendered.styles}</style>`;
  const filled = (isStrict ? html.replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, '') : html)
    .replace('{{providerOrigin}}', () => attribute(facts.providerOrigin))
    .replace('{{publicToken}}', () => attribute(facts.publicToken))
    .replace('<!-- scripts -->', () => sheets + styles + links + script)
    .replace(rendered?.place ?? '', () => rendered?.html ?? '');
  return rendered?.isScriptless
    ? filled.replaceAll(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '')
    : filled;
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
