import { vi } from 'vitest';

/** The errors and warnings that are written to the console from now on, which are not printed. `vi.restoreAllMocks` ends it. */
export function recordConsole(): readonly unknown[] {
  const logged: unknown[] = [];
  for (const level of ['error', 'warn'] as const)
    vi.spyOn(console, level).mockImplementation((...words) => void logged.push(words));
  return logged;
}
