/** The part of jsdom that is used; the package has no types of its own. */
declare module 'jsdom' {
  /** A page that is parsed from HTML. */
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}
