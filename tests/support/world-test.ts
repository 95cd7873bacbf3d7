import type { Control } from '../../emulator/control/control';
import { test as emulatorTest } from '../../emulator/playwright';
import { invoiceRobot } from '../../emulator/provider/idp/invoice-robot';
import { freePort } from './free-port';
import { servePages, type World } from './world';

/** A test beside a running playground, one for each worker. Each test has a fresh project there, in every engine. */
export const worldTest = emulatorTest.extend<{ control: Control }, { world: World }>({
  emulatorOptions: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright's form
    async ({}, provide) => {
      const appOrigin = `http://localhost:${await freePort()}`;
      await provide({ appOrigin, seed: { applications: [invoiceRobot(appOrigin)] } });
    },
    { scope: 'worker' },
  ],
  world: [
    async ({ workerEmulator: { origin, publicToken }, emulatorOptions: { appOrigin = '' } }, provide) => {
      const pages = await servePages(Number(new URL(appOrigin).port), { providerOrigin: origin, publicToken });
      await provide({ host: appOrigin, provider: origin });
      await pages.close();
    },
    { scope: 'worker' },
  ],
  // A test that never asks for the control must not find the users of the one before.
  control: [async ({ emulator }, provide) => provide(emulator), { auto: true }],
});
