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
  /**
   * The emulator, as it was when it started. Each page of the test finds it in `window.vestibuleEmulator`. A test that fails
   * has its requests and its messages in the attachment `emulator.json`.
   */
  emulator: Emulator;
  /** The time of the emulator and of every page of the test. A test that does not ask for it has no clock in its pages. */
  clock: SharedClock;
}

/** The clock of both sides. */
export interface SharedClock {
  /** Moves the time forth, on the emulator and in each page: what falls due there happens. */
  advance(seconds: number): Promise<void>;
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
  // Pages have it whether or not their test uses the fixture. A test without pages starts no browser.
  context: async ({ context, emulator: { publicToken, clientOptions } }, provide) => {
    await context.addInitScript(
      (known: EmulatorOfPage) => {
        window.vestibuleEmulator = known;
      },
      { publicToken, clientOptions },
    );
    await provide(context);
  },
  emulator: async ({ workerEmulator }, provide, info) => {
    await workerEmulator.reset();
    await provide(workerEmulator);
    if (info.status === info.expectedStatus) return;
    const { requests, outbox } = workerEmulator;
    const seen = { requests: await requests.list(), messages: await outbox.messages() };
    await info.attach('emulator.json', { body: JSON.stringify(seen, undefined, 2), contentType: 'application/json' });
  },
  clock: async ({ emulator, context }, provide) => {
    await context.clock.install();
    await provide({
      async advance(seconds) {
        // The provider first. A page's timer that fires at once may call the provider, which must already have the same
        // time.
        await emulator.clock.advance(seconds);
        await context.clock.fastForward(seconds * 1_000);
      },
    });
  },
});

export { expect } from '@playwright/test';
