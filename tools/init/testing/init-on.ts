import { runOn } from '../../cli/testing/run-on';

/** Runs `init` in the current folder of files in memory. */
export const initOn = (files: Readonly<Record<string, unknown>>, ...args: string[]) => runOn(['init', ...args], files);
