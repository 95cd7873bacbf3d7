/**
 * The hands of the virtual screen reader, which only reads here. Its own would change the page's fields, as those of the
 * stories do, and both at once do not work.
 */
export const userEvent = { setup: () => ({}) };
