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
}

/** A page with its facts filled in. */
export function fillPage(html: string, facts: PageFacts, { isStrict, query, preloads }: PageRequest): string {
  const links = preloads.map((href) => `<link rel="modulepreload" crossorigin href="${attribute(href)}">`).join('');
  const script =
    query.get('entry') === 'script' ? '<script type="module" crossorigin src="/script/vestibule.js"></script>' : '';
  return (isStrict ? html.replaceAll(/<link\b[^>]*\brel="stylesheet"[^>]*>/g, '') : html)
    .replace('{{providerOrigin}}', () => attribute(facts.providerOrigin))
    .replace('{{publicToken}}', () => attribute(facts.publicToken))
    .replace('<!-- scripts -->', () => links + script);
}

function attribute(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}
