import {
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  test as base,
  type TestType,
} from '@playwright/test';
import type { EmulatorOfPage } from '../client';
import { type Emulator, type EmulatorOptions, startEmulator } from '../node/start-emulator';

/** The fixtures of each test. */
export interface EmulatorFixtures {
  /** The emulator, as it was when it started. Each page of the test finds it in `window.vestibuleEmulator`. */
  emulator: Emulator;
}

/** The fixtures of each worker. */
export interface EmulatorWorkerFixtures {
  /** The options of the emulator, in `use` of the configuration or in `test.use` of a file. */
  emulatorOptions: EmulatorOptions;
  /** The emulator of this worker, whatever state the tests before have left it in. */
  workerEmulator: Emulator;
}

/** Playwright's `test` with an emulator: one for each worker, back at its beginning for each test. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & EmulatorFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & EmulatorWorkerFixtures
> = base.extend<EmulatorFixtures, EmulatorWorkerFixtures>({
  emulatorOptions: [{}, { scope: 'worker', option: true }],
  workerEmulator: [
    async ({ emulatorOptions }, provide) => {
      const emulator = await startEmulator(emulatorOptions);
      await provide(emulator);
      await emulator.stop();
    },
    { scope: 'worker' },
  ],
  emulator: async ({ workerEmulator, context }, provide) => {
    await workerEmulator.reset();
    const { publicToken, clientOptions } = workerEmulator;
    await context.addInitScript(
      (known: EmulatorOfPage) => {
        window.vestibuleEmulator = known;
      },
      { publicToken, clientOptions },
    );
    await provide(workerEmulator);
  },
});

export { expect } from '@playwright/test';
