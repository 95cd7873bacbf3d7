/**
 * The widget's styles as constructable style sheets. A strict page (`style-src 'none'`) allows them without a nonce,
 * and they apply in a shadow root. The build makes every `.css.ts` register its text here (scripts/build/sheets.ts), so
 * the styles of a screen are in its chunk.
 */

/** The texts of one chunk by the ids of its style modules: what was loaded together, and is in one sheet. */
type Chunk = Map<string, string>;

/** The chunk that a new text is added to. */
let newest: Chunk = new Map();
/** All chunks in their order. The first one is what the first screen needs. */
const chunks = [newest];
/** The sheets of each document, one for each chunk. */
const sheets = new Map<Document, CSSStyleSheet[]>();
/** The roots that have adopted them, each once for each widget in it. */
const adopters: (Document | ShadowRoot)[] = [];
let isAdding = false;

/**
 * Called by compiled style modules, once each. During development it is called again with a new text under the same
 * `id`. The texts of a later chunk get a sheet of their own: to replace that of the others would make the browser parse
 * all styles again, and compute those of the whole page.
 */
export function registerStyles(text: string, id = text): void {
  const chunk = chunks.find((known) => known.has(id)) ?? openChunk();
  chunk.set(id, text);
  for (const ofDocument of sheets.values()) ofDocument[chunks.indexOf(chunk)]?.replaceSync(textOf(chunk));
}

/** Begins a chunk, where the newest one is in a sheet already. */
function openChunk(): Chunk {
  if (sheets.size > 0 && !isAdding) {
    newest = new Map();
    chunks.push(newest);
    isAdding = true;
    // One pass for all style modules of a chunk; it runs before the import of that chunk resolves.
    queueMicrotask(addSheets);
  }
  return newest;
}

function addSheets(): void {
  isAdding = false;
  for (const root of adopters) adopt(root);
}

/** Adopts the widget's style sheets into a document or shadow root. The returned function removes them again. */
export function adoptStyles(root: Document | ShadowRoot): () => void {
  if (!adopters.includes(root)) adopt(root);
  adopters.push(root);
  let isAdopted = true;
  return () => {
    if (isAdopted) release(root);
    isAdopted = false;
  };
}

function adopt(root: Document | ShadowRoot): void {
  root.adoptedStyleSheets = [...new Set([...root.adoptedStyleSheets, ...sheetsOf(root)])];
}

function release(root: Document | ShadowRoot): void {
  adopters.splice(adopters.indexOf(root), 1);
  if (adopters.includes(root)) return;
  const ours = sheetsOf(root);
  root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adopted) => !ours.includes(adopted));
}

/**
 * A constructed style sheet belongs to the document that it was created in, so each document (also of a frame) has its
 * own. One without a window, of a frame that the page has removed, gets no more.
 */
function sheetsOf(root: Document | ShadowRoot): CSSStyleSheet[] {
  // A document has no owner. That of a frame is no `Document` of this page.
  const owner = root.ownerDocument ?? root;
  const { defaultView: view } = owner;
  const known = sheets.get(owner) ?? [];
  if (!view) return known;
  const all = chunks.map((chunk, index) => known[index] ?? sheetWith(chunk, view));
  sheets.set(owner, all);
  return all;
}

function sheetWith(chunk: Chunk, view: Window & typeof globalThis): CSSStyleSheet {
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(textOf(chunk));
  return sheet;
}

const textOf = (chunk: Chunk): string => [...chunk.values()].join('\n');

/** The texts of the loaded styles, one for each style module. */
export function styleTexts(): string[] {
  return chunks.flatMap((chunk) => [...chunk.values()]);
}
