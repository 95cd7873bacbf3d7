/**
 * The focused element of the document or shadow root that a node is in; null if none has focus there. A widget may be in a frame,
 * whose nodes are instances of that window's classes, so that `instanceof` fails.
 */
export function activeElementAround(node: Node): Element | null {
  const { activeElement = null }: Node & Partial<DocumentOrShadowRoot> = node.getRootNode();
  return activeElement;
}
