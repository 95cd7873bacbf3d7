import react from '@vitejs/plugin-react';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configDefaults, type TestProjectInlineConfiguration } from 'vitest/config';
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
 * Tells whether a test file needs a page: one with JSX does, another declares that in its first line.
 *
 * @param file its path from the root
 */
const needsPage = (file: string): boolean =>
  file.endsWith('.test.tsx') || readFileSync(file, 'utf8').startsWith('// @vitest-environment jsdom');

/**
 * The test files without JSX that need a page. They run with the others that need one: a worker that changes between
 * the two environments starts again, with no module loaded.
 *
 * @param folders paths from the root
 */
export const pageTestsWithoutJSX = (folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => file.endsWith('.test.ts') && needsPage(file));

/** The tests that need no page. Creating one takes longer than most of these tests. */
export const unit = (include: string[], exclude: string[] = []): TestProjectInlineConfiguration => ({
  ...others,
  plugins: [styles()],
  test: {
    name: 'unit',
    isolate,
    testTimeout,
    environment: 'node',
    include,
    exclude: [...configDefaults.exclude, ...exclude],
    setupFiles: [
      'tests/setup/properties.ts',
      'tests/setup/imports-settle.ts',
      'tests/setup/passkeys-idle.ts',
      'tests/setup/clocks-run.ts',
    ],
    env,
  },
});

/** The tests that need a page. */
export const page = (include: string[]): TestProjectInlineConfiguration => ({
  ...others,
  plugins: [react(), styles()],
  test: {
    name: 'page',
    isolate,
    testTimeout,
    environment: 'jsdom',
    include,
    setupFiles: [
      'tests/setup/properties.ts',
      'tests/setup/imports-settle.ts',
      'tests/setup/cleanup.ts',
      'tests/setup/passkeys-idle.ts',
      'tests/setup/clocks-run.ts',
    ],
    env,
  },
});
