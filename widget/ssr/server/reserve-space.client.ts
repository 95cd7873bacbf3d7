// Compiled to a string (scripts/build/page-scripts.ts) and run in the page's markup, before any other script. It must
// not import anything.

/**
 * Reserves the space of 'Forget' below the last used method of this device, until the widget marks it (B-DRAWN-4): the
 * height of the button and the gap above it. The space is kept when the method is forgotten. The rule is in a separate
 * style sheet, so that hydration finds the markup unchanged. The stored text is untrusted: only text in the form of a
 * method's name is used.
 */
function reserveSpace(): void {
  const [method = ''] = localStorage.getItem('vestibule:last_used')?.split(' ') ?? [];
  if (!/^[\w:-]+$/.test(method)) return;
  const sheet = new CSSStyleSheet();
  const control = `.vestibule [data-focus-key="${method}"][data-focus-key]:not([aria-describedby])`;
  sheet.replaceSync(`${control}{margin-block-end:calc(var(--vestibule-spacing-label) + 32px)}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

try {
  reserveSpace();
} catch {
  // Storage or constructable style sheets are missing or forbidden: nothing is reserved.
}

// oxlint-disable-next-line unicorn/require-module-specifiers -- makes it a module: its names are not global
export {};
