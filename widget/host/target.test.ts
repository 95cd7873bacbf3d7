// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { resolveTarget } from './place';

test.each([null, undefined])(
  'the element %j of a host without types is refused with what to do [B-MOUNT-2]',
  (target) => {
    expect(() => resolveTarget(target as never)).toThrow(
      `Vestibule found no "${target}". The element must exist before the mount call: mount later, or pass it.`,
    );
  },
);
