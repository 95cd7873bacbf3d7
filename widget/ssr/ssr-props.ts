/** The options of what a server draws, beside those of the mount. In the browser alone they do nothing. */
export interface DrawingProps {
  /**
   * The nonce of the page's policy. With it the theme's values stand in a `<style>` beside the widget, and a small script
   * remembers a form that is sent before any other script has come. Without it neither is there: link the theme's file.
   */
  nonce?: string;
  /** The address of `vestibule-auth/styles.css`, for `enableShadowDOM`: a shadow root takes no styles of its page. */
  stylesheet?: string;
}
