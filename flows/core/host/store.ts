import type { createStore } from 'jotai/vanilla';

/** The state of one mounted widget. */
export type Store = ReturnType<typeof createStore>;
