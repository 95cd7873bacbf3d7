/** The code that shows a developer what the widget sees. It is fetched on the developer's own machine alone (B-DEV-1). */
export const loadInspection = () => import('./inspect');

/** Every sentence of the widget by its id, in some language: what a host's own sentences are compared with. */
export const anyWords = async () => (await import('../locales/nl')).messages;
