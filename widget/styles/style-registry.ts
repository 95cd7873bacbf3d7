/**
 * The widget's styles as constructable style sheets. A strict page (`style-src 'none'`) allows them without a nonce,
 * and they apply in a shadow root. The build makes every `.css.ts` register its text here (scripts/build/sheets.ts), so
 * the styles of a screen are in its chunk.
 */
const texts = new Map<string, string>();
const sheets = new Map<Document, CSSStyleSheet>();
const adopters = new Map<DocumentOrShadowRoot, number>();
let isStale = false;

/**
 * Called by compiled style modules, once each. During development it is called again with a new text under the same
 * `id`.
 */
export function registerStyles(text: string, id = text): void {
  texts.set(id, text);
  if (isStale || sheets.size === 0) return;
  isStale = true;
  // One pass for all style modules of a chunk; it runs before the import of that chunk resolves.
  queueMicrotask(refresh);
}

/** Adopts the widget's style sheet into a document or shadow root. The returned function removes it again. */
export function adoptStyles(root: Document | ShadowRoot): () => void {
  const users = adopters.get(root) ?? 0;
  adopters.set(root, users + 1);
  if (users === 0) root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheetOf(root)];
  let isAdopted = true;
  return () => {
    if (isAdopted) release(root);
    isAdopted = false;
  };
}

function release(root: Document | ShadowRoot): void {
  const users = (adopters.get(root) ?? 1) - 1;
  if (users > 0) return void adopters.set(root, users);
  adopters.delete(root);
  const sheet = sheetOf(root);
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => adopted !== sheet);
}

/**
 * A constructed style sheet belongs to the document that it was created in, so each document (also of a frame) has its
 * own.
 */
function sheetOf(root: Document | ShadowRoot): CSSStyleSheet {
  const owner = root instanceof Document ? root : root.ownerDocument;
  const known = sheets.get(owner);
  if (known) return known;
  const sheet = new (owner.defaultView ?? globalThis).CSSStyleSheet();
  sheet.replaceSync(styleText());
  sheets.set(owner, sheet);
  return sheet;
}

function refresh(): void {
  isStale = false;
  for (const sheet of sheets.values()) sheet.replaceSync(styleText());
}

/** The text of all loaded styles, for a page that a server renders. */
export function styleText(): string {
  return styleTexts().join('\n');
}

/** The texts of the loaded styles, one for each style module. */
export function styleTexts(): string[] {
  return [...texts.values()];
}
