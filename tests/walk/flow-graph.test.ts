import { expect, test } from 'vitest';
import { dotOf, flowOf } from './flow-graph';

const main = 'Main: Sign up or log in';
const mailed = 'EmailConfirmation: Check your email';
const done = 'OTPConfirmation: Success!';

test('a screen without an exit, and a screen that was never reached, is reported', () => {
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

test('a final screen needs no exit', () => {
  expect(flowOf({ [`${main} > type the code > ${done}`]: 1 }).faults.join()).not.toContain('Success!');
});

test('a mount of one screen needs no exit', () => {
  for (const whole of ['ConnectedApps: Connected applications', "StepUp: Confirm it's you"])
    expect(flowOf({ [`${whole} > press Keep > ${whole}`]: 1 }).faults.join()).not.toContain(whole);
});

test('an edge is rendered once, with the number of times that it was walked', () => {
  const rendering = dotOf(flowOf({ [`${main} > press button 0 > ${mailed}`]: 3, [`${main} > Enter > ${mailed}`]: 4 }));
  expect(rendering.match(/->.*/g)).toHaveLength(1);
  expect(rendering).toContain('[label=7 ');
  expect(rendering).toContain('4 x Enter\\n3 x press button 0');
});
