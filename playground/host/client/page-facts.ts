/** The facts that the server wrote into the page's `<meta>` tags; a strict page allows no inline script. */
export function pageFacts(): { providerOrigin: string; publicToken: string } {
  return { providerOrigin: metaContent('vestibule-provider'), publicToken: metaContent('vestibule-public-token') };
}

function metaContent(name: string): string {
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
}

/** The address of the theme editor, where the page names one: `npm start` has none. */
export function themeEditor(): string | undefined {
  const named = typeof document === 'undefined' ? '' : metaContent('vestibule-theme-editor');
  return named === '' ? undefined : new URL(named, location.href).href;
}
