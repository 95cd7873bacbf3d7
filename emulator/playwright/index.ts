import {
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  test as base,
  type TestType,
} from '@playwright/test';
import { type Emulator, type EmulatorOptions, startEmulator } from '../node/start-emulator';
import { createEmulatorContexts, type EmulatorContexts } from './emulator-contexts';

/** The fixtures of each test. */
export interface EmulatorFixtures {
  /**
   * The emulator, as it was when it started. A test that fails has its requests and its messages in the attachment
   * `emulator.json`. The pages of the fixture `context`, and of each context that the fixture `browser` makes, find it in
   * `window.vestibuleEmulator`. Those of a browser that a test launches itself do not.
   */
  emulator: Emulator;
  /** The time of the emulator and of those pages. A test that does not ask for it has no clock in its pages. */
  clock: SharedClock;
}

/** The clock of both sides. */
export interface SharedClock {
  /** Moves the time forward, on the emulator and in each page: what falls due there happens. */
  advance(seconds: number): Promise<void>;
}

/** The fixtures of each worker. */
export interface EmulatorWorkerFixtures {
  /** The options of the emulator, in `use` of the configuration or in `test.use` of a file. */
  emulatorOptions: EmulatorOptions;
  /** The emulator of this worker, whatever state the tests before have left it in. */
  workerEmulator: Emulator;
}

/** The fixtures of each worker that only the other fixtures use. */
interface OwnWorkerFixtures {
  emulatorContexts: EmulatorContexts;
}

/** Playwright's `test` with an emulator: one for each worker, back at its beginning for each test. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & EmulatorFixtures,
  PlaywrightWorkerArgs & PlaywrightWorkerOptions & EmulatorWorkerFixtures
> = base.extend<EmulatorFixtures, EmulatorWorkerFixtures & OwnWorkerFixtures>({
  emulatorOptions: [{}, { scope: 'worker', option: true }],
  workerEmulator: [
    async ({ emulatorOptions }, provide) => {
      const emulator = await startEmulator(emulatorOptions);
      await provide(emulator);
      await emulator.stop();
    },
    { scope: 'worker' },
  ],
  emulatorContexts: [
    async ({ workerEmulator }, provide) => provide(createEmulatorContexts(workerEmulator)),
    { scope: 'worker' },
  ],
  browser: [
    async ({ browser, emulatorContexts }, provide) => {
      const end = emulatorContexts.addAllOf(browser);
      await provide(browser);
      end();
    },
    { scope: 'worker' },
  ],
  // Not every context comes from `newContext`: Playwright can use one again. Pages have the emulator whether or not their
  // test uses the fixture. A test without pages starts no browser.
  context: async ({ context, emulator: _started, emulatorContexts }, provide) => {
    await emulatorContexts.add(context);
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
  clock: async ({ emulator, context, emulatorContexts }, provide) => {
    await emulatorContexts.add(context);
    const end = await emulatorContexts.shareTime();
    await provide({
      async advance(seconds) {
        // The provider first. A page's timer that fires at once may call the provider, which must already have the same
        // time.
        await emulator.clock.advance(seconds);
        await emulatorContexts.fastForward(seconds);
      },
    });
    end();
  },
});

export { expect } from '@playwright/test';
