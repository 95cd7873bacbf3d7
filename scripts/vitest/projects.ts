import react from '@vitejs/plugin-react';
import type { TestProjectInlineConfiguration } from 'vitest/config';
import { vectorsFolder } from '../../tests/setup/vectors.ts';
import { packagesOf } from '../build/packages-of.ts';
import { styles } from '../build/plugins.ts';

// The tests of the adapter run on the oldest client as well.
const others = packagesOf({ client: process.env['VESTIBULE_CLIENT'] });

const env = { VESTIBULE_VECTORS: vectorsFolder() };

/**
 * A separate environment for each file, in the long run. Creating one takes longer than its tests, so otherwise the
 * files of a worker share their modules: state that one leaves behind is a fault that another detects.
 */
export const isolate = Boolean(process.env['VESTIBULE_LONG']);

/** No test depends on its own duration: a busy machine only takes longer. In milliseconds. */
export const testTimeout = 30_000;

/**
 * The tests that need no page. Creating one takes longer than most of these tests. A file that needs one declares that
 * in its first line.
 */
export const unit = (include: string[]): TestProjectInlineConfiguration => ({
  ...others,
  plugins: [styles()],
  test: {
    name: 'unit',
    isolate,
    testTimeout,
    environment: 'node',
    include,
    setupFiles: ['tests/setup/properties.ts', 'tests/setup/passkeys-idle.ts'],
    env,
  },
});

/** The tests that need a page. */
export const page = (include: string[]): TestProjectInlineConfiguration => ({
  plugins: [react(), styles()],
  test: {
    name: 'page',
    isolate,
    testTimeout,
    environment: 'jsdom',
    include,
    setupFiles: ['tests/setup/properties.ts', 'tests/setup/cleanup.ts', 'tests/setup/passkeys-idle.ts'],
    env,
  },
});
