import { type ComponentType, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { LoginProps } from '../../../widget/react';
import { resolveTarget } from '../../../widget/host/mount-target';
import { hideable } from './hideable';
import type { MountWidget } from './mount-widget';

/** A mount that renders the widget's React component in a tree of the page's own. */
export function reactMount(Mount: ComponentType<LoginProps>): MountWidget {
  return (selector, given, { hasNonce, isHideable, isStrictMode }) => {
    const Widget = isHideable ? hideable(Mount) : Mount;
    // The page's own duty here; it says what the plain mount would.
    const target = resolveTarget(selector);
    // A browser hides the nonce itself from scripts.
    let options: LoginProps = { ...given, ...(hasNonce && { nonce: '' }) };
    const tree = () =>
      isStrictMode ? (
        <StrictMode>
          <Widget {...options} />
        </StrictMode>
      ) : (
        <Widget {...options} />
      );
    // The server-rendered markup is hydrated. Each root of a page has its own prefix for ids.
    const identity = { identifierPrefix: target.id };
    const root = target.hasChildNodes() ? hydrateRoot(target, tree(), identity) : createRoot(target, identity);
    const render = () => root.render(tree());
    if (!target.hasChildNodes()) render();
    return {
      update: (changed) => {
        options = { ...options, ...changed };
        render();
      },
      unmount: () => root.unmount(),
    };
  };
}
