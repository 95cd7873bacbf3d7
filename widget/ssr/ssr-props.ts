import type { CSSProperties } from 'react';

/** The look of an element's own root in the host's page. */
export interface PlacementProps {
  /** The classes of the root beside `vestibule`. Default: none. */
  className?: string | undefined;
  /** The styles of the root, for its place in the page. For the look, use the theme. Default: none. */
  style?: CSSProperties | undefined;
}

/** The options of what a server renders, beside those of the mount. In the browser alone they do nothing. */
export interface RenderingProps {
  /**
   * The nonce of your page's policy, or an empty text without one. It lets the server add a `<style>` with your theme, and a script
   * that remembers a form sent before hydration. Without it, or with null, neither is added: link the theme's file.
   */
  nonce?: string | null | undefined;
  /** The address of `vestibule-auth/styles.css`. Needed with `enableShadowDOM`, because a shadow root has no styles of its page. */
  stylesheet?: string;
}

/** The props of an element beside the options of its mount. */
export interface ElementProps extends RenderingProps, PlacementProps {}
