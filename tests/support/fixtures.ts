import { expect } from '@playwright/test';
import { notInFirefox, saidByFirefox } from '../engines/not-in-firefox';
import { fillByTyping } from '../engines/fill-by-typing';
import { axeViolations } from './axe';
import { condition, engine } from './condition';
import { type EmbedOptions, embedAddress } from './embed';
import { watchPage, type Watch } from './invariants';
import { endAnimations } from './end-animations';
import { clickByTapping } from './click-by-tapping';
import { worldTest } from './world-test';

interface TestFixtures {
  watch: Watch;
  /** Opens `/embed` with a mount and its props. */
  embed: (options: EmbedOptions) => Promise<void>;
  /** Fails unless axe finds nothing and nothing overflows sideways. */
  seeNoBarrier: () => Promise<void>;
}

/** The words of Chromium and Firefox about a form that a user sends in a rendered page before its scripts are here (B-DRAWN-3). */
const refusedBeforeHydration = /An invalid form control (?:with name='' )?is not focusable/;

/** Every journey runs against a fresh project, and fails on any error, warning or policy violation of the page. */
export const test = worldTest.extend<TestFixtures>({
  watch: [
    async ({ page }, provide, { title }) => {
      const watch = await watchPage(page);
      watch.allow(refusedBeforeHydration);
      if (engine === 'firefox') {
        const [, why] = notInFirefox.find(([pattern]) => pattern.test(title)) ?? [];
        test.skip(why !== undefined, why);
        fillByTyping(page);
        saidByFirefox.forEach(watch.allow);
      }
      if (condition === 'touch') clickByTapping(page);
      await provide(watch);
      expect(watch.problems, 'errors, warnings and violations of the page').toEqual([]);
    },
    { auto: true },
  ],
  embed: async ({ page, world, control }, provide) => {
    void control;
    await provide(async (options) => void (await page.goto(embedAddress(world.host, options))));
  },
  seeNoBarrier: async ({ page }, provide) => {
    await provide(async () => {
      await endAnimations(page);
      expect(await axeViolations(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, 'horizontal overflow in px').toBeLessThanOrEqual(0);
    });
  },
});

export { expect };
