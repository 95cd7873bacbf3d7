import { test as base } from '@playwright/test';
import { type Control, controlOf } from './control';
import { startWorld, type World } from './world';

/** A test beside a running playground, one for each worker; each test finds a fresh project there, whatever engine it drives. */
export const worldTest = base.extend<{ control: Control }, { world: World }>({
  world: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, provide) => {
      const world = await startWorld();
      await provide(world);
      world.close();
    },
    { scope: 'worker' },
  ],
  control: async ({ world }, provide) => {
    const control = controlOf(world.provider);
    await control.reset();
    await provide(control);
  },
});
