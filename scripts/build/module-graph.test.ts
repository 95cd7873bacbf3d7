import { expect, test } from 'vitest';
import { withoutPlaces } from './module-graph';

test('two clones of one commit have the same sums, at any path and on any system', () => {
  const here = withoutPlaces(
    'import "/home/ada/house/flows/main.ts"; import "/home/ada/house/node_modules/react/index.js"',
    '/home/ada/house',
  );
  const there = withoutPlaces(
    'import "/var/before/flows/main.ts"; import "/home/ada/house/node_modules/react/index.js"',
    '/var/before',
  );
  const windows = withoutPlaces(
    String.raw`import "C:/a/house/flows/main.ts"; import "C:\\a\\house\\node_modules\\react\\index.js"`,
    'C:/a/house',
  );
  expect(here).toBe('import "flows/main.ts"; import "node_modules/react/index.js"');
  expect(there).toBe(here);
  expect(windows).toBe(here);
});

test('a nested package has the same sum in a clone with linked packages', () => {
  const id = '/home/ada/house/node_modules/storybook/node_modules/semver/index.js';
  expect(withoutPlaces(id, '/home/ada/house')).toBe('node_modules/semver/index.js');
  expect(withoutPlaces(id, '/var/before')).toBe('node_modules/semver/index.js');
});
