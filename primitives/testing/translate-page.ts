/** Does to an element what a browser's translator does: each text is taken out, and is in elements of its own. */
export function translatePage(element: Element): void {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    const outer = document.createElement('font');
    outer.appendChild(document.createElement('font')).textContent = text.data.toUpperCase();
    text.replaceWith(outer);
  }
}
