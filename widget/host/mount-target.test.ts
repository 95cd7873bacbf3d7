// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { resolveTarget } from './mount-target';

test.each([null, undefined])(
  'the element %j of a host without types is refused with what to do [B-MOUNT-2]',
  (target) => {
    expect(() => resolveTarget(target as never)).toThrow('Vestibule: the element must exist before the mount call.');
  },
);
