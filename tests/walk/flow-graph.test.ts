import { expect, test } from 'vitest';
import { dotOf, flowOf } from './flow-graph';

const main = 'Main: Sign up or log in';
const mailed = 'EmailConfirmation: Check your email';
const done = 'OTPConfirmation: Success!';

test('a screen without a way on or back is reported, and one that was never reached', () => {
  const { faults } = flowOf({
    [`${main} > press button 0 > ${mailed}`]: 3,
    [`${mailed} > Tab > ${mailed}`]: 2,
    [`${mailed} > go back > the application`]: 1,
  });
  expect(faults).toContain(`No way leads on or back from ${mailed}.`);
  expect(faults).not.toContain(`No way leads on or back from ${main}.`);
  expect(faults).toContain('No walk came to IDPConsent.');
  expect(faults).not.toContain('No walk came to EmailConfirmation.');
});

test('where a user has arrived nothing must lead on', () => {
  expect(flowOf({ [`${main} > type the code > ${done}`]: 1 }).faults.join()).not.toContain('Success!');
});

test('nothing must lead on from a mount of one screen', () => {
  for (const whole of ['ConnectedApps: Connected applications', "StepUp: Confirm it's you"])
    expect(flowOf({ [`${whole} > press Keep > ${whole}`]: 1 }).faults.join()).not.toContain(whole);
});

test('a way is rendered once, with how often it was walked by whatever means', () => {
  const rendering = dotOf(flowOf({ [`${main} > press button 0 > ${mailed}`]: 3, [`${main} > Enter > ${mailed}`]: 4 }));
  expect(rendering.match(/->.*/g)).toHaveLength(1);
  expect(rendering).toContain('[label=7 ');
  expect(rendering).toContain('4 x Enter\\n3 x press button 0');
});
