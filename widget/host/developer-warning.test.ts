import { afterEach, expect, test, vi } from 'vitest';
import { developerWarning } from './developer-warning';

afterEach(() => vi.restoreAllMocks());

test('each warning appears once for the life of the page', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  // Sentences that no other test logs.
  const results = ['The first thing.', 'The other thing.', 'The first thing.'].map((sentence) =>
    developerWarning(sentence, 'is-ignored'),
  );
  expect(results).toEqual([true, true, false]);
  expect(warn.mock.calls).toEqual([
    [expect.stringMatching(/^Vestibule: The first thing\. See https:/)],
    [expect.stringMatching(/^Vestibule: The other thing\. See https:/)],
  ]);
});

test('a warning ends with the address of its section', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  developerWarning('The third thing.', 'is-ignored');
  expect(warn).toHaveBeenCalledWith(expect.stringMatching(/\/troubleshooting#is-ignored$/));
});
