/** The host's shadow root that a node is in, or is; undefined where there is none. */
export function shadowAround(target: Node): ShadowRoot | undefined {
  const root = target.getRootNode();
  return isShadowRoot(root) ? root : undefined;
}

/** Tells whether a node is a shadow root, in a frame's document too, whose nodes are instances of its own classes. */
const isShadowRoot = (node: Node): node is ShadowRoot => node.nodeType === 11 && 'host' in node;
