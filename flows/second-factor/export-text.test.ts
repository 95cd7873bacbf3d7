import { expect, test } from 'vitest';
import { fileNameOf } from './export-text';

test.each([
  ['Slow Clay', 'slow-clay-recovery-codes.txt'],
  ['../../etc/passwd', 'etc-passwd-recovery-codes.txt'],
  ['Töpferei №1', 'töpferei-no1-recovery-codes.txt'],
  ['  ', 'recovery-codes.txt'],
  ['كلاي', 'كلاي-recovery-codes.txt'],
])('the codes of %j are saved as %s [B-SECOND-7]', (project, name) => {
  expect(fileNameOf(project)).toBe(name);
});
