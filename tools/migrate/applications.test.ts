import { expect, test } from 'vitest';
import { migrate } from './migrate';
import { Refusal } from './refusal';
import { applications, refused } from './testing/applications';

test.each(applications)('an application ($what) is migrated completely, and losses are reported', ({ file, text }) => {
  const { text: migrated, notes } = migrate(text, file);
  const said = notes.map(({ line, level, message }) => `${line} ${level}: ${message}\n`).join('');
  expect(`${migrated}\n--- said\n${said}`).toMatchSnapshot();
  // Migrating the result again changes nothing.
  expect(migrate(migrated, file).text).toBe(migrated);
});

test.each(refused)('an application ($what) is refused with the reason', ({ file, text, why, line }) => {
  const refusal = (() => {
    try {
      return migrate(text, file);
    } catch (error) {
      return error;
    }
  })();
  expect(refusal).toBeInstanceOf(Refusal);
  expect(refusal).toMatchObject({ line, message: expect.stringContaining(why) });
});
