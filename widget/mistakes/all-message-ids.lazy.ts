/** Every sentence of the widget by its id, in some language: what a host's own sentences are compared with. */
export const anyWords = async () => (await import('../locales/nl')).messages;
