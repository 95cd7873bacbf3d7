// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { succeeded } from '../../flows/core/provider/outcome';
import { adasFactors } from '../../flows/core/testing/fake-provider';
import { hostStepUp } from '../../flows/step-up/host-step-up.actions';
import { runAtom } from '../../flows/step-up/step-up.atoms';
import { passwordOptions, startedMount } from '../testing/started-mount';
import { pass, standStill } from '../testing/still-page';
import { stepUpDefinition, type StepUpOptions } from './step-up';

standStill();

/** A step-up of a user who has proved an e-mail a minute ago. */
async function started(stepUpOptions: StepUpOptions['stepUpOptions']) {
  const held = [{ method: 'otp', group: 'email' as const, provenAt: Date.now() - 60_000 }];
  const page = startedMount(
    stepUpDefinition,
    { ...passwordOptions, ...(stepUpOptions && { stepUpOptions }) },
    { ownFactors: async () => succeeded({ ...adasFactors, held }) },
  );
  await pass(1);
  const state = () => {
    const now = page.store.get(hostStepUp.stateAtom);
    return now.status === 'loaded' ? now.value : now.status;
  };
  const update = async (options: Partial<StepUpOptions>) => {
    stepUpDefinition.apply?.(page.store, options);
    await pass(1);
  };
  const checks = () => page.sent().filter((name) => name === 'checkSession').length;
  return { ...page, state, update, checks };
}

test('a confirmed session for which the host requires more is asked for it [B-STEPUP-6]', async () => {
  const page = await started({ groups: 1 });
  expect(page.state()).toBe('confirmed');
  await page.update({ stepUpOptions: { groups: 2 } });
  expect({ state: page.state(), groups: page.store.get(runAtom)?.groups }).toEqual({ state: 'asked', groups: 2 });
});

test('a step-up for which the host requires less completes [B-STEPUP-6]', async () => {
  const page = await started({ groups: 2 });
  expect(page.state()).toBe('asked');
  await page.update({ stepUpOptions: undefined });
  expect({ state: page.state(), end: page.events.at(-1)?.type }).toEqual({
    state: 'confirmed',
    end: 'STEP_UP_COMPLETE',
  });
});

test('the same strength in another object, as React passes it at each render, checks nothing again [B-STEPUP-6]', async () => {
  const page = await started({ groups: 2 });
  await page.update({ stepUpOptions: { groups: 2, maxAgeMinutes: 60 } });
  await page.update({ strings: {} });
  expect({ state: page.state(), checks: page.checks() }).toEqual({ state: 'asked', checks: 1 });
});
