import { afterEach, expect, test, vi } from 'vitest';
import { developerWarning } from './developer-warning';

afterEach(() => vi.restoreAllMocks());

test('a developer is warned of each thing once for the life of the page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Sentences that no other test says.
  const said = ['The first thing.', 'The other thing.', 'The first thing.'].map(developerWarning);
  expect(said).toEqual([true, true, false]);
  expect(warn.mock.calls).toEqual([['Vestibule: The first thing.'], ['Vestibule: The other thing.']]);
});
